import { at, isObject } from '../../reading/json.ts';
import { anyRow, type Place } from '../../reading/place.ts';
import { type Exchange, parameter } from '../exchange.ts';
import { describeFound, type Part, part } from '../finding.ts';
import { isDrawn } from '../game/draw.ts';
import type { ChartDay, Results } from '../reader.ts';

const dayMs = 24 * 3600 * 1000;

/** Days since the Monday of the first week of 1970. */
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs + 3;

/** The days of a chart belong to the requested month, or to the weeks at its ends. */
function monthFindings(days: readonly ChartDay[], { request }: Exchange): Part[] {
  const month = `${parameter(request, 'year')}-${parameter(request, 'month')?.padStart(2, '0')}`;
  const first = dayNumber(`${month}-01`);
  const outside = days.find(
    ({ date }) => dayNumber(date) < first - 6 || dayNumber(date) > first + 37,
  );
  const own = days.some(({ date }) => date.startsWith(month));
  if (days.length === 0 || (!outside && own)) return [];
  return [
    part(
      ['calendar_weeks', anyRow, anyRow, 'date'],
      `is ${(outside ?? days[0])?.date}`,
      `a day of ${month}`,
      'sees an empty chart',
    ),
  ];
}

function flagFindings(day: ChartDay, place: Place): Part[] {
  const drawn = isDrawn(day);
  if (day.has_result === drawn) return [];
  return [
    part(
      [...place, 'has_result'],
      `is ${day.has_result}`,
      drawn ? 'true beside its numbers' : 'false without a number',
      drawn ? 'does not see the result of today' : 'sees a result without numbers',
    ),
  ];
}

function chartFindings(results: Results, exchange: Exchange): Part[] {
  const { calendar_weeks: weeks, days } = results;
  const all = [...(weeks ?? []).flat(), ...days];
  const drawn = [
    ...(weeks ?? []).flatMap((week, row) =>
      week.flatMap((day, column) => flagFindings(day, ['calendar_weeks', row, column])),
    ),
    ...days.flatMap((day, index) => flagFindings(day, ['days', index])),
  ];
  const ofMarket = parameter(exchange.request, 'market_name') !== undefined;
  if (ofMarket && weeks?.length === 0 && days.length > 0)
    return [
      part(
        ['calendar_weeks'],
        'is an empty list beside days',
        'the weeks, or nothing',
        'sees an empty chart: the weeks come first',
      ),
    ];
  // The client finds the days of a chart by their dates, in whatever weeks and order they come.
  return [...drawn, ...monthFindings(all, exchange)];
}

/** Tells if the result of a market has no list around it, so that the client does not read it. */
export const isUnlisted = (draw: unknown): boolean =>
  isObject(draw) && ('open_pana' in draw || 'close_pana' in draw);

const unlistedDraws = (markets: unknown): Part[] =>
  Object.entries(isObject(markets) ? markets : {}).flatMap(([name, draw]) =>
    isUnlisted(draw)
      ? [
          part(
            ['markets', name],
            'is an object',
            'a list with the result',
            'reads that the day has no results',
          ),
        ]
      : [],
  );

/** The results of a day by market, or the chart of a month. */
export const resultParts = (results: Results, exchange: Exchange, body: unknown): Part[] =>
  parameter(exchange.request, 'date')
    ? unlistedDraws(at(body, 'markets'))
    : chartFindings(results, exchange);

/** Results that are missing as a whole: other responses show if there are any. */
export function resultNotes({ request }: Exchange, body: unknown): Part[] {
  const isDay = parameter(request, 'date') !== undefined;
  if (!isDay && parameter(request, 'market_name') === undefined) return [];
  const names = isDay ? ['markets'] : ['calendar_weeks', 'days'];
  if (names.some((name) => (at(body, name) ?? null) !== null)) return [];
  const [name = ''] = names;
  const effect = isDay ? 'reads that the day has no results' : 'sees an empty chart';
  const expected = `${isDay ? 'an object' : 'a list of weeks'}, unless nothing was drawn`;
  return [part([name], describeFound(at(body, name)), expected, effect)];
}
