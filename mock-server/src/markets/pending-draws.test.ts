import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const kalyan = 'Kalyan Matka';
const world = '/__mock/worlds/kalyan-matka';
const openResult = '2026-11-20T16:10:00+05:30';
const single = (digit: string, session = 'open') => ({
  bet_type_id: 1,
  market_id: 7,
  amount: 10,
  payload: { bets: [{ digit, points: 10, bet_type: session }] },
});

async function freshWorld() {
  const { as, anonymous, world: own } = await buildTestApp({ scenario: 'fresh' });
  return {
    own,
    bet: as(mainPlayer.mobile),
    set: async (session: string, pana: string | null) =>
      (await anonymous(`PUT ${world}/draws/`, { market: kalyan, session, pana })).json(),
    until: async (to: string) =>
      (await anonymous(`POST ${world}/clock/advance/`, { to }))
        .json()
        .events.filter(({ market }: { market: string }) => market === kalyan),
    back: (now: string) => anonymous(`PUT ${world}/clock/`, { mode: 'fixed', now }),
    shown: async () => {
      const markets = (await anonymous('GET /markets/?app_id=kalyan-matka')).json();
      const { current_status, open_pana, open_digit, close_pana } = markets[6];
      return [current_status, open_pana, open_digit, close_pana];
    },
    points: async () =>
      (await anonymous(`GET ${world}/players/${mainPlayer.mobile}/`)).json().points,
    results: async () => {
      const url = 'GET /markets/results/monthly/?date=2026-11-20';
      return (await as(mainPlayer.mobile)(url)).json().markets[kalyan];
    },
    broken: async () =>
      (await anonymous(`GET ${world}/invariants/`))
        .json()
        .filter(({ holds }: { holds: boolean }) => !holds),
  };
}

describe('a draw that is set before its time', () => {
  it('is pending: the market stays open and blank, and bets are taken until it is the result', {
    tags: ['@MOCK-26'],
  }, async () => {
    const { bet, set, until, shown, results, points, broken } = await freshWorld();
    expect((await set('open', '128')).events).toEqual([]);
    await set('close', '346');
    expect(await shown()).toEqual([6, null, null, null]);
    expect(await results()).toBeUndefined();
    expect((await bet('POST /betting/', single('1'))).statusCode).toBe(200);
    expect(await broken()).toEqual([]);
    expect(await points()).toBe(9_990);
    expect(await until(openResult)).toMatchObject([
      { type: 'draw', session: 'open', pana: '128', won: 1, lost: 0, paid: 95 },
    ]);
    expect(await shown()).toEqual([4, '128', '1', null]);
    expect((await bet('POST /betting/', single('3', 'close'))).statusCode).toBe(200);
    expect(await broken()).toEqual([]);
    await until('2026-11-20T18:10:00+05:30');
    expect(await shown()).toEqual([1, '128', '1', '346']);
    expect(await points()).toBe(9_980 + 190);
    expect(await broken()).toEqual([]);
  });

  it('may be set anew until then, also to nothing', async () => {
    const { bet, set, until, shown, points } = await freshWorld();
    await bet('POST /betting/', single('1'));
    await set('open', '128');
    await set('open', null);
    expect(await until(openResult)).toMatchObject([{ pana: null, won: 0, lost: 0 }]);
    expect(await shown()).toEqual([4, null, null, null]);
    expect(await points()).toBe(9_990);
    expect((await set('open', '128')).events).toMatchObject([{ type: 'draw', won: 1 }]);
  });

  it('corrects at its time what was settled before the clock was set back', async () => {
    const { bet, set, until, back, shown, points, broken } = await freshWorld();
    await set('open', '128');
    await bet('POST /betting/', single('1'));
    await until(openResult);
    expect(await points()).toBe(9_990 + 95);
    await back('2026-11-20T12:00:00+05:30');
    expect(await shown()).toEqual([6, null, null, null]);
    await set('open', '129');
    expect(await points()).toBe(9_990 + 95);
    expect(await until(openResult)).toMatchObject([
      { type: 'correction', lost: 1, paid: -95 },
      { type: 'draw', pana: '129' },
    ]);
    expect(await points()).toBe(9_990);
    expect(await broken()).toEqual([]);
  });
});
