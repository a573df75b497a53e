import { list } from '../decoding/collections.ts';
import { entity } from '../decoding/entities.ts';
import { defaulted, needed } from '../decoding/fields.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { number } from '../decoding/values.ts';
import { named, pagination } from './common.ts';

const payout = entity({
  bet_type: named,
  payout_config: needed(entity({ multiply_by: defaulted(number, 0) })),
});
export interface Payout extends Decoded<typeof payout> {}

/** GET /admin/payout-multipliers/: read by players in spite of its path. */
export const payouts = entity({ data: needed(list(payout)), pagination });
export interface Payouts extends Decoded<typeof payouts> {}
