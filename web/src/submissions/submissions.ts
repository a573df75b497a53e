import { subscribe } from 'valtio';
import { submitBets } from '../api/betting.ts';
import { getHistory } from '../api/history.ts';
import { hostTime } from '../api/host-time.ts';
import { auth } from '../auth/auth-state.ts';
import { setPoints } from '../auth/stored-user.ts';
import { config } from '../config.ts';
import type { Baseline } from './history-reading.ts';
import { type Locks, leases, ownLocks, webLocks } from './locks.ts';
import type { Outbox, SubmissionHost } from './outbox.ts';
import { currentPrefix } from './owner.ts';
import { announceChange, onSubmissionChange } from './presence.ts';
import { checkAgain as checkAgainIn, createPursuit, type Pursuit } from './pursuit.ts';
import { mayRepeat } from './repeating.ts';
import { createStore } from './store.ts';
import { isOpen, type Submission, type SubmissionContent } from './submission.ts';
import {
  type ReadBaseline,
  type SubmitResult,
  sendAgain as sendAgainFrom,
  submitContent,
  takeBaseline as takeBaselineOf,
} from './submit.ts';

const host: SubmissionHost = {
  send: submitBets,
  readPage: (page) => getHistory({ page }),
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

/** The player whose record names nobody: what he submits is kept as long as the page. */
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
    wallet: { points: () => auth.user?.points ?? 0, setPoints },
    isCurrent: () => isSignedIn(prefix),
    placed: [],
  };
  return { outbox, pursuit: createPursuit(outbox) };
}

const desks = new Map<string, Desk>();

/** What belongs to a player who has left goes: his submissions stay in storage until he returns. */
function closeLeftDesks(): void {
  for (const [prefix, { pursuit }] of desks) {
    if (isSignedIn(prefix)) continue;
    pursuit.stop();
    desks.delete(prefix);
  }
}

/** Changes to submissions since the first desk was opened; undefined before. */
let changes: number | undefined;

/** A baseline is older than the changes that came after this count was taken. */
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

/** Every submission of the current player that has something to say, the oldest first. */
export const listSubmissions = (): Submission[] =>
  desk()
    .outbox.store.list()
    .filter(({ status }) => status !== 'prepared');

/** Whether the app asks the host about a submission by sending it again under its key. */
export const asksByKey = (submission: Submission): boolean => mayRepeat(desk().outbox, submission);

/** Reads the baseline of a submission that may follow; null when it cannot be read. */
export const takeBaseline = (): Promise<Baseline | null> => takeBaselineOf(desk().outbox);

/** Pursues what became of a submission, when its outcome is not known. */
function pursued(result: SubmitResult): SubmitResult {
  desk().pursuit.follow();
  return result;
}

/** Submits bets of the current player. `agreed`: the player was warned that they may be placed twice. */
export const submitBids = (
  content: SubmissionContent,
  options: { baseline: ReadBaseline; agreed: boolean },
): Promise<SubmitResult> => submitContent(desk().outbox, content, options).then(pursued);

/** Sends an open submission again under its own key; it is looked up first. */
export const sendAgain = (key: string, agreed: boolean): Promise<SubmitResult> =>
  sendAgainFrom(desk().outbox, key, agreed).then(pursued);

/** Looks again at once for a submission. */
export async function checkAgain(key: string): Promise<void> {
  const { outbox, pursuit } = desk();
  await checkAgainIn(outbox, key);
  pursuit.follow();
}

/** Takes a submission away that the player has seen the outcome of, or asks no more about. */
export const putAway = (key: string): void => desk().outbox.store.remove(key);

/** What became of a submission, as soon as it is known; undefined when it was put away. */
export function outcomeOf(key: string): Promise<Submission | undefined> {
  const { store } = desk().outbox;
  return new Promise((resolve) => {
    const look = () => {
      const submission = store.read(key);
      if (submission && (isOpen(submission) || submission.status === 'prepared')) return;
      end();
      resolve(submission);
    };
    const end = onSubmissionChange(look);
    look();
  });
}

/** Takes up everything that is open of the current player: at a start, and when the network is back. */
export const pursueAll = (): void => desk().pursuit.start();

/** Pursues what is unknown since the storage changed. */
export const followChanges = (): void => desk().pursuit.follow();
