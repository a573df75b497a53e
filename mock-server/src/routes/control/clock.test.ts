import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';
import type { MarketDay } from './market-day.ts';

const main = '/__mock/worlds/kalyan-matka';
/** 2026-11-20T12:00:00+05:30, the time of the test worlds. */
const noon = Date.parse('2026-11-20T12:00:00+05:30');
/** The longest step: a year of 366 days. */
const longest = 366 * 24 * 60 * 60;

describe('/worlds/{id}/clock/', { tags: ['@MOCK-26'] }, () => {
  it('the clock of a world can be set, also back, and reports the draws on the way', async () => {
    const { anonymous } = await buildTestApp({ scenario: 'fresh' });
    const draw = { market: 'Kalyan Matka', session: 'open', pana: '128' };
    await anonymous(`PUT ${main}/draws/`, draw);
    const at = async (now: string) => {
      const { events, ...summary } = (
        await anonymous(`PUT ${main}/clock/`, { mode: 'fixed', now })
      ).json();
      const kalyan = events.filter(({ market }: { market: string }) => market === draw.market);
      return [summary.now, kalyan.length];
    };
    expect(await at('2026-11-20T16:09:59+05:30')).toEqual(['2026-11-20T16:09:59.000+05:30', 0]);
    expect(await at('2026-11-20T16:10:00+05:30')).toEqual(['2026-11-20T16:10:00.000+05:30', 1]);
    expect(await at('2026-11-20T11:00:00+05:30')).toEqual(['2026-11-20T11:00:00.000+05:30', 0]);
  });

  it('the clock of a world stands still, or runs from the time that was set', async () => {
    const { anonymous } = await buildTestApp();
    const now = '2026-11-20T13:00:00+05:30';
    const mode = async (wanted: string) =>
      (await anonymous(`PUT ${main}/clock/`, { mode: wanted, now })).json().clock;
    expect([await mode('fixed'), await mode('running'), await mode('real')]).toEqual([
      'fixed',
      'shifted',
      'real',
    ]);
    expect((await anonymous(`POST ${main}/clock/freeze/`)).json().clock).toBe('fixed');
  });

  it('the clock of a world advances by seconds or to a time', async () => {
    const { anonymous } = await buildTestApp();
    const advance = async (body: object) =>
      Date.parse((await anonymous(`POST ${main}/clock/advance/`, body)).json().now) - noon;
    expect(await advance({ seconds: 0 })).toBe(0);
    expect(await advance({ seconds: 90 })).toBe(90_000);
    expect(await advance({ to: '2026-11-20T12:01:30+05:30' })).toBe(90_000);
    expect(await advance({ to: '2026-11-20T12:02:00+05:30' })).toBe(120_000);
  });

  it('the clock of a world advances to the next end of bidding or draw, and to the next draw', async () => {
    const { anonymous } = await buildTestApp({ scenario: 'fresh' });
    const advance = async (to: string) => {
      const { now, events } = (await anonymous(`POST ${main}/clock/advance/`, { to })).json();
      return [now.slice(11, 16), events.map((event: { market: string }) => event.market)];
    };
    const day = (await anonymous(`GET ${main}/day/`)).json();
    const later = day.markets
      .flatMap(({ open, close }: MarketDay['markets'][number]) => [open, close])
      .flatMap(({ at, stops }: { at: string; stops: string }) => [
        { at, isDraw: true },
        { at: stops, isDraw: false },
      ])
      .filter(({ at }: { at: string }) => at > day.now)
      .toSorted((a: { at: string }, b: { at: string }) => a.at.localeCompare(b.at));
    const draws = later.filter(({ isDraw }: { isDraw: boolean }) => isDraw);
    expect((await advance('next-event'))[0]).toBe(later[0].at.slice(11, 16));
    const [time, drawn] = await advance('next-draw');
    expect([time, drawn.length]).toEqual([draws[0].at.slice(11, 16), 1]);
    expect((await advance('next-draw'))[0]).toBe(draws[1].at.slice(11, 16));
  });

  it('the clock of a world advances to the next draw over a night and a day without draws', async () => {
    const { anonymous } = await buildTestApp({ now: '2026-11-21T23:58:00+05:30' });
    const next = async () =>
      (await anonymous(`POST ${main}/clock/advance/`, { to: 'next-draw' })).json();
    const drawn = [await next(), await next(), await next()];
    expect(drawn.every(({ events }) => events.length > 0)).toBe(true);
    expect(drawn.map(({ now }) => now)).toEqual(drawn.map(({ now }) => now).toSorted());
  });

  it('the clock of a world does not advance to a next draw where no market has one', async () => {
    const { anonymous } = await buildTestApp({ scenario: 'no-markets' });
    const response = await anonymous(`POST ${main}/clock/advance/`, { to: 'next-draw' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { to: ['No market has a draw within a week.'] },
    ]);
  });

  it.each([
    [{ to: 'next-drow' }, 'to', /^to takes next-draw or next-event or .* not "next-drow"/],
    [{ to: '2026-11-20T11:59:59+05:30' }, 'to', /^That time is in the past/],
    [
      { to: '2026-13-20T12:00:00+05:30' },
      'to',
      /^to takes next-draw, next-event or a time of .* not "2026-13/,
    ],
    [
      { to: '2027-02-29T12:00:00+05:30' },
      'to',
      /^to takes next-draw, next-event or a time of .* not "2027-02/,
    ],
    [{}, 'non_field_errors', /^The body takes seconds or to, and neither was given/],
    [
      { seconds: 60, to: '2026-11-20T13:00:00+05:30' },
      'non_field_errors',
      /^The body takes seconds or to, and both were given/,
    ],
    [{ seconds: longest + 1 }, 'seconds', /year/],
    [{ to: '2037-01-01T00:00:00Z' }, 'to', /^A world advances by at most a year at a time\.$/],
    [
      { to: '1999-01-01T00:00:00Z' },
      'to',
      /^to takes next-draw, next-event or a time of 2000 to 2099 /,
    ],
  ] as const)('the clock of a world does not advance by %j', async (body, field, message) => {
    const { anonymous } = await buildTestApp();
    const response = await anonymous(`POST ${main}/clock/advance/`, body);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { [field]: [expect.stringMatching(message)] },
    ]);
    expect((await anonymous(`GET ${main}/`)).json().now).toBe('2026-11-20T12:00:00.000+05:30');
  });

  it('the clock of a world goes at most a year ahead at a time', async () => {
    const { anonymous } = await buildTestApp({ now: '2001-01-01T12:00:00+05:30' });
    const start = Date.parse('2001-01-01T12:00:00+05:30');
    const set = (seconds: number, mode = 'fixed') => {
      const now = new Date(start + seconds * 1000).toISOString();
      return anonymous(`PUT ${main}/clock/`, { mode, now });
    };
    for (const mode of ['fixed', 'running']) {
      expect((await set(longest + 1, mode)).json()).toEqual({
        now: ['A world advances by at most a year at a time.'],
      });
    }
    expect((await anonymous(`PUT ${main}/clock/`, { mode: 'real' })).json()).toEqual({
      mode: ['A world advances by at most a year at a time.'],
    });
  });
});
