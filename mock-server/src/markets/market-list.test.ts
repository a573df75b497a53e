import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import type { ClockSetting } from '../db/settings.ts';
import { invalidateCaches, type World } from '../worlds/world.ts';
import * as moves from './due-draws.ts';
import { marketsResponse, phasesAt } from './market-list.ts';

const instant = (time: string): number => Date.parse(`2026-11-20T${time}+05:30`);
const noon = instant('12:00:00');
const advance = (world: World, by: number) => moves.advance(world, by);
const setClock = (world: World, to: ClockSetting) => moves.setClock(world, to);

describe('the response of GET /markets/', () => {
  it('is made once a minute, from its first millisecond to its last', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    const body = marketsResponse(world, noon + 30_000);
    expect(JSON.parse(body)).toHaveLength(world.markets.length);
    const cached = { body: 'cached', from: noon, until: noon + 60_000 };
    expect(world.cache.marketsResponse).toEqual({ ...cached, body });
    world.cache.marketsResponse = cached;
    const times = [noon, noon + 59_999, noon - 1, noon + 60_000];
    const bodies = times.map((time) => {
      world.cache.marketsResponse = cached;
      return marketsResponse(world, time);
    });
    expect(bodies).toEqual(['cached', 'cached', body, body]);
    expect(world.cache.marketsResponse?.from).toBe(noon + 60_000);
  });

  it('is made again after a change of the world', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    world.cache.marketsResponse = { body: 'cached', from: noon, until: noon + 60_000 };
    invalidateCaches(world);
    expect(marketsResponse(world, noon)).not.toBe('cached');
  });
});

describe('the phases of a minute', () => {
  it('are computed once and belong to that minute alone', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    const first = phasesAt(world, noon + 1);
    expect(first).toMatchObject({ from: noon, day: '2026-11-20' });
    expect(first.phases.get(7)).toBe('running-now');
    expect(phasesAt(world, noon + 59_999)).toBe(first);
    const later = phasesAt(world, instant('16:00:00'));
    expect(later.phases.get(7)).toBe('running-for-close');
    expect(phasesAt(world, noon)).not.toBe(later);
  });
});

describe('the clock', () => {
  it('that is advanced tells the draws on the way, before and after', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    const events = advance(world, instant('16:10:00') - noon);
    expect(events.filter(({ market_id }) => market_id === 7)).toMatchObject([
      { session: 'open', at: '2026-11-20T16:10:00.000+05:30' },
    ]);
    expect(advance(world, 0)).toEqual([]);
  });

  it('that is set shows nothing of what was derived from the old time', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    marketsResponse(world, noon);
    setClock(world, { mode: 'fixed', at: instant('16:30:00') });
    const [market] = JSON.parse(marketsResponse(world, instant('16:30:00'))).slice(6);
    expect(market).toMatchObject({ current_status: 4, open_digit: expect.stringMatching(/^\d$/) });
  });

  it('that is set back draws again what lies ahead', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    advance(world, instant('17:00:00') - noon);
    setClock(world, { mode: 'fixed', at: noon });
    expect(world.settings.settledUntil).toBe(noon);
    const again = advance(world, instant('17:00:00') - noon);
    expect(again.some(({ market_id }) => market_id === 7)).toBe(true);
  });

  it('that is frozen stands at the time of the world', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    setClock(world, { mode: 'real' });
    const before = Date.now();
    moves.freeze(world);
    const { clock } = world.settings;
    if (clock.mode !== 'fixed') throw new Error('The clock is not fixed.');
    expect(clock.at).toBeGreaterThanOrEqual(before);
    expect(clock.at).toBeLessThanOrEqual(Date.now());
  });
});
