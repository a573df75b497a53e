import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import type { BetRequest } from '../api/betting.ts';
import type { ReadPage } from './history-reading.ts';
import type { LockedTask, Locks } from './locks.ts';
import type { PlacedBets } from './placed-bets.ts';
import type { SubmissionStore } from './store.ts';
import { isOpen, type SentAt, type Submission } from './submission.ts';

export interface SubmissionHost {
  /** Sends a request once. */
  readonly send: (body: BetRequest, key: string) => Promise<BetOutcome>;
  readonly readPage: ReadPage;
  /** Milliseconds before the history may be searched again (Retry-After). */
  readonly quietFor?: () => number;
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
  /** What the player placed recently, in any tab. */
  readonly placed: PlacedBets;
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

/** Maximum number of times that the host books a submission: without keys once per request. */
const bookingsOf = ({ host }: SubmissionContext, { attempts }: Submission): number =>
  host.knowsKeys() ? 1 : attempts;

export const rememberPlaced = (context: SubmissionContext, submission: Submission): void =>
  context.placed.add(submission, nowOf(context), bookingsOf(context, submission));

/** Removes a submission that the player has seen; if its outcome is unknown, what it may still book is remembered. */
export function dismiss(context: SubmissionContext, key: string): void {
  const submission = context.store.read(key);
  context.store.remove(key);
  if (submission && isOpen(submission))
    context.placed.add(submission, nowOf(context), bookingsOf(context, submission), true);
}

/** The current state of a submission; placed if any tab has shown it as placed and removed it. */
export function currentOf(
  { store, placed }: SubmissionContext,
  before: Submission,
): Submission | undefined {
  const current = store.read(before.key);
  if (current || !placed.list().some((each) => each.key === before.key && !each.isUnknown))
    return current;
  return { ...before, status: 'placed', found: [] };
}

/**
 * Marks what another page left in `sending` as unknown. Call only with the lock held: no request is
 * running then.
 */
export function markInterrupted({ store }: SubmissionContext): void {
  for (const { key } of store.list()) store.apply(key, 'interrupted');
}
