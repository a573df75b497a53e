import { show, t } from '../i18n/translate.ts';
import { formatDate } from '../lib/days.ts';
import { formatTime, readMoment } from '../lib/time.ts';
import type { SimilarBet, Submission } from './submission.ts';

export interface Description {
  readonly title: string;
  readonly text: string;
  /** The text of the one action that helps. */
  readonly action?: 'checkAgain' | 'sendAgain' | 'dismiss' | 'okCapitals';
}

const hasTime = ({ placedAt }: SimilarBet): boolean => !Number.isNaN(readMoment(placedAt));

/** Bets by their ids; those without one by their times, else by their number. */
function betsText(bets: readonly SimilarBet[]): string {
  const ids = bets.map(({ id }) => id).filter(Boolean);
  const unnamed = bets.filter(({ id }) => id === '');
  const times = unnamed
    .filter(hasTime)
    .map(({ placedAt }) => `${formatDate(placedAt)} ${formatTime(placedAt)}`);
  const others = unnamed.length - times.length;
  return [
    ids.length > 0 && t('bidIdIds', { ids: ids.join(', ') }),
    times.length > 0 && t('withoutAnId', { times: times.join(', ') }),
    others > 0 && t('withoutAnIdAndATime', { count: others }),
  ]
    .filter(Boolean)
    .join('; ');
}

export const foundText = (bets: readonly SimilarBet[]): string =>
  t('foundInHistoryText', { bets: betsText(bets) });

/** What the history says of a submission whose outcome is unknown; undefined if that is nothing. */
function findingText({ finding, found }: Submission): string | undefined {
  if (finding === 'ambiguous') return t('ambiguousText', { bets: betsText(found) });
  if (finding === 'partial') return t('partlyFoundText', { bets: betsText(found) });
  return undefined;
}

function givenUp(submission: Submission): Omit<Description, 'title'> {
  const { finding, baseline } = submission;
  const text = findingText(submission);
  if (text) return { text, action: finding === 'ambiguous' ? 'dismiss' : 'checkAgain' };
  if (finding === 'absent') return { text: t('notInHistory'), action: 'sendAgain' };
  return baseline === null
    ? { text: t('checkHistoryFirst'), action: 'sendAgain' }
    : { text: t('historyUnreadable'), action: 'checkAgain' };
}

/** The notice of a submission; `asksByKey`: the app repeats it under the same key. */
export function describeSubmission(submission: Submission, asksByKey: boolean): Description {
  const { status, found, failure } = submission;
  const count = submission.bids.length;
  const checking = t('checkingYourBets', { count });
  const once = t('cannotBePlacedTwice', { count });
  switch (status) {
    case 'prepared':
    case 'sending':
      // Of an earlier request nothing is known yet.
      if (submission.attempts > 1)
        return { title: checking, text: asksByKey ? once : t('theyAreBeingSentAgain') };
      return { title: t('yourBetsAreBeingSent'), text: t('theirOutcomeIsShownHere') };
    case 'unknown':
      return asksByKey
        ? { title: checking, text: once, action: 'checkAgain' }
        : {
            title: checking,
            text: findingText(submission) ?? t('lookingInHistory', { count }),
            action: 'checkAgain',
          };
    case 'given-up':
      return { title: t('cannotTellYet'), ...givenUp(submission) };
    case 'placed':
      return found.length > 0
        ? { title: t('foundInYourBidHistory'), text: foundText(found), action: 'okCapitals' }
        : { title: t('yourBetsWerePlaced'), text: t('serverHasConfirmed'), action: 'okCapitals' };
    case 'refused':
    case 'not-placed':
      return {
        title: t('yourBetsWereNotPlaced'),
        text: failure ? show(failure) : t('theyWereNeverSent'),
        action: 'okCapitals',
      };
  }
}
