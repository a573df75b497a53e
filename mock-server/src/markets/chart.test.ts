import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { changeSettings } from '../worlds/world.ts';
import { chartDays, chartWeeks, resultsByMarket } from './chart.ts';
import { drawAtTime, seededDraw } from './results.ts';
import { resultInstant } from './schedule.ts';

/** Kalyan Matka in a new world at noon of Friday, 20 November 2026. */
async function kalyan() {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  const market = world.markets.find(({ id }) => id === 7);
  if (!market) throw new Error('There is no Kalyan Matka.');
  return { world, market };
}

describe('the chart of a month', () => {
  it('has each of its days, with what is drawn so far', async () => {
    const { world, market } = await kalyan();
    const days = chartDays(world, market, '2026-11');
    expect(days.map(({ date }) => date.slice(8))).toEqual(
      Array.from({ length: 30 }, (_, at) => String(at + 1).padStart(2, '0')),
    );
    const [yesterday, today] = days.slice(18, 20);
    const pana = expect.stringMatching(/^\d{3}$/);
    const digit = expect.stringMatching(/^\d$/);
    expect(yesterday).toEqual({
      date: '2026-11-19',
      has_result: true,
      open_pana: pana,
      open_digit: digit,
      close_digit: digit,
      close_pana: pana,
    });
    const nothing = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };
    expect(today).toEqual({ date: '2026-11-20', has_result: false, ...nothing });
    changeSettings(world, {
      clock: { mode: 'fixed', at: Date.parse('2026-11-20T16:10:00+05:30') },
    });
    const open = chartDays(world, market, '2026-11')[19];
    expect(open).toMatchObject({ has_result: true, open_pana: pana, close_pana: null });
  });

  it('is in weeks from Monday, with empty days of the neighbouring months', async () => {
    const { world, market } = await kalyan();
    const datesOf = (month: string) =>
      chartWeeks(world, market, month).map((week) => week.map(({ date }) => date.slice(5)));
    const november = datesOf('2026-11');
    expect(november.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(november[0]).toEqual(['10-26', '10-27', '10-28', '10-29', '10-30', '10-31', '11-01']);
    expect(november[5]).toEqual(['11-30', '12-01', '12-02', '12-03', '12-04', '12-05', '12-06']);
    expect(chartWeeks(world, market, '2026-11')[0]?.[0]).toEqual({
      date: '2026-10-26',
      has_result: false,
      open_pana: null,
      open_digit: null,
      close_digit: null,
      close_pana: null,
    });
    // June begins on a Monday and February 2027 is four whole weeks.
    expect(datesOf('2026-06')[0]?.[0]).toBe('06-01');
    expect(datesOf('2027-02').map((week) => [week[0], week[6]])).toEqual([
      ['02-01', '02-07'],
      ['02-08', '02-14'],
      ['02-15', '02-21'],
      ['02-22', '02-28'],
    ]);
  });

  it('goes back two years before the beginning of its world', async () => {
    const { world } = await kalyan();
    // 730 days before 20 November 2026.
    expect(Object.keys(resultsByMarket(world, '2024-11-20'))).toContain('Kalyan Matka');
    expect(resultsByMarket(world, '2024-11-19')).toEqual({});
  });

  it('tells by name only the markets that have a result on a day', async () => {
    const { world } = await kalyan();
    const yesterday = resultsByMarket(world, '2026-11-19');
    expect(yesterday['Kalyan Matka']).toHaveLength(1);
    expect(resultsByMarket(world, '2026-11-20')['Kalyan Matka']).toBeUndefined();
    // Kalyan Matka rests on Sundays.
    expect(resultsByMarket(world, '2026-11-15')['Kalyan Matka']).toBeUndefined();
  });
});

describe('results under the keys of the API', () => {
  it('the results of a day are those of the seed, each from its time on', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    const day = '2026-11-17';
    for (const market of world.markets) {
      const draw = seededDraw(world.settings.spec.seed, market.id, day);
      const at = (session: 'open' | 'close', before = 0) =>
        drawAtTime(world, market, day, resultInstant(market.schedule, day, session) - before);
      expect(at('open', 1)).toMatchObject({ openPana: null, closePana: null });
      expect(at('open')).toMatchObject({ openPana: draw.openPana, closePana: null });
      expect(at('close')).toEqual(draw);
    }
  });
});
