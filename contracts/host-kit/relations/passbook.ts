import { type Receipt, receipt } from '../../decoders/betting.ts';
import type { BetRecord } from '../../decoders/history.ts';
import { decode } from '../../decoding/decode.ts';
import { parseBody } from '../findings/judge-response.ts';
import { readAllBets } from './all-bets.ts';
import type { Probe } from './probe.ts';
import { type Relation, unread } from './relation.ts';

type Balances = Receipt['user_balance'];

/** The balances of the latest bets that the kit placed. */
function latestBalances({ results }: Probe): Balances | undefined {
  const receipts = results.flatMap(({ exchange }) => {
    if (exchange?.endpoint !== 'betting' || exchange.response.status >= 300) return [];
    const read: Receipt | undefined = decode(receipt, parseBody(exchange.response.text)?.value);
    return read ?? [];
  });
  return receipts.at(-1)?.user_balance;
}

/**
 * Whether records tell the balances of a receipt: the last of them ends with the current one. A host may make one
 * record of each sub-bet, and may give all of them the balance before the first.
 */
function tell(records: readonly BetRecord[], { previous_balance, current_balance }: Balances) {
  const before = records.flatMap(({ bet_details }) => bet_details.before_amount ?? []);
  const after = records.map(({ bet_details: { before_amount = 0, amount } }) =>
    Math.round((before_amount - amount) * 100),
  );
  return (
    before.length < records.length ||
    Math.min(...after) === Math.round(current_balance * 100) ||
    before.filter((one) => one === previous_balance).length > 1
  );
}

/** The history tells the balances that the receipts told. */
export const passbookRelation: Relation = {
  endpoint: 'history',
  description: 'the passbook tells the balances of the receipts',
  check: async (probe) => {
    const balances = latestBalances(probe);
    if (!balances) return 'the kit placed no bet: --allow-writes --allow-bets --max-stake POINTS';
    const bets = await readAllBets(probe);
    if (!bets) return unread('history');
    const [newest] = bets.records;
    const latest = bets.records.filter(
      ({ timestamps }) => timestamps.created_at === newest?.timestamps.created_at,
    );
    if (!newest || tell(latest, balances)) return [];
    return [
      {
        place: '$.data[*].bet_details.before_amount',
        found: `is ${newest.bet_details.before_amount} for the newest bet`,
        expected: `a balance that leads to ${balances.current_balance}`,
        effect: 'reads other amounts in the passbook than in the wallet',
      },
    ];
  },
};
