import { type SubmissionContext, withSendLock } from './context.ts';
import { pause } from './pause.ts';
import { searchHistory } from './search-history.ts';
import { mayResend, sendStored } from './sending.ts';
import { isUnknown, type Submission } from './submission.ts';

/** Growing delays between attempts to learn an outcome, in milliseconds; ten minutes in total. */
const DELAYS = [1, 2, 4, 8, 15, 30, 60, 60, 120, 120, 180].map((seconds) => seconds * 1000);

/** Tries once to learn an outcome: by the same request again if the host knows its key; if that tells nothing, by the bet history. */
export async function learnOutcome(
  context: SubmissionContext,
  key: string,
): Promise<Submission | undefined> {
  const { host, store } = context;
  const before = store.read(key);
  if (!before || !isUnknown(before)) return before;
  // The age of a key is measured by the host's clock, which every response has.
  if (host.knowsKeys() && host.time() === undefined) await host.readPage(1).catch(() => undefined);
  const asksByKey = mayResend(context, before);
  if (asksByKey) {
    await withSendLock(context, async () => {
      const current = store.read(key);
      if (current && isUnknown(current) && mayResend(context, current)) {
        await sendStored(context, key);
      }
      // Another tab hangs: the history may tell the outcome.
    }).catch(() => undefined);
  }
  // Without a baseline the history proves no more than the key.
  return asksByKey && before.baseline === null ? store.read(key) : searchHistory(context, key);
}

/** Learns outcomes in the background, in one tab. `start` follows all open submissions, `update` the newly unknown ones. */
export function createFollowUp(context: SubmissionContext) {
  const { store, lock, prefix, host } = context;
  /** The submissions at the start of the current series of delays; a new submission starts a new series. */
  let followed: readonly string[] = [];
  let series = new AbortController();

  const openKeys = () =>
    store
      .list()
      .filter(({ status }) => ['prepared', 'sending', 'unknown'].includes(status))
      .map(({ key }) => key);

  const stop = () => {
    followed = [];
    series.abort();
  };

  /** Checks a submission once, and gives it up if no later check can prove its outcome. */
  const check = async (key: string, isLast: boolean) => {
    const after = await learnOutcome(context, key);
    if (after?.status !== 'unknown') return;
    const canProve = (after.baseline !== null && !after.contested) || mayResend(context, after);
    if (!canProve || isLast) store.move(key, 'given-up');
  };

  const run = async (signal: AbortSignal) => {
    for (const [round, delay] of DELAYS.entries()) {
      // Waits for a running request of any tab.
      await withSendLock(context, async () => undefined).catch(() => undefined);
      for (let wait = delay; wait > 0 && !signal.aborted; wait = host.quietFor())
        await pause(wait, signal);
      for (const key of openKeys()) {
        if (signal.aborted || !context.isCurrent()) return;
        await check(key, round === DELAYS.length - 1);
      }
      if (openKeys().length === 0) return;
    }
  };

  const update = () => {
    const keys = openKeys();
    if (!context.isCurrent() || keys.every((key) => followed.includes(key))) return;
    stop();
    followed = keys;
    series = new AbortController();
    const { signal } = series;
    void lock(`lock:${prefix}follow-up`, async () => {
      if (!signal.aborted) await run(signal);
      if (!signal.aborted) stop();
    });
  };

  const start = () => {
    followed = [];
    for (const { key, status } of store.list())
      if (status === 'given-up') store.move(key, 'unknown');
    update();
  };

  return { start, update, stop };
}

export type FollowUp = ReturnType<typeof createFollowUp>;
