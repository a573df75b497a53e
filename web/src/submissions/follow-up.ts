import { markInterrupted, type SubmissionContext, withSendLock } from './context.ts';
import { searchHistory } from './search-history.ts';
import { mayResend, sendStored } from './sending.ts';
import { isUnknown, type Submission } from './submission.ts';

/** Growing delays between attempts to learn an outcome, in milliseconds; ten minutes in total. */
const DELAYS = [1, 2, 4, 8, 15, 30, 60, 60, 120, 120, 180].map((seconds) => seconds * 1000);

/**
 * Tries once to learn the outcome of a submission: where the host knows its key, the same request
 * again, whose answer decides; elsewhere by the bet history.
 */
export async function learnOutcome(
  context: SubmissionContext,
  key: string,
): Promise<Submission | undefined> {
  const { host, store } = context;
  const before = store.read(key);
  if (!before || !isUnknown(before)) return before;
  // The age of a key is measured by the host's clock, which every response has.
  if (host.knowsKeys() && host.time() === undefined) await host.readPage(1).catch(() => undefined);
  if (!mayResend(context, before)) return searchHistory(context, key);
  await withSendLock(context, async () => {
    const current = store.read(key);
    if (current && isUnknown(current) && mayResend(context, current)) {
      await sendStored(context, key);
    }
  });
  return store.read(key);
}

/** Learns the outcomes of a player's submissions in the background. */
export interface FollowUp {
  /** Follows all open submissions anew, given-up ones too. */
  readonly start: () => void;
  /** Follows submissions that became unknown since. */
  readonly update: () => void;
  readonly stop: () => void;
}

/** A pause that ends early with its signal. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });

/** One tab follows the submissions for all tabs; another takes over when it closes. */
export function createFollowUp(context: SubmissionContext): FollowUp {
  const { store, locks, prefix, host } = context;
  /** The submissions that the current series of delays began with; a new one begins a new series. */
  let followed: ReadonlySet<string> = new Set();
  let series = new AbortController();

  const openKeys = () =>
    store
      .list()
      .filter(({ status }) => ['prepared', 'sending', 'unknown'].includes(status))
      .map(({ key }) => key);

  const stop = () => {
    followed = new Set();
    series.abort();
  };

  /** Checks a submission once, and gives it up if another check can prove nothing. */
  const check = async (key: string, isLast: boolean) => {
    const after = await learnOutcome(context, key);
    if (after?.status !== 'unknown') return;
    const canProve = (after.baseline !== null && !after.contested) || mayResend(context, after);
    if (!canProve || isLast) store.apply(key, 'give-up');
  };

  const run = async (signal: AbortSignal) => {
    for (const [round, delay] of DELAYS.entries()) {
      // Waits for a running request of any tab.
      await withSendLock(context, async () => markInterrupted(context));
      for (let wait = delay; wait > 0 && !signal.aborted; wait = host.quietFor()) {
        await pause(wait, signal);
      }
      for (const key of openKeys()) {
        if (signal.aborted || !context.isCurrent()) return;
        await check(key, round === DELAYS.length - 1);
      }
      if (openKeys().length === 0) return;
    }
  };

  const update = () => {
    const keys = openKeys();
    if (!context.isCurrent() || keys.every((key) => followed.has(key))) return;
    stop();
    followed = new Set(keys);
    series = new AbortController();
    const { signal } = series;
    void locks.run(`lock:${prefix}pursuit`, async () => {
      if (!signal.aborted) await run(signal);
      if (!signal.aborted) stop();
    });
  };

  return {
    start: () => {
      followed = new Set();
      for (const { key } of store.list()) store.apply(key, 'resume');
      update();
    },
    update,
    stop,
  };
}
