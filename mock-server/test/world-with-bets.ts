import { mainPlayer } from '@matka/fixtures/players';
import { expect } from 'vitest';
import { inTransaction } from '../src/db/database.ts';
import { ledgerOf, moveWallet } from '../src/db/ledger.ts';
import { playerById, playerByMobile } from '../src/db/players.ts';
import { type DrawEvent, setDraw } from '../src/markets/settle-draw.ts';
import { buildTestApp } from './build-app.ts';

const kalyan = 'Kalyan Matka';
const day = '2026-11-20';
const control = '/__mock/worlds/kalyan-matka';

/** A world at noon with these bets; the newest bet comes first in `bets`. */
export async function worldWith(...placed: object[]) {
  const { as, anonymous, world } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  const bet = async (body: object) =>
    expect((await call('POST /betting/', body)).statusCode).toBe(200);
  for (const body of placed) await bet(body);
  const id = playerByMobile(world.db, mainPlayer.mobile)?.id ?? 0;
  const setIn = (marketId: number, session: 'open' | 'close', pana: string | null) => {
    const market = world.markets.find((known) => known.id === marketId);
    if (!market) throw new Error(`There is no market ${marketId}.`);
    return setDraw(world, { market, day, session }, pana);
  };
  return {
    bet,
    setIn,
    set: (session: 'open' | 'close', pana: string | null) => setIn(7, session, pana),
    /** The draws of Kalyan Matka on the way to a time. */
    until: async (time: string): Promise<DrawEvent[]> => {
      const to = `${day}T${time}:00+05:30`;
      const { events } = (await anonymous(`POST ${control}/clock/advance/`, { to })).json();
      return events.filter(({ market }: DrawEvent) => market === kalyan);
    },
    back: (now: string) => anonymous(`PUT ${control}/clock/`, { mode: 'fixed', now }),
    shown: async () => {
      const markets = (await anonymous('GET /markets/?app_id=kalyan-matka')).json();
      const { current_status, open_pana, open_digit, close_pana } = markets[6];
      return [current_status, open_pana, open_digit, close_pana];
    },
    results: async () =>
      (await call('GET /markets/results/monthly/?date=2026-11-20')).json().markets[kalyan],
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
    points: () => (playerById(world.db, id)?.balance ?? 0) / 100,
    spend: (points: number) =>
      inTransaction(world.db, () => {
        const spent = { playerId: id, amount: -points * 100, at: 0, kind: 'set' } as const;
        moveWallet(world.db, { ...spent, betId: null });
      }),
    /** Points that the player owes. */
    owed: () => (playerById(world.db, id)?.owed ?? 0) / 100,
    movements: () =>
      ledgerOf(world.db, id, 1_000)
        .filter(({ kind }) => kind === 'correction' || kind === 'debt')
        .map(({ kind, amount, balance }) => [kind, amount, balance]),
    broken: async () =>
      (await anonymous(`GET ${control}/invariants/`))
        .json()
        .filter(({ holds }: { holds: boolean }) => !holds),
  };
}
