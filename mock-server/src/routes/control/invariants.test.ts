import { players, poorPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';
import { panas } from '../../game/panas.ts';
import { resultInstant } from '../../markets/schedule.ts';
import { randomSource } from '../../shared/random.ts';
import { indianTimestamp } from '../../shared/time.ts';
import { checkInvariants } from './invariants.ts';

const world = '/__mock/worlds/kalyan-matka';
const broken = (found: ReturnType<typeof checkInvariants>) =>
  found.filter(({ holds }) => !holds).map(({ name }) => name);

describe('invariants', () => {
  it.each([1, 2, 3])(
    'hold whatever is bet, drawn, corrected and moved in time: run %i',
    async (run) => {
      const { world: defaultWorld, anonymous, as } = await buildTestApp({ seed: run });
      const random = randomSource(run);
      const pick = <Value>(from: readonly Value[]): Value => {
        const value = from[Math.floor(random() * from.length)];
        if (value === undefined) throw new Error('Nothing to pick from');
        return value;
      };
      const bet = () => {
        const points = 1 + Math.floor(random() * 500);
        const count = 1 + Math.floor(random() * 4);
        const session = pick(['open', 'close'] as const);
        const bets = Array.from({ length: count }, () => ({
          pana: pick(panas),
          points,
          bet_type: session,
        }));
        const [id, payload] = pick([
          [12, { bets }],
          [1, { bets: bets.map((one) => ({ digit: one.pana[2], points, bet_type: session })) }],
          [3, { bets: bets.map((one) => ({ jodi: one.pana.slice(1), points })) }],
        ] as const);
        const body = {
          bet_type_id: id,
          market_id: 1 + Math.floor(random() * 13),
          amount: points * count,
          payload,
        };
        return as(pick(players).mobile)('POST /betting/', body);
      };
      const act = (): Promise<unknown> => {
        const chance = random();
        if (chance < 0.75) return bet();
        if (chance < 0.85) {
          const seconds = Math.floor(random() * 5 * 60 * 60);
          return anonymous(`POST ${world}/clock/advance/`, { seconds });
        }
        if (chance < 0.97) {
          const draw = {
            market: pick(defaultWorld.markets).name,
            session: pick(['open', 'close']),
          };
          return anonymous(`PUT ${world}/draws/`, {
            ...draw,
            pana: pick([...panas.slice(0, 20), null]),
          });
        }
        return anonymous(`PUT ${world}/players/${poorPlayer.mobile}/balance/`, { points: 300 });
      };
      for (let i = 0; i < 150; i += 1) await act();
      expect(broken(checkInvariants(defaultWorld))).toEqual([]);
    },
  );

  it.each([
    [
      'each wallet is the sum of its ledger',
      'UPDATE players SET balance = balance + 1 WHERE id = 1',
    ],
    [
      'no bet was paid twice',
      "INSERT INTO ledger (player_id, at, kind, amount, balance, bet_id) SELECT player_id, at, kind, 0, balance, bet_id FROM ledger WHERE kind = 'win' LIMIT 1",
    ],
    ['each bet was paid what it won', "UPDATE bets SET win = win + 1 WHERE status = 'won'"],
  ])('tell when it does not hold that %s', async (name, sql) => {
    const { world: defaultWorld, anonymous } = await buildTestApp();
    expect(broken(checkInvariants(defaultWorld))).toEqual([]);
    defaultWorld.db.handle.exec(sql);
    expect(broken(checkInvariants(defaultWorld))).toContain(name);
    const all = (await anonymous('GET /__mock/invariants/')).json();
    expect(all).toContainEqual(
      expect.objectContaining({ world: 'kalyan-matka', name, holds: false }),
    );
  });

  it('tell of a pending bet whose result is out', async () => {
    const { world: defaultWorld } = await buildTestApp();
    defaultWorld.db.handle.exec(
      "UPDATE bets SET status = 'PENDING', win = NULL WHERE status = 'lost'",
    );
    const found = checkInvariants(defaultWorld);
    expect(broken(found)).toContain('no bet is pending whose result is out');
    const { violations = [] } =
      found.find(({ name }) => name.startsWith('no bet is pending')) ?? {};
    expect(violations.length).toBeGreaterThan(0);
    expect(new Set(violations.map((id) => typeof id))).toEqual(new Set(['number']));
  });

  it('are told by name', async () => {
    const { world: own } = await buildTestApp();
    expect(checkInvariants(own).map(({ name }) => name)).toEqual([
      'each wallet is the sum of its ledger',
      'each ledger entry follows from the one before it',
      'no wallet was ever below zero',
      'no bet was paid twice',
      'each bet was paid what it won',
      'no bet is pending whose result is out',
      'no market that takes bets shows their result',
      'no bet was taken on a known result',
      'the pages of a player hold each bet once',
    ]);
  });

  it('do not look at bets on markets that are gone', async () => {
    const { world: own } = await buildTestApp();
    own.db.handle.exec(
      "UPDATE bets SET market_id = 999, status = 'PENDING', created_at = '2255-01-01T00:00:00.000+05:30'",
    );
    expect(broken(checkInvariants(own))).not.toEqual(
      expect.arrayContaining([
        'no bet is pending whose result is out',
        'no bet was taken on a known result',
      ]),
    );
  });

  it('count a bet of the very instant of a result as taken on it', async () => {
    const { world: own } = await buildTestApp();
    const kalyan = own.markets.find(({ name }) => name === 'Kalyan Matka');
    const instant = kalyan ? resultInstant(kalyan.schedule, '2026-11-19', 'open') : Number.NaN;
    const at = (time: number) => {
      own.db.handle.exec(
        `UPDATE bets SET created_at = '${indianTimestamp(time)}', market_id = ${kalyan?.id}, market_day = '2026-11-19', bet_type_id = 1, decided_by = 'open'`,
      );
      return broken(checkInvariants(own)).includes('no bet was taken on a known result');
    };
    expect([at(instant - 1), at(instant)]).toEqual([false, true]);
  });

  it('tell of a bet that was taken on a known result', async () => {
    const { world: own } = await buildTestApp();
    own.db.handle.exec(
      "UPDATE bets SET created_at = date(created_at, '+2 days') || substr(created_at, 11) WHERE bet_type_id = 3",
    );
    expect(broken(checkInvariants(own))).toContain('no bet was taken on a known result');
  });
});
