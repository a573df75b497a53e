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

/** Checks a submission at once, for the player. */
export async function checkNow(context: SubmissionContext, key: string): Promise<void> {
  context.store.apply(key, 'resume');
  await learnOutcome(context, key);
}

/** Learns the outcomes of a player's submissions in the background. */
export interface FollowUp {
  /** Follows all open submissions again, given-up ones too. */
  readonly start: () => void;
  /** Follows submissions that became unknown since. */
  readonly update: () => void;
  readonly stop: () => void;
}

const isFollowed = ({ status }: Submission) =>
  status === 'prepared' || status === 'sending' || status === 'unknown';

/** One tab follows the submissions for all tabs; another takes over when it closes. */
export function createFollowUp(context: SubmissionContext): FollowUp {
  const { store, locks, prefix, host } = context;
  let running = false;
  let stopped = false;
  /** The submissions that the current round of delays began with; a new one begins a new round. */
  let known = new Set<string>();
  let round = 0;
  /** When they are checked next, by the page's clock. */
  let next = 0;
  /** Ends the current pause. */
  let wake = () => {};
  const followed = () => store.list().filter(isFollowed);
  const goesOn = () => !stopped && context.isCurrent() && followed().length > 0;

  const pause = (ms: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  const begin = (at: number) => {
    round = at;
    next = performance.now() + (DELAYS[round] ?? 0);
  };

  /** Checks a submission once, and gives it up if another check can prove nothing. */
  const check = async (key: string) => {
    const after = await learnOutcome(context, key);
    if (after?.status !== 'unknown') return;
    const canProve = (after.baseline !== null && !after.contested) || mayResend(context, after);
    if (!canProve || round >= DELAYS.length - 1) store.apply(key, 'give-up');
  };

  const run = async () => {
    while (goesOn()) {
      // Waits for a running request of any tab.
      if (followed().some(({ status }) => status !== 'unknown'))
        await withSendLock(context, async () => markInterrupted(context));
      const keys = followed().map(({ key }) => key);
      if (keys.some((key) => !known.has(key))) {
        known = new Set(keys);
        begin(0);
      }
      const time = Math.max(next - performance.now(), host.quietFor?.() ?? 0);
      if (time > 0) {
        await pause(time);
        continue;
      }
      for (const key of keys) if (goesOn()) await check(key);
      begin(round + 1);
    }
  };

  const update = () => {
    stopped = false;
    wake();
    if (running || !goesOn()) return;
    running = true;
    void locks.run(`lock:${prefix}pursuit`, run).finally(() => {
      running = false;
      if (goesOn()) update();
    });
  };

  return {
    start: () => {
      known.clear();
      for (const { key } of store.list()) store.apply(key, 'resume');
      update();
    },
    update,
    stop: () => {
      stopped = true;
      wake();
    },
  };
}
