import { subscribe } from 'valtio';
import { submitBets } from '../api/betting.ts';
import { type HistoryPage, readHistoryPage } from '../api/history.ts';
import { retryAfterOf } from '../api/retry-after.ts';
import { auth } from '../auth/auth-state.ts';
import { pointsAt, setPoints } from '../auth/store-user.ts';
import { config } from '../config.ts';
import { hostTime } from '../lib/host-time.ts';
import type { Baseline } from './history-reading.ts';
import { type Locks, leases, ownLocks, webLocks } from './locks.ts';
import { currentOf, type Outbox, putAway as putAwayIn, type SubmissionHost } from './outbox.ts';
import { currentPrefix } from './owner.ts';
import { createPlacedBets } from './placed-bets.ts';
import { announceChange, onSubmissionChange } from './presence.ts';
import { checkAgain as checkAgainIn, createPursuit, type Pursuit } from './pursuit.ts';
import { mayRepeat } from './repeating.ts';
import { createStore } from './store.ts';
import { isOpen, type Submission, type SubmissionContent } from './submission.ts';
import {
  type SubmitOptions,
  type SubmitResult,
  sendAgain as sendAgainFrom,
  submitContent,
  takeBaseline as takeBaselineOf,
} from './submit.ts';

/** Until when the host wants no further look at the history, by the page's clock. */
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
  takesKeys: () => config().idempotencyKey,
  time: hostTime,
  isOffline: () => navigator.onLine === false,
};

function warn(text: string, ...cause: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: a submission that is dropped or cannot be stored leaves one line.
  console.warn(text, ...cause);
}

/** The storage of the page; a store of its own where the browser refuses it. */
function storageOfPage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Storage that forgets everything with the page. */
function memoryStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

function locksOf(storage: Storage | undefined): Locks {
  if (navigator.locks) return webLocks;
  return storage ? leases(storage, Math.random().toString(36)) : ownLocks;
}

interface Desk {
  readonly outbox: Outbox;
  readonly pursuit: Pursuit;
}

/** A player without an identity in the record: submissions are stored as long as the page. */
const NAMELESS = 'nameless:';

const isSignedIn = (prefix: string): boolean =>
  auth.isAuthenticated && (currentPrefix() ?? NAMELESS) === prefix;

function openDesk(prefix: string): Desk {
  const ofPage = storageOfPage();
  const storage = (prefix !== NAMELESS && ofPage) || memoryStorage();
  const outbox: Outbox = {
    prefix,
    store: createStore({ storage, prefix, onChange: announceChange, warn }),
    locks: locksOf(ofPage),
    host,
    wallet: { points: () => auth.user?.points ?? 0, at: pointsAt, setPoints },
    isCurrent: () => isSignedIn(prefix),
    placed: createPlacedBets(storage, prefix),
  };
  return { outbox, pursuit: createPursuit(outbox) };
}

const desks = new Map<string, Desk>();

/** Drops the state of a player who signed out; their submissions stay in storage. */
function closeLeftDesks(): void {
  for (const [prefix, { pursuit }] of desks) {
    if (isSignedIn(prefix)) continue;
    pursuit.stop();
    desks.delete(prefix);
  }
}

/** Number of changes to submissions since the first desk; undefined before. */
let changes: number | undefined;

/** Count of changes, to detect whether a baseline is older than a change. */
export const changeCount = (): number => changes ?? 0;

function followPage(): void {
  if (changes !== undefined) return;
  changes = 0;
  subscribe(auth, closeLeftDesks);
  onSubmissionChange(() => {
    changes = changeCount() + 1;
  });
}

function desk(): Desk {
  followPage();
  const prefix = currentPrefix() ?? NAMELESS;
  const open = desks.get(prefix) ?? openDesk(prefix);
  desks.set(prefix, open);
  return open;
}

/** Every submission of the current player with a notice, the oldest first. */
export const listSubmissions = (): Submission[] =>
  desk()
    .outbox.store.list()
    .filter(({ status }) => status !== 'prepared');

/** Whether the app repeats a submission under its key to learn its outcome. */
export const asksByKey = (submission: Submission): boolean => mayRepeat(desk().outbox, submission);

/** Reads the baseline for a submission that may follow; null if it cannot be read. */
export const takeBaseline = (): Promise<Baseline | null> => takeBaselineOf(desk().outbox);

/** Pursues the outcome of a submission if it is unknown. */
function pursued(result: SubmitResult): SubmitResult {
  desk().pursuit.follow();
  return result;
}

/** Submits bets of the current player. */
export const submitBids = (
  content: SubmissionContent,
  options: SubmitOptions,
): Promise<SubmitResult> => submitContent(desk().outbox, content, options).then(pursued);

/** Sends an open submission again under its own key, after checking the history. */
export const sendAgain = (key: string, agreed: boolean): Promise<SubmitResult> =>
  sendAgainFrom(desk().outbox, key, agreed).then(pursued);

/** Checks a submission again immediately. */
export async function checkAgain(key: string): Promise<void> {
  const { outbox, pursuit } = desk();
  await checkAgainIn(outbox, key);
  pursuit.follow();
}

/** Removes a submission whose outcome the player has seen or dismissed. */
export const putAway = (key: string): void => putAwayIn(desk().outbox, key);

/** The submission once its outcome is known; undefined if it was removed before. */
export function outcomeOf(key: string): Promise<Submission | undefined> {
  const { outbox } = desk();
  const before = outbox.store.read(key);
  return new Promise((resolve) => {
    const look = () => {
      const submission = before && currentOf(outbox, before);
      if (submission && (isOpen(submission) || submission.status === 'prepared')) return;
      end();
      resolve(submission);
    };
    const end = onSubmissionChange(look);
    look();
  });
}

/** Pursues all open submissions of the current player: at start and when the network is back. */
export const pursueAll = (): void => desk().pursuit.start();

/** Pursues unknown submissions after a change of storage. */
export const followChanges = (): void => desk().pursuit.follow();
