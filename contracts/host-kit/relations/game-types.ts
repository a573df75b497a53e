import type { BetRecord } from '../../decoders/history.ts';
import { readAllBets } from './all-bets.ts';
import { type Relation, unread } from './relation.ts';

/** What a bet is on: the names of the numbers of its first sub-bet. */
function kindOf({ bet_details: { placed_bets } }: BetRecord): string {
  const { pana, digit, jodi, open_pana, close_pana } = placed_bets[0] ?? {};
  const found = { pana, digit, jodi, open_pana, close_pana };
  const numbers = Object.entries(found).filter(([, number]) => Boolean(number));
  return numbers.map(([name]) => name).join(' ');
}

/** Kinds of numbers that no single game has. */
const manyKinds = 3;

/** Bets on digits, panas and jodis are of different games. */
export const gameTypeRelation: Relation = {
  endpoint: 'history',
  description: 'bets on different numbers are of different games',
  check: async (probe) => {
    const bets = await readAllBets(probe);
    if (!bets) return unread('history');
    const kinds = new Set(bets.records.map(kindOf).filter(Boolean));
    const names = new Set(bets.records.map(({ bet_type }) => bet_type.name).filter(Boolean));
    const [name = ''] = names;
    if (kinds.size < manyKinds || names.size !== 1) return [];
    return [
      {
        place: '$.data[*].bet_type.name',
        found: `is “${name.slice(0, 40)}” for every bet`,
        expected: 'the game of each bet',
        effect: 'reads another game than was played',
      },
    ];
  },
};
