import { betTypes as betTypesDecoder } from '../decoders/bet-types.ts';
import { markets as marketsDecoder } from '../decoders/markets.ts';
import { payouts as payoutsDecoder } from '../decoders/payouts.ts';
import { decode } from '../decoding/decode.ts';
import type { Observed } from './observed.ts';

const listed = (rows: readonly unknown[]): string => JSON.stringify(rows);

function noteMarkets({ exchange, state, check }: Observed): void {
  const read = decode(marketsDecoder, exchange.response.body);
  if (!read) return;
  const names = (list: typeof read) => listed(list.map(({ id, name }) => [id, name]));
  const previous = state.markets;
  if (previous)
    check(
      'stable lists',
      names(previous) === names(read),
      () => `the markets are ${names(read)}, before ${names(previous)}`,
    );
  state.markets = read;
}

function noteBetTypes({ exchange, state, check }: Observed): void {
  const read = decode(betTypesDecoder, exchange.response.body);
  if (!read) return;
  const previous = state.betTypes;
  if (previous)
    check(
      'stable lists',
      listed(previous) === listed(read),
      () => 'the bet types are others than before',
    );
  state.betTypes = read;
}

function noteRates({ exchange, state, check }: Observed): void {
  const read = decode(payoutsDecoder, exchange.response.body);
  if (!read) return;
  const rates = new Map(read.data.map((row) => [row.bet_type.name, row.payout_config.multiply_by]));
  const previous = state.rates;
  const isSame = (name: string) => !previous?.has(name) || previous.get(name) === rates.get(name);
  if (previous)
    check(
      'stable lists',
      [...rates.keys()].every(isSame),
      () => 'the rates are others than before',
    );
  state.rates = new Map([...(previous ?? []), ...rates]);
}

/** Takes up markets, bet types and rates. */
export function checkCatalogue(observed: Observed): void {
  const { endpoint, success, exchange, check } = observed;
  if (endpoint)
    check(
      'server errors',
      exchange.response.status < 500,
      () => `status ${exchange.response.status}`,
    );
  if (!success) return;
  if (endpoint === 'markets') noteMarkets(observed);
  if (endpoint === 'betTypes') noteBetTypes(observed);
  if (endpoint === 'payouts') noteRates(observed);
}
