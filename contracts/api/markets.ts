import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { ClockTime, drawNumbers, name } from './common.ts';
import { Default, Example, OpaqueId, Silent } from './schema.ts';

const clock = (example: string) => Default(Example(ClockTime, example), '');

export const Market = Type.Object({
  id: OpaqueId({ examples: [7] }),
  name: name('Kalyan Matka'),
  open_time: clock('16:00:00'),
  close_time: clock('18:00:00'),
  open_result_time: clock('16:10:00'),
  close_result_time: clock('18:10:00'),
  current_status: Silent(Default(Type.Integer({ examples: [6] }), 0)),
  current_status_name: name('Running now'),
  ...drawNumbers,
});
export interface Market extends Read<typeof Market> {}
export type SentMarket = Type.Static<typeof Market>;

export const MarketsResponse = Type.Array(Market);
export type MarketsResponse = Read<typeof MarketsResponse>;
