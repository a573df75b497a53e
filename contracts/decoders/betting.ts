import { entity } from '../decoding/entities.ts';
import { needed, optional } from '../decoding/fields.ts';
import { implied } from '../decoding/implied.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { number, text } from '../decoding/values.ts';

const balance = implied(number);

/**
 * POST /betting/. A proper receipt tells both balances: without them it proves nothing. The market is read
 * where it is there.
 */
export const receipt = entity({
  user_balance: needed(
    entity({ previous_balance: needed(balance), current_balance: needed(balance) }),
  ),
  bet_details: optional(
    entity({ market: optional(entity({ id: optional(number), name: optional(text) })) }),
  ),
});
export interface Receipt extends Decoded<typeof receipt> {}
