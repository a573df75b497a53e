import type { PlainText } from '../i18n/text.ts';
import { t, translated } from '../i18n/translate.ts';
import { formatDate } from '../lib/days.ts';
import { formatTime } from '../lib/time.ts';
import type { SimilarBet, Submission } from './submission.ts';

/** The action of a notice. */
export type SubmissionAction = 'check' | 'send-again' | 'dismiss';

/** Title, text and action of a notice. */
export interface Description {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly kind: SubmissionAction; readonly label: PlainText };
}

const check = { kind: 'check', label: 'Check again' } as const;
const sendAgain = { kind: 'send-again', label: 'Send again' } as const;
const dismiss = { kind: 'dismiss', label: 'Put away' } as const;
const ok = { kind: 'dismiss', label: 'OK' } as const;

const UNKNOWN = 'It is not known yet whether your bets were placed.';
const STILL_UNKNOWN = 'It is not known whether your bets were placed.';

const hasTime = ({ placedAt }: SimilarBet): boolean => !Number.isNaN(Date.parse(placedAt));

/** Bets by their ids; those without one by their times, else by their number. */
function betsText(bets: readonly SimilarBet[]): string {
  const ids = bets.map(({ id }) => id).filter(Boolean);
  const unnamed = bets.filter(({ id }) => id === '');
  const times = unnamed
    .filter(hasTime)
    .map(({ placedAt }) => `${formatDate(placedAt)} ${formatTime(placedAt)}`);
  const others = unnamed.length - times.length;
  return [
    ids.length > 0 && t('Bid Id {ids}', { ids: ids.join(', ') }),
    times.length > 0 && t('without an id: {times}', { times: times.join(', ') }),
    others > 0 && t('{count} without an id and a time', { count: others }),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Text for bets found in the history after they were sent. */
export const foundText = (bets: readonly SimilarBet[]): string =>
  t(
    'No receipt came, but your bets came into your bid history after you sent them: {bets}. If you placed equal bets on another device at that time, compare the ids.',
    { bets: betsText(bets) },
  );

const ambiguousText = (bets: readonly SimilarBet[]): string =>
  t(
    'Bets like yours are in your bid history ({bets}), but they may be others. Compare them yourself.',
    { bets: betsText(bets) },
  );

const partialText = (bets: readonly SimilarBet[]): string =>
  t('Only some are in your bid history: {bets}.', { bets: betsText(bets) });

const repeatText = (asksByKey: boolean): string =>
  asksByKey
    ? t('The app asks the server again under the same key, so nothing is placed twice.')
    : t('They are being sent again.');

function pursuedText({ finding, found }: Submission, asksByKey: boolean): string {
  if (asksByKey) return repeatText(asksByKey);
  if (finding === 'ambiguous') return ambiguousText(found);
  if (finding === 'partial') return partialText(found);
  return t('The app looks for them in your bid history and goes on looking when you leave.');
}

function givenUp({ finding, found, baseline }: Submission): Omit<Description, 'title'> {
  switch (finding) {
    case 'ambiguous':
      return { text: ambiguousText(found), action: dismiss };
    case 'partial':
      return { text: partialText(found), action: check };
    case 'absent':
      return {
        text: t('They are not in your bid history so far. They may still be placed.'),
        action: sendAgain,
      };
    default:
      return baseline === null
        ? { text: t('The app cannot tell. Look into your bid history.'), action: sendAgain }
        : { text: t('Your bid history could not be read as a whole.'), action: check };
  }
}

/**
 * The notice of a submission.
 * @param asksByKey whether the app repeats it under the same key
 */
export function describeSubmission(submission: Submission, asksByKey: boolean): Description {
  const { status, found, failure } = submission;
  switch (status) {
    case 'prepared':
    case 'sending':
      // Of an earlier request nothing is known yet.
      if (submission.attempts > 1) return { title: t(UNKNOWN), text: repeatText(asksByKey) };
      return { title: t('Your bets are being sent'), text: t('Their outcome is shown here.') };
    case 'unknown':
      return { title: t(UNKNOWN), text: pursuedText(submission, asksByKey), action: check };
    case 'given-up':
      return { title: t(STILL_UNKNOWN), ...givenUp(submission) };
    case 'placed':
      return found.length > 0
        ? { title: t('Found in your bid history'), text: foundText(found), action: ok }
        : { title: t('Your bets were placed'), text: t('The receipt has come.'), action: ok };
    case 'refused':
    case 'not-placed':
      return {
        title: t('Your bets were not placed'),
        text: failure ? translated(failure) : t('They were never sent.'),
        action: ok,
      };
  }
}

/** Title and text of the warning before sending bets that could be placed twice. */
export const consentTexts = (isSame: boolean): { title: string; text: string; agree: string } =>
  isSame
    ? {
        title: t('Your bets may be placed twice'),
        text: t(
          'It is not known whether they were placed the first time. If they were, sending them again places them a second time.',
        ),
        agree: t('Send again'),
      }
    : {
        title: t('A bet may be placed twice'),
        text: t('You sent an equal bet before, and it is not known yet whether it was placed.'),
        agree: t('Submit anyway'),
      };
