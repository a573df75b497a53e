import { readAllBets } from './all-bets.ts';
import { type Relation, unread } from './relation.ts';

/** Markets on which bets are pending are listed. */
export const marketRelation: Relation = {
  endpoint: 'markets',
  description: 'markets with pending bets are listed',
  check: async (probe) => {
    const listed = await probe.markets();
    if (listed === undefined) return unread('markets');
    const bets = await readAllBets(probe);
    if (!bets) return unread('history');
    const names = listed.map(({ name }) => name);
    const pending = bets.records.filter(({ bet_details }) => bet_details.bet_status === 'PENDING');
    const missing = pending.find(({ market }) => market.name && !names.includes(market.name));
    if (!missing) return [];
    return [
      {
        place: '$',
        found: `lacks ${missing.market.name}`,
        expected: 'every market with a pending bet',
        effect: 'does not find a market to bet on',
      },
    ];
  },
};
