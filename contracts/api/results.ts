import Type, { type Static } from 'typebox';
import { Day } from './common.ts';
import { drawNumbers } from './markets.ts';

/** Query of GET /markets/results/monthly/: all fields are optional. */
export const ResultsQuery = Type.Object({
  market_name: Type.Optional(Type.String()),
  month: Type.Optional(Type.String({ pattern: '^(0[1-9]|1[0-2])$' })),
  year: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
  date: Type.Optional(Day),
});
export type ResultsQuery = Static<typeof ResultsQuery>;

export const MarketResult = Type.Object(drawNumbers);
export type MarketResult = Static<typeof MarketResult>;

export const ChartDay = Type.Object({ date: Day, has_result: Type.Boolean(), ...drawNumbers });
export type ChartDay = Static<typeof ChartDay>;

/**
 * Response of GET /markets/results/monthly/: `calendar_weeks` (Monday first) for a market's month,
 * `markets` for one date, `days` for a month without a market.
 */
export const ResultsResponse = Type.Object({
  markets: Type.Optional(Type.Record(Type.String(), Type.Array(MarketResult))),
  calendar_weeks: Type.Optional(Type.Array(Type.Array(ChartDay))),
  days: Type.Optional(Type.Array(ChartDay)),
});
export type ResultsResponse = Static<typeof ResultsResponse>;
