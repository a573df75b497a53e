import type { BetOutcome } from '@matka/contracts/client/bet-outcome';
import type { BetRequest } from '../api/betting.ts';
import type { ReadPage } from './history-reading.ts';
import type { Lock } from './locks.ts';
import type { SubmissionStore } from './store.ts';
import { isOpen, type Submission } from './submission.ts';

/** The submissions of one player in one tab. Times are milliseconds. */
export interface SubmissionContext {
  /** Identifies player and app in names of storage and locks. */
  readonly prefix: string;
  readonly store: SubmissionStore;
  readonly lock: Lock;
  readonly host: {
    readonly send: (body: BetRequest, key: string) => Promise<BetOutcome>;
    readonly readPage: ReadPage;
    /** The time in which the history may not be searched (Retry-After). */
    readonly quietFor: () => number;
    readonly knowsKeys: () => boolean;
    /** The host's time; undefined before its first response. */
    readonly time: () => number | undefined;
    readonly isOffline: () => boolean;
  };
  readonly wallet: Wallet;
  /** Called with each placed submission that this tab finds. */
  readonly onPlaced: (submission: Submission) => void;
  readonly isCurrent: () => boolean;
}

/** The wallet of the player, in points. */
export interface Wallet {
  readonly points: () => number;
  /** The host's time of the points, in milliseconds; undefined if unknown. */
  readonly at: () => number | undefined;
  /** @param at the host's time of the points; the current time by default */
  readonly setPoints: (points: number, at?: number) => void;
}

/** The longest wait for another tab that is sending, in milliseconds: that tab may hang. */
const OTHER_TAB_WAIT = 15_000;

/** Another tab is still sending: no request was sent here. */
export class OtherTabError extends Error {}

/** The player did not wait for another tab: no request was sent. */
export class GivenUpError extends Error {}

/** Another player has signed in since the screen was opened: no request was sent. */
export class OtherPlayerError extends Error {}

/** A wait for another tab that is sending. */
export interface TabWait {
  /** Ends the wait: no request is sent. */
  readonly control: AbortController;
  /** Called when the wait is over and this tab sends. */
  readonly onOver: () => void;
}

/**
 * Runs a task while no tab is sending. A submission that is `sending` then was left by a closed page. If a tab hangs,
 * it rejects with an OtherTabError and does not run the task.
 */
export function withSendLock<T>(
  context: SubmissionContext,
  task: () => Promise<T>,
  { control, onOver }: TabWait = { control: new AbortController(), onOver: () => undefined },
): Promise<T> {
  const timer = setTimeout(() => control.abort(new OtherTabError()), OTHER_TAB_WAIT);
  const { lock, prefix, store } = context;
  const start = async () => {
    clearTimeout(timer);
    control.signal.throwIfAborted();
    onOver();
    for (const { key, status } of store.list()) {
      if (status === 'sending') store.move(key, 'unknown');
      if (status === 'prepared') store.move(key, 'not-placed');
    }
    if (!context.isCurrent()) throw new OtherPlayerError();
    return task();
  };
  return lock(`lock:${prefix}send`, start, control.signal);
}

/** The time by both clocks. */
export const bothClocks = ({
  host,
}: SubmissionContext): NonNullable<Submission['firstSentAt']> => ({
  host: host.time() ?? null,
  device: Date.now(),
});

/** The host's time; before its first response, as the last resort, the device's. */
export const nowOf = ({ host }: SubmissionContext): number => host.time() ?? Date.now();

/** The time for which a history may lack a bet, in milliseconds. */
export const HISTORY_LAG = 10 * 60_000;

/** The submissions whose bets a history may lack: placed or dismissed lately, in any tab. */
export function recentOf(context: SubmissionContext): Submission[] {
  const now = nowOf(context);
  return context.store
    .all()
    .filter(
      ({ dismissedAt, settledAt }) => Math.abs(now - (dismissedAt ?? settledAt ?? 0)) < HISTORY_LAG,
    );
}

/** Hides a submission that the player has seen. If it may be booked, it is kept as long as a history may lack it. */
export function hideSubmission(context: SubmissionContext, key: string): void {
  const { store } = context;
  const recent = new Set(recentOf(context).map((each) => each.key));
  for (const old of store.all())
    if (old.dismissedAt !== null && !recent.has(old.key)) store.remove(old.key);
  const submission = store.read(key);
  if (submission && (submission.status === 'placed' || isOpen(submission)))
    store.write({ ...submission, dismissedAt: nowOf(context) });
  else store.remove(key);
}
