import { lookUp } from './looking.ts';
import { claimInterrupted, type Outbox, whileNothingIsSent } from './outbox.ts';
import { mayRepeat } from './repeating.ts';
import { sendStored } from './sending.ts';
import { isUnknown, type Submission } from './submission.ts';

/** The growing pauses between two attempts to learn an outcome, in milliseconds: about ten minutes in all. */
const PAUSES = [1, 2, 4, 8, 15, 30, 60, 60, 120, 120, 180].map((seconds) => seconds * 1000);

/** Tries once to learn what became of a submission: by its key, else by the history. */
export async function learnOutcome(outbox: Outbox, key: string): Promise<Submission | undefined> {
  const { host, store } = outbox;
  const before = store.read(key);
  if (!before || !isUnknown(before)) return before;
  // The host's clock tells how old the first attempt is; any response brings the time as it is now.
  if (host.takesKeys()) await host.readPage(1).catch(() => undefined);
  if (!mayRepeat(outbox, before)) return lookUp(outbox, key);
  await whileNothingIsSent(outbox, async () => {
    const current = store.read(key);
    if (current && isUnknown(current) && mayRepeat(outbox, current)) await sendStored(outbox, key);
  });
  return store.read(key);
}

/** Looks again at once for a submission that the player asks about. */
export async function checkAgain(outbox: Outbox, key: string): Promise<void> {
  outbox.store.apply(key, { type: 'take-up' });
  await learnOutcome(outbox, key);
}

/** Looks after the open submissions of a player until none is left to look for. */
export interface Pursuit {
  /** Takes up all that is open, those left open included, and tries at once. */
  readonly start: () => void;
  /** Pursues what has become unknown since; leaves alone what was left open. */
  readonly follow: () => void;
  readonly stop: () => void;
}

/** A pause that can be cut short. */
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
  const { store, locks, prefix } = outbox;
  const tries = new Map<string, number>();
  const { rest, wake } = createRest();
  let running = false;
  let stopped = false;
  const pursued = () => store.list().filter(isPursued);
  const goesOn = () => !stopped && outbox.isCurrent() && pursued().length > 0;
  const pauseOf = ({ key }: Submission) => PAUSES[tries.get(key) ?? 0] ?? 0;

  /** One more attempt; where further ones can prove nothing the submission is left open. */
  const pursue = async (key: string) => {
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
      // Waits for a request that is under way, in whatever tab.
      if (pursued().some(({ status }) => status !== 'unknown')) {
        await whileNothingIsSent(outbox, async () => claimInterrupted(outbox));
      }
      await rest(Math.min(...pursued().map(pauseOf)));
      for (const { key } of pursued()) if (goesOn()) await pursue(key);
    }
  };

  const follow = () => {
    if (running || !goesOn()) return;
    running = true;
    // One tab pursues for all; another takes over when it is closed.
    void locks.run(`lock:${prefix}pursuit`, run).finally(() => {
      running = false;
      follow();
    });
  };

  return {
    start: () => {
      stopped = false;
      tries.clear();
      for (const { key } of store.list()) store.apply(key, { type: 'take-up' });
      wake();
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
