import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import type { BetRequest } from '../api/betting.ts';
import type { ReadPage } from './history-reading.ts';
import type { LockedTask, Locks } from './locks.ts';
import type { SubmissionStore } from './store.ts';
import { isOpen, type SentAt, type Submission } from './submission.ts';

export interface SubmissionHost {
  /** Sends a request once. */
  readonly send: (body: BetRequest, key: string) => Promise<BetOutcome>;
  readonly readPage: ReadPage;
  /** Milliseconds before the history may be searched again (Retry-After). */
  readonly quietFor: () => number;
  /** Whether the host supports idempotency keys. */
  readonly knowsKeys: () => boolean;
  /** The host's time in milliseconds; undefined before its first response. */
  readonly time: () => number | undefined;
  /** Whether the device is offline, so that no request can be sent. */
  readonly isOffline: () => boolean;
}

/** The wallet of the player, in points. */
export interface Wallet {
  readonly points: () => number;
  /** The host's time of the points, in milliseconds; undefined if unknown. */
  readonly at: () => number | undefined;
  /** @param at the host's time of the points; now by default */
  readonly setPoints: (points: number, at?: number) => void;
}

/** The submissions of one player in one tab. */
export interface SubmissionContext {
  /** Identifies player and app in names of storage and locks. */
  readonly prefix: string;
  readonly store: SubmissionStore;
  readonly locks: Locks;
  readonly host: SubmissionHost;
  readonly wallet: Wallet;
  /** Whether the player is still signed in. */
  readonly isCurrent: () => boolean;
}

/** Runs a task exclusively among the player's tabs. */
export const withSendLock = <T>({ locks, prefix }: SubmissionContext, task: LockedTask<T>) =>
  locks.run(`lock:${prefix}send`, task);

/** The time by both clocks. */
export const timeOf = ({ host }: SubmissionContext): SentAt => ({
  host: host.time() ?? null,
  device: Date.now(),
});

/** The time by the host's clock; by the device's, as the last resort, before the first response. */
export const nowOf = ({ host }: SubmissionContext): number => host.time() ?? Date.now();

/** How long a history may lack a bet, in milliseconds. */
export const HISTORY_LAG = 10 * 60_000;

/** The submissions, of any tab, whose bets a history may lack: placed or dismissed lately. */
export function recentOf(context: SubmissionContext): Submission[] {
  const now = nowOf(context);
  return context.store
    .past()
    .filter(({ dismissedAt }) => dismissedAt === null || Math.abs(now - dismissedAt) < HISTORY_LAG);
}

/**
 * Hides a submission that the player has seen. One that is booked, or may be, is kept as long as a
 * history may lack it.
 */
export function dismiss(context: SubmissionContext, key: string): void {
  const { store } = context;
  const recent = recentOf(context).map((each) => each.key);
  for (const old of store.past()) if (!recent.includes(old.key)) store.remove(old.key);
  const submission = store.read(key);
  const mayBeBooked = submission && (submission.status === 'placed' || isOpen(submission));
  if (mayBeBooked) store.write({ ...submission, dismissedAt: nowOf(context) });
  else store.remove(key);
}

/**
 * Marks what another page left in `sending` as unknown. Call only with the lock held: no request is
 * running then.
 */
export function markInterrupted({ store }: SubmissionContext): void {
  for (const { key } of store.list()) store.apply(key, 'interrupted');
}
