import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { named, pagination } from './common.ts';
import { Default } from './schema.ts';

export const PayoutQuery = Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1 })) });
export type PayoutQuery = Type.Static<typeof PayoutQuery>;

export const PayoutItem = Type.Object({
  bet_type: named('Single Digit'),
  payout_config: Type.Object({ multiply_by: Default(Type.Number({ examples: [9.5] }), 0) }),
});
export interface PayoutItem extends Read<typeof PayoutItem> {}
export type SentPayoutItem = Type.Static<typeof PayoutItem>;

/** Response of GET /admin/payout-multipliers/: for players, despite its path. */
export const PayoutResponse = Type.Object({ data: Type.Array(PayoutItem), pagination });
export interface PayoutResponse extends Read<typeof PayoutResponse> {}
