import Type, { type Static } from 'typebox';
import { Pagination } from './common.ts';

export const PayoutQuery = Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1 })) });
export type PayoutQuery = Static<typeof PayoutQuery>;

export const PayoutItem = Type.Object({
  bet_type: Type.Object({ name: Type.String() }),
  payout_config: Type.Object({ multiply_by: Type.Number() }),
});
export type PayoutItem = Static<typeof PayoutItem>;

/** Response of GET /admin/payout-multipliers/: players may read it in spite of its path. */
export const PayoutResponse = Type.Object({
  data: Type.Array(PayoutItem),
  pagination: Pagination,
});
export type PayoutResponse = Static<typeof PayoutResponse>;
