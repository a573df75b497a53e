import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { betBody, buildTestApp } from '../../test/build-app.ts';
import { changeSettings, invalidateCaches, type World } from '../worlds/world.ts';
import { processDueDraws } from './due-draws.ts';

const bet = betBody(1, [{ digit: '1', points: 10, bet_type: 'open' }]);

const instant = (time: string): number => Date.parse(`2026-11-${time}:00+05:30`);

/** Sets the clock of a world without any other effect. */
function setTime(world: World, time: string): void {
  changeSettings(world, { clock: { mode: 'fixed', at: instant(time) } });
}

const names = (events: ReturnType<typeof processDueDraws>) =>
  events.map(({ at, market_id, session }) => `${at.slice(11, 16)} ${market_id} ${session}`);

it('draws that are due are processed once, ordered by time and then by market', async () => {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  setTime(world, '20T18:10');
  const events = names(processDueDraws(world));
  expect(events).toContain('16:10 7 open');
  expect(events).toContain('18:10 7 close');
  const sorted = [...events].sort(
    (a, b) =>
      a.slice(0, 5).localeCompare(b.slice(0, 5)) ||
      Number(a.split(' ')[1]) - Number(b.split(' ')[1]),
  );
  expect(events).toEqual(sorted);
  expect(processDueDraws(world)).toEqual([]);
  expect(world.settings.settledUntil).toBe(instant('20T18:10'));
});

it('draws that are due include a draw of this very millisecond and none of the next', async () => {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  changeSettings(world, { clock: { mode: 'fixed', at: instant('20T16:10') - 1 } });
  expect(names(processDueDraws(world))).not.toContain('16:10 7 open');
  expect(world.cache.nextDue).toBe(instant('20T16:10'));
  setTime(world, '20T16:10');
  expect(names(processDueDraws(world))).toContain('16:10 7 open');
  expect(names(processDueDraws(world))).toEqual([]);
});

it('a due draw settles nothing on a market without bets, and all bets on a market with bets', async () => {
  const { world, as } = await buildTestApp({ scenario: 'fresh' });
  await as(mainPlayer.mobile)('POST /betting/', bet);
  setTime(world, '20T18:10');
  const events = processDueDraws(world);
  for (const { market_id, session, won, lost, paid, pana, type } of events) {
    const isBet = market_id === 7 && session === 'open';
    expect([type, won + lost]).toEqual(['draw', isBet ? 1 : 0]);
    expect(paid).toBe(won * 95);
    expect(pana).toMatch(/^\d{3}$/);
  }
});

it('a world looks for due draws again only when the next draw is due', async () => {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  processDueDraws(world);
  const { nextDue = 0 } = world.cache;
  expect(nextDue).toBeGreaterThan(instant('20T12:00'));
  const before = world.settings.settledUntil;
  changeSettings(world, { clock: { mode: 'fixed', at: nextDue - 1 } });
  expect(processDueDraws(world)).toEqual([]);
  expect(world.settings.settledUntil).toBe(before);
  invalidateCaches(world);
  expect(processDueDraws(world)).toEqual([]);
  expect(world.settings.settledUntil).toBe(nextDue - 1);
  expect(world.cache.nextDue).toBe(nextDue);
});

it('draws become due again after the clock is set back', async () => {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  setTime(world, '20T18:10');
  processDueDraws(world);
  invalidateCaches(world);
  setTime(world, '20T15:00');
  expect(processDueDraws(world)).toEqual([]);
  expect(world.settings.settledUntil).toBe(instant('20T15:00'));
  setTime(world, '20T18:10');
  expect(processDueDraws(world).length).toBeGreaterThan(0);
});

it('a processed draw counts as one changed row of the request', async () => {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  const { rows } = world.journalCursor;
  setTime(world, '20T12:01');
  invalidateCaches(world);
  processDueDraws(world);
  expect(world.journalCursor.rows).toBe(rows + 1);
  processDueDraws(world);
  expect(world.journalCursor.rows).toBe(rows + 1);
});
