import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { CalendarDay, Day, drawNumbers } from './common.ts';
import { Default, Dictionary, FirstOf, Silent } from './schema.ts';

/** Query of GET /markets/results/monthly/: all fields are optional. */
export const ResultsQuery = Type.Object({
  market_name: Type.Optional(Type.String()),
  month: Type.Optional(Type.String({ pattern: '^(0[1-9]|1[0-2])$', examples: ['11'] })),
  year: Type.Optional(Type.String({ pattern: '^\\d{4}$', examples: ['2026'] })),
  date: Type.Optional(Day),
});
export type ResultsQuery = Type.Static<typeof ResultsQuery>;

export const MarketResult = Type.Object(drawNumbers);
export type SentMarketResult = Type.Static<typeof MarketResult>;

const day = Type.Object({
  date: CalendarDay,
  has_result: Silent(Default(Type.Boolean({ examples: [true] }), false)),
  ...drawNumbers,
});

/** A day of a chart; weeks may have gaps. */
export const ChartDay = Silent(day);
export interface ChartDay extends Read<typeof ChartDay> {}
export type SentChartDay = Type.Static<typeof ChartDay>;

/** Results: `calendar_weeks` (Monday first) of a market's month, `days` without a market, `markets` for one date. */
export const ResultsResponse = Type.Object({
  markets: Type.Optional(Default(Dictionary(FirstOf(MarketResult)), {})),
  calendar_weeks: Type.Optional(Type.Array(Type.Array(ChartDay))),
  days: Type.Optional(Default(Type.Array(ChartDay), [])),
});
export interface ResultsResponse extends Read<typeof ResultsResponse> {}
export type SentResultsResponse = Type.Static<typeof ResultsResponse>;
