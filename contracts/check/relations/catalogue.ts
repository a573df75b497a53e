import { isObject } from '../../reading/json.ts';
import { anyRow, type Place } from '../../reading/place.ts';
import { indianDay } from '../indian-day.ts';
import { type BetType, type Market, read } from '../reader.ts';
import type { Observed } from '../state.ts';

/** A list as a text for each of its rows, by the name or id of the row. */
type Rows = ReadonlyMap<string, string>;

/** The difference in the first differing row of two lists; with `inBoth` only rows in both lists count. */
function differenceOf(rows: Rows, before: Rows, inBoth: boolean): string | undefined {
  const keys = inBoth
    ? [...rows.keys()].filter((key) => before.has(key))
    : new Set([...rows.keys(), ...before.keys()]);
  for (const key of keys) {
    const [is, was] = [rows.get(key), before.get(key)];
    if (is === was) continue;
    if (is === undefined) return `lacks ${was}, which it had before`;
    return was === undefined ? `has ${is}, which it lacked before` : `is ${is}, before ${was}`;
  }
  return undefined;
}

/** A host may change a list, but not back again or from one request to the next. */
function checkStable(
  { doubt, held, exchange }: Observed,
  place: Place,
  [rows, before]: readonly [Rows, Rows],
  now: () => Rows,
  inBoth = false,
): void {
  const difference = differenceOf(rows, before, inBoth);
  if (difference === undefined) held('stable lists');
  else
    doubt({
      rule: 'stable lists',
      place,
      text: () => `${difference}, and differs again in the next response`,
      questions: [exchange.request],
      isStill: () => differenceOf(now(), rows, inBoth) !== undefined,
    });
}

const marketRows = (markets: readonly Market[] = []): Rows =>
  new Map(markets.map(({ id, name }) => [String(id), name]));

function noteMarkets(observed: Observed): void {
  const { exchange, state, index } = observed;
  const markets = read('markets', exchange.response.body);
  if (!markets) return;
  if (state.markets) {
    const [rows, before] = [marketRows(markets), marketRows(state.markets)];
    checkStable(observed, [anyRow, 'name'], [rows, before], () => marketRows(state.markets));
    for (const [id, name] of before)
      if (rows.has(id) && rows.get(id) !== name) state.renamed.set(name, rows.get(id) ?? '');
  }
  state.markets = markets;
  state.marketsAt = index;
  state.marketsQuestion = exchange.request;
  state.marketsDay = indianDay(exchange.at);
}

const betTypeRows = (betTypes: readonly BetType[] = []): Rows =>
  new Map(betTypes.map((one) => [String(one.id), `${one.name} ${JSON.stringify(one.config)}`]));

function noteBetTypes(observed: Observed): void {
  const { exchange, state, index } = observed;
  const betTypes = read('betTypes', exchange.response.body);
  if (!betTypes) return;
  if (state.betTypes)
    checkStable(observed, [anyRow], [betTypeRows(betTypes), betTypeRows(state.betTypes)], () =>
      betTypeRows(state.betTypes),
    );
  state.betTypes = betTypes;
  state.betTypesAt = index;
}

const rateRows = (rates: ReadonlyMap<string, number> = new Map()): Rows =>
  new Map([...rates].map(([name, rate]) => [name, `${rate} for ${name}`]));

function noteRates(observed: Observed): void {
  const { exchange, state, index } = observed;
  const payouts = read('payouts', exchange.response.body);
  if (!payouts) return;
  const rates = new Map(
    payouts.data
      .map((row) => [row.bet_type.name, row.payout_config.multiply_by] as const)
      .filter(([name, rate]) => name !== '' && rate > 0),
  );
  // Unreadable rates do not count.
  if (rates.size === 0 && payouts.data.length > 0) return;
  const previous = state.rates;
  if (previous)
    checkStable(
      observed,
      ['data', anyRow, 'payout_config', 'multiply_by'],
      [rateRows(rates), rateRows(previous)],
      () => rateRows(state.rates),
      true,
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
