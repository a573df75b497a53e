import { receipt } from '../../decoders/betting.ts';
import { decode } from '../../decoding/decode.ts';
import { parseBody } from '../findings/judge-response.ts';
import type { Relation } from './relation.ts';

/** Each receipt goes on from the balance of the one before. */
export const balanceRelation: Relation = {
  endpoint: 'betting',
  description: 'each receipt goes on from the balance of the one before',
  check: async ({ results }) => {
    const balances = results.flatMap(({ exchange }) => {
      if (exchange?.endpoint !== 'betting' || exchange.response.status >= 300) return [];
      const read = decode(receipt, parseBody(exchange.response.text)?.value);
      return read ? [read.user_balance] : [];
    });
    const steps = balances.slice(1).map((next, index) => ({ last: balances[index], next }));
    if (steps.length < 2) return 'the kit placed fewer than three bets';
    const broken = steps.filter(
      ({ last, next }) => last?.current_balance !== next.previous_balance,
    );
    // A bet of another session, or a win, may come between two of them.
    const [first] = broken;
    if (!first || broken.length <= steps.length / 2) return [];
    return [
      {
        place: '$.user_balance.previous_balance',
        found: `is ${first.next.previous_balance} after a balance of ${first.last?.current_balance}`,
        expected: 'the current_balance of the receipt before',
        effect: 'sees a wallet that only the latest bet has touched',
      },
    ];
  },
};
