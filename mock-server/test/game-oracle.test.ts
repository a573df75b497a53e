import type { BetTypeId } from '@matka/contracts/bet-types';
import { settlementMistakes } from '@matka/fixtures/numbers/mistakes';
import { settledDays } from '@matka/fixtures/numbers/other-draws';
import { panasByAnk } from '@matka/fixtures/numbers/panas';
import { plainDay } from '@matka/fixtures/numbers/settlements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settle } from '../src/game/settle.ts';
import { type OracleBet, type OracleDraw, oracle } from './game-oracle.ts';

type Result = { ank: string; pana: string };
const board: readonly Result[] = Object.entries(panasByAnk).flatMap(([ank, { SP, DP, TP }]) =>
  [...SP, ...DP, ...TP].map((pana) => ({ ank, pana })),
);
const result = fc.constantFrom(...board);
const session = fc.constantFrom('open', 'close');
const points = fc.oneof(fc.constant(1), fc.constant(10_000), fc.integer({ min: 1, max: 10_000 }));

type Key = 'digit' | 'jodi' | 'pana' | 'open_digit' | 'close_digit' | 'open_pana' | 'close_pana';

/** What a type's bet carries, and whether it carries a session. */
const carried: readonly { ids: readonly BetTypeId[]; keys: readonly Key[]; plain?: true }[] = [
  { ids: [1, 2], keys: ['digit'] },
  { ids: [3, 4, 11], keys: ['jodi'], plain: true },
  { ids: [16, 17, 18], keys: ['jodi'] },
  { ids: [5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 19], keys: ['pana'] },
  { ids: [20], keys: ['open_digit', 'close_pana'] },
  { ids: [21], keys: ['open_pana', 'close_pana'] },
  { ids: [22], keys: ['open_pana', 'close_digit'] },
];
const types = carried.flatMap(({ ids, ...form }) => ids.map((id) => ({ id, ...form })));

/** A number for a key that is often, in either session, the one drawn. */
const numberFor = (id: BetTypeId, key: Key, open: Result, close: Result) => {
  const near = fc.oneof(
    { weight: 2, arbitrary: fc.constant(key.startsWith('close') ? close : open) },
    { weight: 1, arbitrary: fc.constantFrom(open, close) },
    { weight: 1, arbitrary: result },
  );
  if (key === 'jodi' && id !== 18) {
    const first = fc.oneof({ weight: 3, arbitrary: fc.constant(open) }, near);
    const second = fc.oneof({ weight: 3, arbitrary: fc.constant(close) }, near);
    return fc.tuple(first, second).map(([a, b]) => a.ank + b.ank);
  }
  return near.map(({ ank, pana }) => (key.endsWith('pana') ? pana : ank));
};

const betOf = (
  { id, keys, plain }: (typeof types)[number],
  open: Result,
  close: Result,
): fc.Arbitrary<OracleBet> =>
  fc.record({
    betTypeId: fc.constant(id),
    session: plain ? fc.constant(null) : session,
    numbers: fc
      .tuple(...keys.map((key) => numberFor(id, key, open, close)))
      .map((values) => Object.fromEntries(keys.map((key, n) => [key, values[n] ?? '']))),
    points,
  });

const nothing: OracleDraw = { openPana: null, openDigit: null, closeDigit: null, closePana: null };

/** A draw in its three states, and a bet of the type on it. */
const scene = (type: (typeof types)[number]) =>
  fc.tuple(result, result).chain(([open, close]) => {
    const half = { ...nothing, openPana: open.pana, openDigit: open.ank };
    const whole = { ...half, closePana: close.pana, closeDigit: close.ank };
    return fc.record({
      bet: betOf(type, open, close),
      draw: fc.constantFrom<OracleDraw>(nothing, half, whole, whole),
    });
  });

const jodis = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
const onJodi = (jodi: string): OracleBet => ({
  betTypeId: 3,
  session: null,
  numbers: { jodi },
  points: 2,
});

const decided = (bet: OracleBet, draw: OracleDraw) => {
  const decision = settle(bet, draw);
  return decision.status === 'won' ? decision.win / 100 : decision.status;
};

describe('settlement and the oracle', () => {
  it.each(types)('agree on bets of type $id', { tags: ['@MOCK-23', '@MOCK-24'] }, (type) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(scene(type), ({ bet, draw }) => {
        const outcome = oracle(bet, draw);
        seen.add(typeof outcome === 'number' ? 'won' : outcome);
        expect(decided(bet, draw)).toBe(outcome);
      }),
      { numRuns: 400 },
    );
    expect([...seen].sort()).toEqual(['PENDING', 'lost', 'won']);
  });

  it('agree on every jodi under all 100 pairs of anks', { tags: ['@MOCK-23'] }, () => {
    const oneOfEachAnk = Object.entries(panasByAnk).map(([ank, { TP }]) => ({
      ank,
      pana: TP[0] ?? '',
    }));
    for (const open of oneOfEachAnk) {
      for (const close of oneOfEachAnk) {
        const draw = {
          openPana: open.pana,
          openDigit: open.ank,
          closeDigit: close.ank,
          closePana: close.pana,
        };
        const winners = (settle: typeof oracle) =>
          jodis.filter((jodi) => settle(onJodi(jodi), draw) === 190);
        expect(winners(decided)).toEqual([open.ank + close.ank]);
        expect(winners(oracle)).toEqual([open.ank + close.ank]);
      }
    }
  });
});

describe('the oracle itself', () => {
  const days = [plainDay, ...settledDays];
  const written = [
    ...days.flatMap(({ draw, bets }) => bets.map((bet) => ({ draw, bet }))),
    ...settlementMistakes,
  ];

  it('decides the written-out bets as the tables do', () => {
    for (const { draw, bet } of written) {
      const { id: betTypeId, session, on, points: stake } = bet;
      const asked: OracleBet = { betTypeId, session, numbers: on, points: stake };
      expect(oracle(asked, { ...draw, closeDigit: null, closePana: null })).toBe(bet.afterOpen);
      expect(oracle(asked, draw)).toBe(bet.atClose);
    }
  });
});
