import { submitBets } from '../api/betting.ts';
import { onHistoryRead } from '../api/history.ts';
import { auth } from '../auth/auth-state.ts';
import { isSamePlayer } from '../auth/other-tabs.ts';
import { pointsAt, setPoints } from '../auth/stored-user.ts';
import { config } from '../config.ts';
import { hostTime } from '../lib/host-time.ts';
import { withStorage } from '../lib/local-storage.ts';
import { readAhead } from './baseline.ts';
import { hideSubmission, type SubmissionContext } from './context.ts';
import { createFollowUp, type FollowUp, learnOutcome } from './follow-up.ts';
import { keepPlaced } from './keep-placed.ts';
import { pageLock, tabLock, tabsAreUnprotected } from './locks.ts';
import { announceChange, currentPrefix, forgetDismissed, onSubmissionChange } from './presence.ts';
import { quietFor, readPage } from './read-page.ts';
import { searchForNew } from './search-history.ts';
import { mayResend } from './sending.ts';
import { createStore } from './store.ts';
import { isOpen, type Submission, type SubmissionContent } from './submission.ts';
import {
  repeatSubmission,
  type SubmitOptions,
  type SubmitResult,
  submitContent,
} from './submit.ts';
import { takeBalance } from './wallet.ts';

/** A player without an identity in the record: submissions last as long as the page. */
const NAMELESS = 'nameless:';

function contextOf(prefix: string): SubmissionContext {
  const storage = prefix === NAMELESS ? undefined : withStorage((local) => local);
  return {
    prefix,
    store: createStore(storage, prefix, announceChange),
    lock: tabsAreUnprotected() ? pageLock : tabLock,
    host: {
      send: submitBets,
      readPage,
      quietFor,
      knowsKeys: () => config().idempotencyKey,
      time: hostTime,
      isOffline: () => navigator.onLine === false,
    },
    wallet: { points: () => auth.user?.points ?? 0, at: pointsAt, setPoints },
    onPlaced: keepPlaced,
    isCurrent: () =>
      isSamePlayer() && auth.isAuthenticated && (currentPrefix() ?? NAMELESS) === prefix,
  };
}

interface PlayerSubmissions {
  readonly context: SubmissionContext;
  readonly followUp: FollowUp;
}

let current: PlayerSubmissions | undefined;

function ofPlayer(): PlayerSubmissions {
  const prefix = currentPrefix() ?? NAMELESS;
  if (current?.context.prefix !== prefix) {
    current?.followUp.stop();
    const context = contextOf(prefix);
    current = { context, followUp: createFollowUp(context) };
  }
  return current;
}

/** Follows open submissions and keeps the wallet as new as the history, until the returned function is called. */
export function watchSubmissions(): () => void {
  const { context, followUp } = ofPlayer();
  followUp.start();
  const endReading = onHistoryRead((records, isSearch) => {
    takeBalance(context.wallet, records);
    if (!isSearch) searchForNew(context, records);
  });
  addEventListener('online', followUp.start);
  addEventListener('storage', followUp.update);
  return () => {
    endReading();
    removeEventListener('online', followUp.start);
    removeEventListener('storage', followUp.update);
    followUp.stop();
    current = undefined;
    if (!context.isCurrent()) forgetDismissed();
  };
}

/** Open submissions that the storage refused: a reload would forget them. */
export const listUnstored = (): Submission[] =>
  ofPlayer().context.store.listUnstored().filter(isOpen);

/** Every submission of the player with a notice, the oldest first. */
export const listSubmissions = (): Submission[] =>
  ofPlayer()
    .context.store.list()
    .filter(({ status }) => status !== 'prepared');

/** The points of bets with an unknown outcome. Bets of a dismissed notice count until the wallet is newer. */
export function openPoints(): number {
  const { store, wallet } = ofPlayer().context;
  return store
    .all()
    .filter(isOpen)
    .filter(({ dismissedAt }) => dismissedAt === null || dismissedAt >= (wallet.at() ?? 0))
    .reduce((sum, { body }) => sum + body.amount, 0);
}

/** Tells if the app learns the outcome of a submission by sending it again under its key. */
export const asksByKey = (submission: Submission): boolean =>
  mayResend(ofPlayer().context, submission);

/** Reads the bets that exist before a submission that the player is about to confirm. */
export const readBaselineAhead = (): void => readAhead(ofPlayer().context);

/** Submits bets. `agreed`: the player was warned that they may be placed twice; `repeats`: about this submission. */
export function submitBids(
  content: SubmissionContent,
  agreed: boolean,
  options: SubmitOptions = {},
): Promise<SubmitResult> {
  const { context, followUp } = ofPlayer();
  return submitContent(context, content, agreed, options).finally(followUp.update);
}

/** Sends an open submission again under its own key, after a search of the history. */
export function sendAgain(key: string, agreed: boolean): Promise<SubmitResult> {
  const { context, followUp } = ofPlayer();
  return repeatSubmission(context, key, agreed).finally(followUp.update);
}

/** Tries now to learn the outcome of an open submission. */
export async function checkAgain(key: string): Promise<void> {
  const { context, followUp } = ofPlayer();
  await learnOutcome(context, key);
  followUp.update();
}

export const dismiss = (key: string): void => hideSubmission(ofPlayer().context, key);

/** The submission once its outcome is known; undefined if it was removed before. */
export function outcomeOf(key: string): Promise<Submission | undefined> {
  const { context } = ofPlayer();
  return new Promise((resolve) => {
    const check = () => {
      const submission = context.store.read(key);
      if (submission && (isOpen(submission) || submission.status === 'prepared')) return;
      end();
      resolve(submission);
    };
    const end = onSubmissionChange(check);
    check();
  });
}
