import { mainPlayer } from '@matka/fixtures/players';
import { afterEach, expect, it } from 'vitest';
import { betBody, buildTestApp } from './build-app.ts';

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** Minutes from the time of a machine in each zone to the UTC, in November. */
const zones = { 'America/Los_Angeles': 480, 'Pacific/Auckland': -780, 'Etc/UTC': 0 };

/** All days and times in the mock's responses to a player who has just placed a bet. */
async function responses(zone: string, offset: number, now: string) {
  process.env.TZ = zone;
  expect(new Date(now).getTimezoneOffset()).toBe(offset);
  const { as } = await buildTestApp({ now, scenario: 'three-pages-of-history' });
  const player = as(mainPlayer.mobile);
  const bets = [{ digit: '5', points: 10, bet_type: 'close' }];
  const placed = await player('POST /betting/', betBody(1, bets));
  const [history, markets, results] = await Promise.all([
    player('GET /bets/history/?page=1'),
    player('GET /markets/'),
    player('GET /markets/results/monthly/'),
  ]);
  expect([history, markets, results].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  return [placed, history, markets, results].map((response) => response.json());
}

it.each([
  ['a minute before midnight in India', '2026-11-20T18:29:00Z'],
  ['at midnight in India', '2026-11-20T18:30:00Z'],
  ['at midnight in the UTC', '2026-11-21T00:00:00Z'],
  ['while a market runs', '2026-11-20T16:30:00+05:30'],
])(
  'the mock keeps Indian time on a machine in another time zone: %s',
  { tags: ['@APP-05'] },
  async (_, now) => {
    const there = await responses('Asia/Kolkata', -330, now);
    for (const [zone, offset] of Object.entries(zones)) {
      expect(await responses(zone, offset, now), zone).toEqual(there);
    }
  },
);
