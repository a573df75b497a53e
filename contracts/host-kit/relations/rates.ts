import type { BetRecord } from '../../decoders/history.ts';
import type { Payouts } from '../../decoders/payouts.ts';
import type { Finding } from '../findings/finding.ts';
import { readAllBets } from './all-bets.ts';
import { type Relation, unread } from './relation.ts';

/** What a point of a won bet on one number brought; undefined for any other bet. */
function rateOfWin({ bet_details: bet, calculated_values }: BetRecord): number | undefined {
  const { win_amount: win = 0 } = calculated_values;
  const isOne = bet.placed_bets.length <= 1 && bet.bet_status === 'won';
  return isOne && win > 0 && bet.amount > 0 ? win / bet.amount : undefined;
}

/** The rate of all wins of a game type, by its name; those of types whose wins differ are left out. */
function ratesOfWins(records: readonly BetRecord[]): ReadonlyMap<string, number> {
  const byName = Map.groupBy(records, ({ bet_type }) => bet_type.name);
  const rates = [...byName].flatMap(([name, own]) => {
    const found = new Set(own.map(rateOfWin).filter((rate) => rate !== undefined));
    const [rate] = found;
    return found.size === 1 && rate !== undefined ? [[name, rate] as const] : [];
  });
  return new Map(rates);
}

/** How far apart two rates of one game are at most: a host may change a rate, but not that much. */
const mostApart = 2;

/** A game type whose bets won at the rate that is listed for another, far from its own. */
function swappedFindings({ data }: Payouts, wins: ReadonlyMap<string, number>): Finding[] {
  const listed = new Set(data.map(({ payout_config }) => payout_config.multiply_by));
  const index = data.findIndex(({ bet_type, payout_config: { multiply_by: rate } }) => {
    const won = wins.get(bet_type.name);
    if (won === undefined || !listed.has(won)) return false;
    return Math.max(won, rate) >= mostApart * Math.min(won, rate);
  });
  const row = data[index];
  if (!row) return [];
  const { name } = row.bet_type;
  return [
    {
      place: `$.data[${index}].payout_config.multiply_by`,
      found: `is ${row.payout_config.multiply_by} for “${name.slice(0, 30)}”`,
      expected: `${wins.get(name)}, at which its bets won`,
      effect: 'reads the rate of another game',
    },
  ];
}

/** Bets won at the rate that is listed for their game. */
export const rateRelation: Relation = {
  endpoint: 'payouts',
  description: 'bets won at the rates that are listed',
  check: async (probe) => {
    const rates = await probe.read('payouts', '/admin/payout-multipliers/?page=1');
    if (rates === undefined) return unread('payouts');
    const bets = await readAllBets(probe);
    if (!bets) return unread('history');
    return swappedFindings(rates as Payouts, ratesOfWins(bets.records));
  },
};
