import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import type { BetRequest } from '../api/betting.ts';
import type { ReadPage } from './history-reading.ts';
import type { LockedTask, Locks } from './locks.ts';
import type { SubmissionStore } from './store.ts';

/** What submissions need of the host. */
export interface SubmissionHost {
  /** Sends a request, once. */
  readonly send: (body: BetRequest, key: string) => Promise<BetOutcome>;
  readonly readPage: ReadPage;
  /** Whether the host understands idempotency keys. */
  readonly takesKeys: () => boolean;
  /** The host's clock in milliseconds; undefined before its first response. */
  readonly time: () => number | undefined;
  /** Whether this device has no network at all, so that no request can leave it. */
  readonly isOffline: () => boolean;
}

/** The wallet of the player, in points. */
export interface Wallet {
  readonly points: () => number;
  readonly setPoints: (points: number) => void;
}

/** Everything that belongs to the submissions of one player in one tab. */
export interface Outbox {
  /** Names the player and the app, in storage and in locks. */
  readonly prefix: string;
  readonly store: SubmissionStore;
  readonly locks: Locks;
  readonly host: SubmissionHost;
  readonly wallet: Wallet;
  /** Whether the player is still the one who is signed in. */
  readonly isCurrent: () => boolean;
  /** Bets that were placed since this page was loaded, the newest last. */
  readonly placed: PlacedSubmission[];
}

/** A submission that is known to be placed. */
export interface PlacedSubmission {
  readonly at: number;
  readonly marketName: string;
  readonly betTypeName: string | null;
  readonly labels: readonly string[];
}

/** Runs a task while no other tab of the player sends anything. */
export const whileNothingIsSent = <T>({ locks, prefix }: Outbox, task: LockedTask<T>) =>
  locks.run(`lock:${prefix}send`, task);

/** The host's time; the device's as the last resort. */
export const timeOf = ({ host }: Outbox): number => host.time() ?? Date.now();

/**
 * Calls what another page left unfinished by its name: what it had sent is unknown now. Only for who holds
 * the lock of the sending: nothing is under way then.
 */
export function claimInterrupted({ store }: Outbox): void {
  for (const { key } of store.list()) store.apply(key, { type: 'interrupted' });
}
