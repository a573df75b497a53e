import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { buildApp } from '@matka/mock-server/src/app';

/** Measures many worlds in one process; prints one line of JSON, times in milliseconds, memory in bytes. */
const worldCount = 1_000;
const app = await buildApp({ now: Date.parse(testClock) });

const resident = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};
const timed = (work: () => unknown): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};
const idOf = (n: number): string => `bench-${n}`;

/** Minimal use of a world by a test: a login, a submission of ten bets and a page of the history. */
async function use(app_id: string): Promise<void> {
  const { mobile: mobile_number, otp } = mainPlayer;
  const payload = { app_id, grant_type: 'otp', mobile_number, otp };
  const login = await app.inject({ method: 'POST', url: '/users/login/', payload });
  const headers = { authorization: `Bearer ${login.json().tokens.access}` };
  const bets = [...'0123456789'].map((digit) => ({ digit, points: 1, bet_type: 'open' }));
  const submission = { bet_type_id: 1, market_id: 7, amount: 10, payload: { bets } };
  await app.inject({ method: 'POST', url: '/betting/', headers, payload: submission });
  const page = await app.inject({ url: '/bets/history/?page=1', headers });
  if (page.statusCode !== 200) throw new Error(page.body);
}

// Creates the snapshot and warms the code up before measuring.
for (let n = 0; n < 50; n += 1) app.worlds.use(`warm-${n}`);
await use('warm-0');
for (let n = 0; n < 50; n += 1) app.worlds.drop(`warm-${n}`);

const empty = resident();
const forks = Array.from({ length: worldCount - 1 }, (_, n) =>
  timed(() => app.worlds.use(idOf(n))),
);
const forked = resident();
for (let n = 0; n < worldCount - 1; n += 1) await use(idOf(n));
const used = resident();
const resets = Array.from({ length: worldCount - 1 }, (_, n) =>
  timed(() => app.worlds.reset(idOf(n))),
);
const reset = resident();
const worlds = app.worlds.list().length;
console.log(JSON.stringify({ worlds, forks, resets, empty, forked, used, reset }));
process.exit();
