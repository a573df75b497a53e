import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { inTransaction } from '../db/database.ts';
import { ledgerOf, moveWallet } from '../db/ledger.ts';
import { playerById, playerByMobile } from '../db/players.ts';
import { setDraw } from './settle-draw.ts';

const kalyan = 'Kalyan Matka';
const day = '2026-11-20';
const control = '/__mock/worlds/kalyan-matka';
const digit = (number: string, points = 10) => ({
  bet_type_id: 1,
  market_id: 7,
  amount: points,
  payload: { bets: [{ digit: number, points, bet_type: 'open' }] },
});
const jodi = (number: string) => ({
  bet_type_id: 3,
  market_id: 7,
  amount: 10,
  payload: { bets: [{ jodi: number, points: 10 }] },
});

/** A world at noon in which these bets are placed; the newest bet comes first in `bets`. */
async function worldWith(...placed: object[]) {
  const { as, anonymous, world } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  for (const body of placed) expect((await call('POST /betting/', body)).statusCode).toBe(200);
  const id = playerByMobile(world.db, mainPlayer.mobile)?.id ?? 0;
  const market = world.markets.find(({ name }) => name === kalyan);
  if (!market) throw new Error('There is no Kalyan Matka.');
  return {
    set: (session: 'open' | 'close', pana: string | null) =>
      setDraw(world, { market, day, session }, pana),
    setIn: (marketId: number, session: 'open' | 'close', pana: string | null) => {
      const other = world.markets.find(({ id: known }) => known === marketId) ?? market;
      return setDraw(world, { market: other, day, session }, pana);
    },
    until: (time: string) =>
      anonymous(`POST ${control}/clock/advance/`, { to: `${day}T${time}:00+05:30` }),
    bets: async () => {
      const bets = (await anonymous(`GET ${control}/players/${mainPlayer.mobile}/bets/`)).json();
      return bets
        .slice(0, placed.length)
        .map(({ bet_details: { bet_status }, calculated_values: { win_amount } }: never) => [
          bet_status,
          win_amount,
        ]);
    },
    pendingInHistory: async () =>
      (await call('GET /bets/history/?page=1&bet_status=pending')).json().data.length,
    points: () => (playerByMobile(world.db, mainPlayer.mobile)?.balance ?? 0) / 100,
    spend: (points: number) =>
      inTransaction(world.db, () =>
        moveWallet(world.db, {
          playerId: id,
          amount: -points * 100,
          at: 0,
          kind: 'set',
          betId: null,
        }),
      ),
    /** Points that the player owes. */
    owed: () => (playerById(world.db, id)?.owed ?? 0) / 100,
    movements: () =>
      ledgerOf(world.db, id)
        .filter(({ kind }) => kind === 'correction' || kind === 'debt')
        .map(({ kind, amount, balance }) => [kind, amount, balance]),
    broken: async () =>
      (await anonymous(`GET ${control}/invariants/`))
        .json()
        .filter(({ holds }: { holds: boolean }) => !holds),
  };
}

const place = { market_id: 7, market: kalyan, day };
const nothing = { won: 0, lost: 0, paid: 0 };

describe('a corrected result', () => {
  it('is told once with what it moved, then the draw', async () => {
    const { set, until, bets, points, broken } = await worldWith(digit('1'), digit('2', 20));
    set('open', '128');
    await until('16:20');
    expect(await bets()).toEqual([
      ['lost', 0],
      ['won', 95],
    ]);
    const at = '2026-11-20T16:20:00.000+05:30';
    const drawn = { ...place, at, session: 'open', pana: '129', digit: '2' };
    expect(set('open', '129')).toEqual([
      { ...drawn, type: 'correction', won: 1, lost: 1, paid: 95 },
      { ...drawn, ...nothing, type: 'draw' },
    ]);
    expect(await bets()).toEqual([
      ['won', 190],
      ['lost', 0],
    ]);
    expect(points()).toBe(10_000 - 30 + 190);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['the newer', [digit('1', 20), digit('2')]],
    ['the older', [digit('2'), digit('1', 20)]],
  ])('pays before it takes back, so that one win can pay for another: %s', async (_, placed) => {
    const { set, until, spend, points, owed, movements } = await worldWith(...placed);
    set('open', '128');
    await until('16:20');
    spend(points());
    set('open', '129');
    expect(movements()).toEqual([
      ['correction', 95_00, 95_00],
      ['debt', 95_00, 190_00],
      ['correction', -190_00, 0],
    ]);
    expect([points(), owed()]).toEqual([0, 95]);
  });

  it('takes back what there is, and the rest is owed until it is won', async () => {
    const { set, until, spend, points, owed, movements, broken } = await worldWith(digit('1'));
    set('open', '128');
    await until('16:20');
    spend(points() - 40);
    expect(set('open', '129')).toMatchObject([{ type: 'correction', lost: 1, paid: -40 }, {}]);
    expect([points(), owed()]).toEqual([0, 55]);
    expect(await broken()).toEqual([]);
    set('open', '128');
    expect([points(), owed()]).toEqual([40, 0]);
    expect(movements()).toEqual([
      ['debt', 55_00, 95_00],
      ['correction', -95_00, 0],
      ['correction', 95_00, 95_00],
      ['debt', -55_00, 40_00],
    ]);
    expect(await broken()).toEqual([]);
  });

  it('makes no points from nothing, however often it is withdrawn and drawn again', async () => {
    const { set, until, spend, points, owed, broken } = await worldWith(digit('1'), digit('2', 20));
    set('open', '128');
    await until('16:20');
    const worth = points();
    let spent = 0;
    for (let round = 0; round < 6; round += 1) {
      spent += points();
      spend(points());
      set('open', [null, '129', '335', '128'][round % 4] ?? null);
      set('open', '128');
      expect(spent + points() - owed()).toBe(worth);
      expect(points()).toBeGreaterThanOrEqual(0);
      expect(await broken()).toEqual([]);
    }
    expect(spent).toBe(worth);
  });

  it('deducts a debt from the win of another market', async () => {
    const other = { ...digit('1', 50), market_id: 12 };
    const { set, setIn, until, spend, points, owed, broken } = await worldWith(digit('1'), other);
    set('open', '128');
    await until('16:20');
    spend(points());
    set('open', '129');
    expect([points(), owed()]).toEqual([0, 95]);
    setIn(12, 'open', '128');
    await until('23:50');
    expect([points(), owed()]).toEqual([475 - 95, 0]);
    expect(await broken()).toEqual([]);
  });

  it.each(['128', '335'])('is none where the bets stay as they are: %s', async (pana) => {
    const { set, until, points, movements } = await worldWith(digit('1'), digit('2'));
    set('open', '128');
    await until('16:20');
    expect(set('open', pana)).toMatchObject([{ type: 'draw', pana, ...nothing }]);
    expect(points()).toBe(10_000 - 20 + 95);
    expect(movements()).toEqual([]);
  });

  it('to nothing leaves bets pending, and the next draw settles them', async () => {
    const world = await worldWith(digit('1'), digit('2'));
    const { set, until, bets, points, pendingInHistory, broken } = world;
    set('open', '128');
    await until('16:20');
    const at = '2026-11-20T16:20:00.000+05:30';
    const drawn = { ...place, at, session: 'open', pana: null, digit: null };
    expect(set('open', null)).toEqual([
      { ...drawn, type: 'correction', won: 0, lost: 0, paid: -95 },
      { ...drawn, ...nothing, type: 'draw' },
    ]);
    expect(await bets()).toEqual([
      ['PENDING', null],
      ['PENDING', null],
    ]);
    expect(await pendingInHistory()).toBe(2);
    expect(points()).toBe(10_000 - 20);
    expect(await broken()).toEqual([]);
    expect(set('open', '129')).toMatchObject([{ type: 'draw', won: 1, lost: 1, paid: 95 }]);
    expect(await pendingInHistory()).toBe(0);
  });

  it('of open leaves jodis pending that lost it, and settles them with the close that is there', async () => {
    const { set, until, bets, points, broken } = await worldWith(jodi('13'), jodi('23'));
    set('open', '128');
    set('close', '346');
    await until('18:20');
    expect(await bets()).toEqual([
      ['lost', 0],
      ['won', 950],
    ]);
    expect(set('open', null)).toMatchObject([
      { type: 'correction', session: 'open', won: 0, lost: 0, paid: -950 },
      { type: 'draw', session: 'open', ...nothing },
    ]);
    expect((await bets()).map(([status]: string[]) => status)).toEqual(['PENDING', 'PENDING']);
    expect(set('open', '129')).toMatchObject([
      { type: 'draw', session: 'open', ...nothing },
      { type: 'draw', session: 'close', pana: '346', digit: '3', won: 1, lost: 1, paid: 950 },
    ]);
    expect(points()).toBe(10_000 - 20 + 950);
    expect(await broken()).toEqual([]);
  });

  it('of close touches no bet of open, and tells nothing of open', async () => {
    const { set, until, points } = await worldWith(digit('1'), jodi('13'));
    set('open', '128');
    set('close', '346');
    await until('18:20');
    expect(set('close', '347')).toMatchObject([
      { type: 'correction', session: 'close', won: 0, lost: 1, paid: -950 },
      { type: 'draw', session: 'close', ...nothing },
    ]);
    expect(points()).toBe(10_000 - 20 + 95);
  });
});

describe('a draw that is set', () => {
  it('ends the list of markets that was made before it', async () => {
    const { world } = await buildTestApp({ scenario: 'fresh' });
    const [market] = world.markets;
    if (!market) throw new Error('There are no markets.');
    world.cache.marketsResponse = { body: '[]', from: 0, until: Number.MAX_SAFE_INTEGER };
    setDraw(world, { market, day: '2026-11-21', session: 'open' }, '128');
    expect(world.cache.marketsResponse).toBeUndefined();
  });

  it('at the very time of its result is the result', async () => {
    const { set, until, bets } = await worldWith(digit('1'));
    await until('16:09');
    expect(set('open', '128')).toEqual([]);
    expect(await bets()).toEqual([['PENDING', null]]);
    await until('16:10');
    expect(await bets()).toEqual([['won', 95]]);
  });
});
