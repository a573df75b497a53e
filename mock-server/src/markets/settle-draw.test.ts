import type { SentBetRecord } from '@matka/contracts/api/history';
import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const kalyan = 7;
const setDraw = (session: string, pana: string | null) => ({
  market: 'Kalyan Matka',
  session,
  pana,
});
const single = (digit: string, points: number, session = 'open') => ({
  bet_type_id: 1,
  market_id: kalyan,
  amount: points,
  payload: { bets: [{ digit, points, bet_type: session }] },
});
const jodi = (text: string, points: number) => ({
  bet_type_id: 3,
  market_id: kalyan,
  amount: points,
  payload: { bets: [{ jodi: text, points }] },
});

async function openMock() {
  const { as, anonymous, world } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  const control = (line: string, body?: unknown) => {
    const [method, path] = line.split(' ');
    return anonymous(`${method} /__mock/worlds/kalyan-matka${path}`, body);
  };
  return {
    world,
    call,
    control,
    /** Moves the time to that of a result. */
    until: (session: 'open' | 'close') =>
      control('POST /clock/advance/', {
        to: `2026-11-20T${session === 'open' ? '16' : '18'}:10:00+05:30`,
      }),
    points: async () => (await control(`GET /players/${mainPlayer.mobile}/`)).json().points,
    bets: async (): Promise<SentBetRecord[]> =>
      (await control(`GET /players/${mainPlayer.mobile}/bets/`)).json(),
  };
}

describe('settlement', () => {
  it('settles a digit with the result of its session and a jodi with the close result', {
    tags: ['@MOCK-23'],
  }, async () => {
    const { call, control, bets, until } = await openMock();
    await call('POST /betting/', jodi('13', 10));
    await call('POST /betting/', single('3', 10, 'close'));
    await call('POST /betting/', single('1', 10));
    const statuses = async () =>
      (await bets()).slice(0, 3).map((bet) => bet.bet_details.bet_status);
    await control('PUT /draws/', setDraw('open', '128'));
    await until('open');
    expect(await statuses()).toEqual(['won', 'PENDING', 'PENDING']);
    await control('PUT /draws/', setDraw('close', '346'));
    await until('close');
    expect(await statuses()).toEqual(['won', 'won', 'won']);
  });

  it('pays points times the rate once, with net_profit the win minus the points', {
    tags: ['@MOCK-24'],
  }, async () => {
    const { call, control, bets, points, until } = await openMock();
    await call('POST /betting/', single('1', 10));
    await call('POST /betting/', single('2', 10));
    await control('PUT /draws/', setDraw('open', '128'));
    await until('open');
    expect((await bets()).slice(0, 2).map((bet) => bet.calculated_values)).toEqual([
      { win_amount: 0, net_profit: -10 },
      { win_amount: 95, net_profit: 85 },
    ]);
    expect(await points()).toBe(10000 - 20 + 95);
    await control('PUT /draws/', setDraw('open', '128'));
    await control('POST /clock/advance/', { seconds: 24 * 60 * 60 });
    expect(await points()).toBe(10000 - 20 + 95);
  });

  it('draws, settles and credits as the clock passes the result, and lists the events', {
    tags: ['@MOCK-30'],
  }, async () => {
    const first = await openMock();
    const { call, control, points } = first;
    for (const digit of '0123456789') await call('POST /betting/', single(digit, 10));
    const before = await points();
    const moved = (
      await control('POST /clock/advance/', { to: '2026-11-20T16:10:00+05:30' })
    ).json();
    const drawn = moved.events.filter(
      (event: { market: string }) => event.market === 'Kalyan Matka',
    );
    expect(drawn).toEqual([
      {
        type: 'draw',
        at: '2026-11-20T16:10:00.000+05:30',
        market_id: kalyan,
        market: 'Kalyan Matka',
        day: '2026-11-20',
        session: 'open',
        pana: expect.stringMatching(/^\d{3}$/),
        digit: expect.stringMatching(/^\d$/),
        won: 1,
        lost: 9,
        paid: 95,
      },
    ]);
    expect(await points()).toBe(before + 95);
    const again = await openMock();
    const same = (
      await again.control('POST /clock/advance/', { to: '2026-11-20T16:10:00+05:30' })
    ).json();
    expect(same.events.map((event: { pana: string }) => event.pana)).toEqual(
      moved.events.map((event: { pana: string }) => event.pana),
    );
  });

  it('settles nothing twice when the clock is set back and passes the result again', async () => {
    const { call, control, points } = await openMock();
    for (const digit of '0123456789') await call('POST /betting/', single(digit, 10));
    await control('POST /clock/advance/', { to: '2026-11-20T17:00:00+05:30' });
    const after = await points();
    await control('PUT /clock/', { mode: 'fixed', now: testClock });
    await control('POST /clock/advance/', { to: '2026-11-20T17:00:00+05:30' });
    expect(await points()).toBe(after);
  });
});
