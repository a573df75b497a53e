import { ResultsQuery, type SentResultsResponse } from '@matka/contracts/api/results';
import { isDay } from '@matka/contracts/reading/scalars';
import type { FastifyInstance } from 'fastify';
import { chartDays, chartWeeks, resultsByMarket } from '../markets/results.ts';
import { marketDayAt } from '../markets/schedule.ts';
import { worldOf } from '../plugins/authentication.ts';
import { detail, fieldErrors } from '../shared/http-error.ts';
import { worldYears } from '../shared/time.ts';
import type { SchemaTypes } from '../shared/validate.ts';
import { type World, worldTime } from '../worlds/world.ts';
import { apiOperations } from './openapi/operation.ts';

/** Throws 400 at a field for a year that no world has. */
function checkYear(field: string, year: string): void {
  const { first, last } = worldYears;
  if (Number(year) >= first && Number(year) <= last) return;
  throw fieldErrors({ [field]: [`The years of a world are ${first} to ${last}.`] });
}

/** A market name returns the weeks of a month, a date alone the markets of that day, else the days of a month. */
function respond(world: World, query: ResultsQuery): SentResultsResponse {
  const today = marketDayAt(worldTime(world), world.rules);
  const { market_name: name, date, year = today.slice(0, 4), month = today.slice(5, 7) } = query;
  checkYear('year', year);
  if (date !== undefined && !isDay(date)) {
    throw fieldErrors({
      date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
    });
  }
  if (date !== undefined) checkYear('date', date.slice(0, 4));
  if (name === undefined && date !== undefined) return { markets: resultsByMarket(world, date) };
  const market = name === undefined ? world.markets[0] : world.markets.find((m) => m.name === name);
  if (name === undefined)
    return { days: market ? chartDays(world, market, `${year}-${month}`) : [] };
  if (!market) throw detail(404, 'Market not found.');
  return { calendar_weeks: chartWeeks(world, market, `${year}-${month}`) };
}

const operation = apiOperations('results');
const results = operation(
  'results',
  'Results of a market for a month, of all markets for a day, or of a month.',
  { querystring: ResultsQuery },
);

/** GET /markets/results/monthly/: results of a day or a month. */
export function resultsRoute(app: FastifyInstance): void {
  app
    .withTypeProvider<SchemaTypes>()
    .get('/markets/results/monthly/', results, (request) =>
      respond(worldOf(request), request.query),
    );
}
