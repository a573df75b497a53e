import FakeTimers from '@sinonjs/fake-timers';

/** The one clock of mock and pages. Installed first, so that libraries which keep a reference to timers keep these. */
export const clock = FakeTimers.install({
  now: 0,
  toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
});

export const pause = (ms: number) =>
  new Promise<void>((done) => {
    clock.setTimeout(() => done(), ms);
  });

/** Work outside the clock, such as a request that the mock serves: no time passes during it. */
let underWay = 0;

export async function holdingClock<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay++;
  try {
    return await work();
  } finally {
    underWay--;
  }
}

/** One turn of the real event loop, after which all microtasks have run. */
const turn = () => new Promise<void>((done) => setImmediate(done));

/** Waits until all work that needs no time is done. */
async function settle(): Promise<void> {
  for (let calm = 0; calm < 2; calm++) {
    await turn();
    if (underWay > 0) calm = -1;
  }
}

/** Lets `ms` milliseconds pass, one timer after the other. */
export async function advance(ms: number): Promise<void> {
  await settle();
  let isOver = false;
  clock.setTimeout(() => {
    isOver = true;
  }, ms);
  while (!isOver) {
    clock.next();
    await settle();
  }
}

/** How long phones are awake at the end of their sleep, in milliseconds: long enough to draw a screen. */
const AWAKE = 50;

/** Lets `ms` milliseconds pass as for phones that sleep: each timer fires once at most, shortly before the end. */
export async function sleep(ms: number): Promise<void> {
  await settle();
  clock.jump(Math.max(0, ms - AWAKE));
  await advance(Math.min(ms, AWAKE));
}

/** Sets the time in epoch milliseconds, before a run. Timers of earlier runs are dropped. */
export function setTime(now: number): void {
  clock.reset();
  clock.setSystemTime(now);
}
