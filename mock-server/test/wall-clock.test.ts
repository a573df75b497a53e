import { mainPlayer } from '@matka/fixtures/players';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betBody, buildTestApp } from './build-app.ts';

const control = '/__mock/worlds/kalyan-matka';
const day = Date.parse('2026-11-20T00:00:00+05:30');
const minute = 60_000;
const bet = betBody(1, [{ digit: '1', points: 5, bet_type: 'open' }]);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: day + 720 * minute }));
afterEach(() => void vi.useRealTimers());

/** A world on real time, which is the machine's. */
async function worldOnRealTime() {
  const test = await buildTestApp({ scenario: 'fresh' });
  await test.anonymous(`PUT ${control}/clock/`, { mode: 'real' });
  const call = (line: string, body?: object) => test.as(mainPlayer.mobile)(line, body);
  return {
    place: () => call('POST /betting/', bet),
    statuses: async (): Promise<string[]> =>
      (await test.anonymous(`GET ${control}/players/${mainPlayer.mobile}/bets/`))
        .json()
        .map(({ bet_details }: { bet_details: { bet_status: string } }) => bet_details.bet_status),
    broken: async () =>
      (await test.anonymous(`GET ${control}/invariants/`))
        .json()
        .filter(({ holds }: { holds: boolean }) => !holds),
    call,
  };
}

const at = (minutes: number) => vi.setSystemTime(day + minutes * minute);

it('a bet taken after the machine clock went back over a draw does not stay pending', async () => {
  const { place, statuses, broken } = await worldOnRealTime();
  at(16 * 60 + 11);
  expect((await place()).statusCode).toBe(400);
  at(15 * 60 + 55);
  expect((await place()).statusCode).toBe(200);
  at(16 * 60 + 9);
  expect(await statuses()).toEqual(['PENDING']);
  at(16 * 60 + 10);
  expect(await statuses()).not.toContain('PENDING');
  expect(await broken()).toEqual([]);
});

it.each([
  ['to last year and again', [975, 975 - 1440 * 365, 975]],
  ['after months', [975, 975 + 1440 * 100, 955, 975]],
])('the invariants hold when the machine clock goes back: %s', async (_, times) => {
  const { place, statuses, broken } = await worldOnRealTime();
  await place();
  for (const time of times) {
    at(time);
    await place();
    expect(await broken()).toEqual([]);
  }
  at(1440 * 110);
  expect(await statuses()).not.toContain('PENDING');
  expect(await broken()).toEqual([]);
});

it('the invariants hold for machine times in any order', {
  timeout: 120_000,
}, async () => {
  const time = fc.integer({ min: 0, max: 3 * 1440 });
  await fc.assert(
    fc.asyncProperty(fc.array(time, { minLength: 2, maxLength: 12 }), async (times) => {
      const { place, statuses, broken, call } = await worldOnRealTime();
      for (const each of times) {
        at(each);
        await place();
        await call('GET /markets/');
        expect(await broken()).toEqual([]);
      }
      at(5 * 1440);
      expect(await statuses()).not.toContain('PENDING');
    }),
    { numRuns: 8 },
  );
});
