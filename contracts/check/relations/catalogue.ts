import { isObject } from '../../pact/json.ts';
import { anyRow } from '../../reading/place.ts';
import { indianDay } from '../indian-day.ts';
import { read } from '../reader.ts';
import type { Observed } from '../state.ts';

const textOf = (rows: readonly unknown[]): string => JSON.stringify(rows);

function noteMarkets({ exchange, state, check, index }: Observed): void {
  const markets = read('markets', exchange.response.body);
  if (!markets) return;
  const names = (list: typeof markets) => textOf(list.map(({ id, name }) => [id, name]).sort());
  const previous = state.markets;
  if (previous)
    check(
      'stable lists',
      names([...previous]) === names(markets),
      [anyRow, 'name'],
      () => `are ${names(markets)}, before ${names([...previous])}`,
    );
  state.markets = markets;
  state.marketsAt = index;
  state.marketsQuestion = exchange.request;
  state.marketsDay = indianDay(exchange.at);
}

function noteBetTypes({ exchange, state, check, index }: Observed): void {
  const betTypes = read('betTypes', exchange.response.body);
  if (!betTypes) return;
  if (state.betTypes)
    check(
      'stable lists',
      textOf(state.betTypes) === textOf(betTypes),
      [anyRow],
      () => 'are other bet types than before',
    );
  state.betTypes = betTypes;
  state.betTypesAt = index;
}

function noteRates({ exchange, state, check, index }: Observed): void {
  const payouts = read('payouts', exchange.response.body);
  if (!payouts) return;
  const rates = new Map(
    payouts.data.map((row) => [row.bet_type.name, row.payout_config.multiply_by]),
  );
  const previous = state.rates;
  const isSame = (name: string) => !previous?.has(name) || previous.get(name) === rates.get(name);
  if (previous)
    check(
      'stable lists',
      [...rates.keys()].every(isSame),
      ['data', anyRow, 'payout_config', 'multiply_by'],
      () => 'is another rate than before',
    );
  state.rates = new Map([...(previous ?? []), ...rates]);
  const raw = isObject(exchange.response.body) ? exchange.response.body.pagination : undefined;
  state.ratesAt = index;
  state.hasMoreRates ||= isObject(raw) && payouts.pagination.total_pages > 1;
}

/** Records markets, bet types and rates, and compares them with the earlier lists. */
export function checkCatalogue(observed: Observed): void {
  const { endpoint, success, exchange, check } = observed;
  const { status } = exchange.response;
  if (endpoint) check('server errors', status < 500, 'status', () => `is ${status}`);
  if (!success) return;
  if (endpoint === 'markets') noteMarkets(observed);
  if (endpoint === 'betTypes') noteBetTypes(observed);
  if (endpoint === 'payouts') noteRates(observed);
}
