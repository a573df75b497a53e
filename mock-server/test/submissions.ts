import type { Session } from '@matka/contracts/api/common';
import { type BetTypeId, type BetTypeRow, betTypeRows } from '@matka/contracts/bet-types';
import { panasByAnk } from '@matka/contracts/numbers/panas';
import { marketSeeds } from '@matka/fixtures/markets';
import fc from 'fast-check';
import type { BetToSettle } from '../src/game/settle.ts';

/** A request of POST /betting/ with its bets. */
export interface RandomBetRequest {
  body: { bet_type_id: BetTypeId; market_id: number; amount: number; payload: object };
  bets: readonly BetToSettle[];
}

const kinds = (...wanted: ('SP' | 'DP' | 'TP')[]): string[] =>
  Object.values(panasByAnk).flatMap((ofAnk) => wanted.flatMap((kind) => [...ofAnk[kind]]));
/** A few panas of two anks that are more frequent than others, so that bets often match draws. */
export const commonPanas = ['128', '100', '777', '120', '166', '111'];
const pana = (...wanted: ('SP' | 'DP' | 'TP')[]): fc.Arbitrary<string> => {
  const all = kinds(...wanted);
  const common = commonPanas.filter((known) => all.includes(known));
  return fc.oneof(fc.constantFrom(...all), { weight: 3, arbitrary: fc.constantFrom(...common) });
};
const anyPana = pana('SP', 'DP', 'TP');
const digit = fc.oneof(fc.constantFrom(...'0123456789'), fc.constantFrom('1', '3'));
const jodi = fc.tuple(digit, digit).map(([a, b]) => a + b);
const bracket = fc.constantFrom(...'05 16 27 38 49 50 61 72 83 94'.split(' '));

type Numbers = fc.Arbitrary<Record<string, string>>;

/** Legal numbers of a bet type. */
function numbersOf({ code, numbers, panas = [] }: BetTypeRow): Numbers {
  if (code === 'red_bracket') return fc.record({ jodi: bracket });
  switch (numbers) {
    case 'digit':
      return fc.record({ digit });
    case 'digit-as-jodi':
      return fc.record({ jodi: digit });
    case 'jodi':
      return fc.record({ jodi });
    case 'pana':
      return fc.record({ pana: pana(...panas) });
    case 'half-sangam-a':
      return fc.record({ open_digit: digit, close_pana: anyPana });
    case 'half-sangam-b':
      return fc.record({ open_pana: anyPana, close_digit: digit });
    case 'full-sangam':
      return fc.record({ open_pana: anyPana, close_pana: anyPana });
  }
}

/** Legal numbers by bet type id. */
const numbers: ReadonlyMap<BetTypeId, Numbers> = new Map(
  betTypeRows.filter(({ older }) => !older).map((row) => [row.id, numbersOf(row)]),
);
/** Types without a session. */
const withoutSession: readonly number[] = [3, 4, 11];

const betTypeIds = [...numbers.keys()];

function betRequestOf(
  id: BetTypeId,
  marketId: number,
  bets: readonly BetToSettle[],
): RandomBetRequest {
  const rows = bets.map(({ numbers: on, points, session }) => ({
    ...on,
    points,
    ...(session !== null && { bet_type: session }),
  }));
  const amount = bets.reduce((sum, { points }) => sum + points, 0);
  const payload = id === 11 ? { start: '05', mode: 'half', bets: rows } : { bets: rows };
  return { body: { bet_type_id: id, market_id: marketId, amount, payload }, bets };
}

/** Any valid bet request: a bet type, a market, a number of legal bets. */
export const anyBetRequest = (most: number): fc.Arbitrary<RandomBetRequest> =>
  fc.constantFrom(...betTypeIds).chain((betTypeId) => {
    const session = withoutSession.includes(betTypeId)
      ? fc.constant(null)
      : fc.constantFrom<Session>('open', 'close');
    const bet: fc.Arbitrary<BetToSettle> = fc.record({
      betTypeId: fc.constant(betTypeId),
      session,
      numbers: numbers.get(betTypeId) ?? fc.record({}),
      points: fc.integer({ min: 1, max: 200 }),
    });
    const marketId = fc.constantFrom(...marketSeeds.map(({ id }) => id));
    return fc
      .tuple(marketId, fc.array(bet, { minLength: 1, maxLength: most }))
      .map(([market, bets]) => betRequestOf(betTypeId, market, bets));
  });
