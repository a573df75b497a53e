import { submitBets } from '../api/betting.ts';
import { type HistoryPage, onHistoryRead, readHistoryPage } from '../api/history.ts';
import { retryAfterOf } from '../api/retry-after.ts';
import { auth } from '../auth/auth-state.ts';
import { pointsAt, setPoints } from '../auth/store-user.ts';
import { config } from '../config.ts';
import { hostTime } from '../lib/host-time.ts';
import { withStorage } from '../lib/local-storage.ts';
import {
  dismiss as dismissIn,
  type SubmissionContext,
  type SubmissionHost,
  type Wallet,
} from './context.ts';
import { createFollowUp, type FollowUp, learnOutcome } from './follow-up.ts';
import type { Baseline } from './history-reading.ts';
import { pageOrTabLocks } from './locks.ts';
import { announceChange, currentPrefix, onSubmissionChange } from './presence.ts';
import { takeBalance } from './search-history.ts';
import { mayResend } from './sending.ts';
import { createStore } from './store.ts';
import { isOpen, type Submission, type SubmissionContent } from './submission.ts';
import {
  type SubmitResult,
  sendAgain as sendAgainFrom,
  submitContent,
  takeBaseline,
} from './submit.ts';

/** Until when the host wants no further search of the history, by the page's clock. */
let quietUntil = 0;

async function readPage(page: number): Promise<HistoryPage> {
  try {
    return await readHistoryPage(page);
  } catch (error) {
    quietUntil = performance.now() + (retryAfterOf(error) ?? 0);
    throw error;
  }
}

const host: SubmissionHost = {
  send: submitBets,
  readPage,
  quietFor: () => quietUntil - performance.now(),
  knowsKeys: () => config().idempotencyKey,
  time: hostTime,
  isOffline: () => navigator.onLine === false,
};

/** The wallet of the signed-in player. */
const wallet: Wallet = { points: () => auth.user?.points ?? 0, at: pointsAt, setPoints };

/** A player without an identity in the record: submissions last as long as the page. */
const NAMELESS = 'nameless:';

const isSignedIn = (prefix: string): boolean =>
  auth.isAuthenticated && (currentPrefix() ?? NAMELESS) === prefix;

function contextOf(prefix: string): SubmissionContext {
  const storage = prefix === NAMELESS ? undefined : withStorage((local) => local);
  return {
    prefix,
    store: createStore({ storage, prefix, onChange: announceChange }),
    locks: pageOrTabLocks(),
    host,
    wallet,
    isCurrent: () => isSignedIn(prefix),
  };
}

interface PlayerSubmissions {
  readonly context: SubmissionContext;
  readonly followUp: FollowUp;
  /** A baseline that was read ahead, and when it was requested by the page's clock. */
  ahead?: { readonly baseline: Promise<Baseline | null>; readonly requestedAt: number } | undefined;
}

/** The submissions of the player who uses this tab. */
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

/**
 * Follows the open submissions of the signed-in player: at once, when the network is back, and when another tab
 * changed them. Keeps the wallet as new as the history that the player reads.
 * @returns a function that stops this and forgets the player; the submissions stay in storage
 */
export function watchSubmissions(): () => void {
  const { context, followUp } = ofPlayer();
  followUp.start();
  const endReading = onHistoryRead((records) => takeBalance(wallet, records));
  addEventListener('online', followUp.start);
  addEventListener('storage', followUp.update);
  return () => {
    endReading();
    removeEventListener('online', followUp.start);
    removeEventListener('storage', followUp.update);
    followUp.stop();
    current = undefined;
    // Of a player who signed out only what is open stays.
    if (!context.isCurrent())
      for (const { key, dismissedAt } of context.store.past())
        if (dismissedAt !== null) context.store.remove(key);
  };
}

/** Every submission of the player with a notice, the oldest first. */
export const listSubmissions = (): Submission[] =>
  ofPlayer()
    .context.store.list()
    .filter(({ status }) => status !== 'prepared');

/** Whether the app learns the outcome of a submission by sending it again under its key. */
export const asksByKey = (submission: Submission): boolean =>
  mayResend(ofPlayer().context, submission);

/** How long a baseline is good, in milliseconds: the player may bet on another device meanwhile. */
const BASELINE_LIFE = 15_000;

/** Reads the bets that exist before a submission that the player is about to confirm. */
export function readBaselineAhead(): void {
  const player = ofPlayer();
  player.ahead = { baseline: takeBaseline(player.context), requestedAt: performance.now() };
  const end = onSubmissionChange(() => {
    end();
    player.ahead = undefined;
  });
}

/** The baseline read ahead if it is recent and readable and no submission changed since, else a new one. */
async function latestBaseline(player: PlayerSubmissions): Promise<Baseline | null> {
  const { ahead, context } = player;
  player.ahead = undefined;
  const isRecent = ahead && performance.now() - ahead.requestedAt < BASELINE_LIFE;
  return (isRecent && (await ahead.baseline)) || takeBaseline(context);
}

/** Follows the outcome of a submission if it is unknown. */
function followed(result: SubmitResult): SubmitResult {
  ofPlayer().followUp.update();
  return result;
}

/**
 * Submits bets of the player.
 * @param agreed the player was warned that bets may be placed twice
 * @param repeats the open submission that the warning was about
 */
export function submitBids(
  content: SubmissionContent,
  agreed: boolean,
  repeats?: Submission,
): Promise<SubmitResult> {
  const player = ofPlayer();
  const baseline = () => latestBaseline(player);
  return submitContent(player.context, content, { baseline, agreed, repeats }).then(followed);
}

/** Sends an open submission again under its own key, after a search of the history. */
export const sendAgain = (key: string, agreed: boolean): Promise<SubmitResult> =>
  sendAgainFrom(ofPlayer().context, key, agreed).then(followed);

/** Checks a submission at once. */
export async function checkAgain(key: string): Promise<void> {
  const { context, followUp } = ofPlayer();
  await learnOutcome(context, key);
  followUp.update();
}

/** Removes a submission whose outcome the player has seen or dismissed. */
export const dismiss = (key: string): void => dismissIn(ofPlayer().context, key);

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
