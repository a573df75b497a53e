import { lookUp } from './looking.ts';
import { claimInterrupted, type Outbox, whileNothingIsSent } from './outbox.ts';
import { mayRepeat } from './repeating.ts';
import { sendStored } from './sending.ts';
import { isUnknown, type Submission } from './submission.ts';

/**
 * Growing delays between attempts to learn an outcome, in milliseconds; about ten minutes in total.
 */
const PAUSES = [1, 2, 4, 8, 15, 30, 60, 60, 120, 120, 180].map((seconds) => seconds * 1000);

/** Tries once to learn the outcome of a submission: by its key, else by the history. */
export async function learnOutcome(outbox: Outbox, key: string): Promise<Submission | undefined> {
  const { host, store } = outbox;
  const before = store.read(key);
  if (!before || !isUnknown(before)) return before;
  // The age of the first attempt is by the host's clock: any response updates it.
  if (host.takesKeys()) await host.readPage(1).catch(() => undefined);
  if (!mayRepeat(outbox, before)) return lookUp(outbox, key);
  await whileNothingIsSent(outbox, async () => {
    const current = store.read(key);
    if (current && isUnknown(current) && mayRepeat(outbox, current)) await sendStored(outbox, key);
  });
  return store.read(key);
}

/** Checks a submission immediately for the player. */
export async function checkAgain(outbox: Outbox, key: string): Promise<void> {
  outbox.store.apply(key, { type: 'take-up' });
  await learnOutcome(outbox, key);
}

/** Pursues the open submissions of a player until none is left. */
export interface Pursuit {
  /** Pursues all open submissions, including those left open, starting immediately. */
  readonly start: () => void;
  /** Pursues newly unknown submissions, but not those left open. */
  readonly follow: () => void;
  readonly stop: () => void;
}

/** A delay that can be cut short. */
function createRest() {
  let end = () => {};
  return {
    rest: (ms: number) =>
      new Promise<void>((done) => {
        const timer = setTimeout(done, ms);
        end = () => {
          clearTimeout(timer);
          done();
        };
      }),
    wake: () => end(),
  };
}

const isPursued = ({ status }: Submission) =>
  status === 'prepared' || status === 'sending' || status === 'unknown';

export function createPursuit(outbox: Outbox): Pursuit {
  const { store, locks, prefix, host } = outbox;
  const tries = new Map<string, number>();
  /** When each submission is looked for next, in milliseconds by the page's clock. */
  const due = new Map<string, number>();
  const { rest, wake } = createRest();
  let running = false;
  let stopped = false;
  const pursued = () => store.list().filter(isPursued);
  const goesOn = () => !stopped && outbox.isCurrent() && pursued().length > 0;
  const dueTime = ({ key }: Submission): number => {
    const time = due.get(key) ?? performance.now() + (PAUSES[tries.get(key) ?? 0] ?? 0);
    due.set(key, time);
    return time;
  };
  /** Milliseconds until a time that is to come, and until the host wants to be asked again. */
  const until = (time: number) => Math.max(0, time - performance.now(), host.quietFor?.() ?? 0);

  /** Makes another attempt; leaves the submission open if further ones can prove nothing. */
  const pursue = async (key: string) => {
    due.delete(key);
    const after = await learnOutcome(outbox, key);
    if (after?.status !== 'unknown') return;
    const count = (tries.get(key) ?? 0) + 1;
    tries.set(key, count);
    const canProve = after.baseline !== null && !after.contested;
    if (count < PAUSES.length && (canProve || mayRepeat(outbox, after))) return;
    store.apply(key, { type: 'give-up' });
  };

  const run = async () => {
    while (goesOn()) {
      // Waits for a running request of any tab.
      if (pursued().some(({ status }) => status !== 'unknown')) {
        await whileNothingIsSent(outbox, async () => claimInterrupted(outbox));
      }
      // Another tab may have settled all of them meanwhile.
      const times = pursued().map(dueTime);
      if (times.length === 0) return;
      await rest(until(Math.min(...times)));
      // Woken earlier: only the times are computed again.
      for (const each of pursued())
        if (goesOn() && until(dueTime(each)) === 0) await pursue(each.key);
    }
  };

  const follow = () => {
    // A submission that became unknown meanwhile does not wait for the others.
    wake();
    if (running || !goesOn()) return;
    running = true;
    // One tab pursues for all; another takes over when it closes.
    void locks.run(`lock:${prefix}pursuit`, run).finally(() => {
      running = false;
      follow();
    });
  };

  return {
    start: () => {
      stopped = false;
      tries.clear();
      for (const { key } of store.list()) {
        store.apply(key, { type: 'take-up' });
        // What rests is looked for at once.
        if (due.has(key)) due.set(key, 0);
      }
      follow();
    },
    follow: () => {
      stopped = false;
      follow();
    },
    stop: () => {
      stopped = true;
      wake();
    },
  };
}
