import { clock } from '../run/clock.ts';
import type { Random } from '../run/random.ts';
import type { Page } from '../run/stage.ts';

type Callback = (...values: readonly unknown[]) => unknown;

/**
 * A page gets these in place of happy-dom's own, so that the run decides time and chance, and for what happy-dom
 * lacks. History, storage, cookies and locks belong to tab and phone: see connect.ts.
 *
 * | global | because |
 * |---|---|
 * | timers, `requestAnimationFrame`, `requestIdleCallback` | they run on the clock, and end with their page |
 * | no `MessageChannel`, no `setImmediate` | React then draws by timers, on the clock |
 * | `Date`, `performance.now` | each phone has its own clock |
 * | `Math.random`, `crypto` | the seed decides |
 * | `scrollTo`, `reportError` | happy-dom has none that is silent |
 *
 * @param onThrow called with uncaught errors of callbacks
 */
export function browserGlobals(page: Page, random: Random, onThrow: (error: unknown) => void) {
  const { phone } = page.tab;
  const loaded = Date.now();
  const guarded =
    (run: Callback) =>
    (...values: readonly unknown[]): void => {
      if (!page.isAlive) return;
      try {
        run(...values);
      } catch (error) {
        onThrow(error);
      }
    };
  const later = (run: Callback, ms?: number, ...values: unknown[]) =>
    clock.setTimeout(guarded(run), Number(ms) || 0, ...values);
  const clear = (id?: number) => clock.clearTimeout(id);
  const inFrame = (run: Callback) => later(run, 16, clock.now - loaded);

  return {
    setTimeout: later,
    setInterval: (run: Callback, ms?: number) => clock.setInterval(guarded(run), Number(ms) || 0),
    clearTimeout: clear,
    clearInterval: (id?: number) => clock.clearInterval(id),
    requestAnimationFrame: inFrame,
    cancelAnimationFrame: clear,
    requestIdleCallback: (run: Callback) =>
      later(run, 1, { didTimeout: false, timeRemaining: () => 50 }),
    cancelIdleCallback: clear,
    setImmediate: undefined,
    BroadcastChannel: undefined,
    MessageChannel: undefined,
    Date: dateOf(phone.now),
    performance: {
      now: () => clock.now - loaded,
      timeOrigin: loaded,
      mark: () => {},
      measure: () => {},
    },
    Math: Object.create(Math, { random: { value: random.next } }),
    crypto: cryptoOf(random),
    scrollTo: () => {},
    reportError: onThrow,
  };
}

/** `Date` of a phone whose clock shows `now`. */
function dateOf(now: () => number): DateConstructor {
  return new Proxy(Date, {
    construct: (Original, values: unknown[], target): Date =>
      Reflect.construct(Original, values.length > 0 ? values : [now()], target),
    apply: () => new Date(now()).toString(),
    get: (Original, name) => (name === 'now' ? now : Reflect.get(Original, name)),
  });
}

function cryptoOf(random: Random) {
  return {
    getRandomValues: <Values extends Uint8Array | Uint16Array | Uint32Array>(values: Values) => {
      for (let at = 0; at < values.length; at++) values[at] = random.below(0xffff_ffff);
      return values;
    },
    randomUUID: () => `00000000-0000-4000-8000-${String(random.below(1e12)).padStart(12, '0')}`,
  };
}
