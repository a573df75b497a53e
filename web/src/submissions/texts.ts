import { show, t } from '../i18n/translate.ts';
import { formatDate } from '../lib/days.ts';
import { formatTime, readMoment } from '../lib/time.ts';
import type { SimilarBet, Submission } from './submission.ts';

export interface Description {
  readonly title: string;
  readonly text: string;
  /** The text of the only useful action. */
  readonly action?: 'Check again' | 'Send again' | 'Dismiss' | 'OK';
}

const hasTime = ({ placedAt }: SimilarBet): boolean => !Number.isNaN(readMoment(placedAt));

/** Bets by their ids; bets without an id by their times, else by their count. */
function betsText(bets: readonly SimilarBet[]): string {
  const ids = bets.map(({ id }) => id).filter(Boolean);
  const unnamed = bets.filter(({ id }) => id === '');
  const times = unnamed
    .filter(hasTime)
    .map(({ placedAt }) => `${formatDate(placedAt)} ${formatTime(placedAt)}`);
  const others = unnamed.length - times.length;
  return [
    ids.length > 0 && t('Bid Id {ids}', { ids: ids.join(', ') }),
    times.length > 0 && t('no id: {times}', { times: times.join(', ') }),
    others > 0 && t('{count} with no id or time', { count: others }),
  ]
    .filter(Boolean)
    .join('; ');
}

export const foundText = (bets: readonly SimilarBet[]): string =>
  t(
    '{count, plural, one {Your bet is in} other {Your bets are in}}: {bets}. Playing on two phones? Check the Bid Id.',
    { count: bets.length, bets: betsText(bets) },
  );

/** The finding of the history for a submission whose outcome is unknown; undefined without one. */
function findingText({ finding, found }: Submission): string | undefined {
  if (finding === 'ambiguous')
    return t(
      "We found similar bets but can't confirm they're yours: {bets}. Check your bid history.",
      { bets: betsText(found) },
    );
  if (finding === 'partial')
    return t('We found only some of them in your bid history: {bets}.', { bets: betsText(found) });
  return undefined;
}

function givenUp(submission: Submission): Omit<Description, 'title'> {
  const { finding, baseline } = submission;
  const text = findingText(submission);
  if (text) return { text, action: finding === 'ambiguous' ? 'Dismiss' : 'Check again' };
  if (finding === 'absent')
    return {
      text: t(
        '{count, plural, one {Not in your history yet. It can still arrive.} other {Not in your history yet. They can still arrive.}}',
        { count: submission.bids.length },
      ),
      action: 'Send again',
    };
  return baseline === null
    ? { text: t('Check your history before you bet again.'), action: 'Send again' }
    : { text: t("We couldn't open your full history."), action: 'Check again' };
}

/** The notice of a submission; `asksByKey`: the app repeats it under the same key. */
export function describeSubmission(submission: Submission, asksByKey: boolean): Description {
  const { status, found, failure } = submission;
  const count = submission.bids.length;
  const checking = t(
    "{count, plural, one {We're checking your bet.} other {We're checking your bets.}}",
    { count },
  );
  const once = t(
    "{count, plural, one {It can't be placed twice.} other {They can't be placed twice.}}",
    { count },
  );
  switch (status) {
    case 'prepared':
    case 'sending':
      // The outcome of an earlier request is still unknown.
      if (submission.attempts > 1)
        return { title: checking, text: asksByKey ? once : t("We're sending them again.") };
      return { title: t('Your bets are being sent'), text: t("You'll see the result here.") };
    case 'unknown':
      return asksByKey
        ? { title: checking, text: once, action: 'Check again' }
        : {
            title: checking,
            text:
              findingText(submission) ??
              t(
                "{count, plural, one {We're looking for it in your bid history.} other {We're looking for them in your bid history.}}",
                { count },
              ),
            action: 'Check again',
          };
    case 'given-up':
      return { title: t("We can't tell yet."), ...givenUp(submission) };
    case 'placed':
      return found.length > 0
        ? { title: t('Found in your bid history'), text: foundText(found), action: 'OK' }
        : {
            title: t('{count, plural, one {Your bet is in} other {Your bets are in}}', { count }),
            text: t('Confirmed.'),
            action: 'OK',
          };
    case 'refused':
    case 'not-placed':
      return {
        title: t('Your bets were not placed'),
        text: failure ? show(failure) : t('They were never sent.'),
        action: 'OK',
      };
  }
}
