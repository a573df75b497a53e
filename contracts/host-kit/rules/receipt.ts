import type { Receipt } from '../../decoders/betting.ts';
import { at } from '../../pact/json.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings/finding.ts';

/** The balances of a receipt differ by the stake. */
export function receiptRules({ user_balance }: Receipt, { sent }: Exchange): Finding[] {
  const { previous_balance, current_balance } = user_balance;
  const amount = at(sent, 'amount');
  const charged = Math.round((previous_balance - current_balance) * 100) / 100;
  if (typeof amount !== 'number' || charged === amount) return [];
  return [
    {
      place: '$.user_balance.current_balance',
      found: `differs from previous_balance by ${charged}`,
      expected: `the stake of ${amount}`,
      effect: 'sees a wallet that is not theirs',
    },
  ];
}
