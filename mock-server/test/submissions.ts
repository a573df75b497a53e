import type { Session } from '@matka/contracts/api/common';
import type { BetTypeId } from '@matka/contracts/bet-types';
import { marketSeeds } from '@matka/fixtures/markets';
import { panasByAnk } from '@matka/fixtures/numbers/panas';
import fc from 'fast-check';
import type { OracleBet } from './game-oracle.ts';

/** A request of POST /betting/ with its bets for the oracle. */
export interface RandomBetRequest {
  body: { bet_type_id: BetTypeId; market_id: number; amount: number; payload: object };
  bets: readonly OracleBet[];
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
const onPana = (on: fc.Arbitrary<string>) => fc.record({ pana: on });

type Numbers = fc.Arbitrary<Record<string, string>>;

/** Legal numbers per bet type. */
const numbers: Readonly<Record<BetTypeId, Numbers>> = {
  1: fc.record({ digit }),
  2: fc.record({ digit }),
  3: fc.record({ jodi }),
  4: fc.record({ jodi }),
  5: onPana(pana('SP')),
  6: onPana(pana('SP')),
  7: onPana(pana('DP')),
  8: onPana(pana('DP')),
  9: onPana(pana('TP')),
  10: onPana(anyPana),
  11: fc.record({ jodi: bracket }),
  12: onPana(anyPana),
  13: onPana(anyPana),
  14: onPana(pana('SP')),
  15: onPana(pana('DP')),
  16: fc.record({ jodi }),
  17: fc.record({ jodi }),
  18: fc.record({ jodi: digit }),
  19: onPana(anyPana),
  20: fc.record({ open_digit: digit, close_pana: anyPana }),
  21: fc.record({ open_pana: anyPana, close_pana: anyPana }),
  22: fc.record({ open_pana: anyPana, close_digit: digit }),
};
/** Types without a session. */
const withoutSession: readonly number[] = [3, 4, 11];

const betTypeIds = Object.keys(numbers).map((id) => Number(id) as BetTypeId);

function betRequestOf(
  id: BetTypeId,
  marketId: number,
  bets: readonly OracleBet[],
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
    const bet: fc.Arbitrary<OracleBet> = fc.record({
      betTypeId: fc.constant(betTypeId),
      session,
      numbers: numbers[betTypeId],
      points: fc.integer({ min: 1, max: 200 }),
    });
    const marketId = fc.constantFrom(...marketSeeds.map(({ id }) => id));
    return fc
      .tuple(marketId, fc.array(bet, { minLength: 1, maxLength: most }))
      .map(([market, bets]) => betRequestOf(betTypeId, market, bets));
  });
