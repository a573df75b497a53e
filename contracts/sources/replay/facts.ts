import type { EndpointName } from '../../api/endpoints.ts';
import {
  type ExchangeRequest,
  type ExchangeResponse,
  endpointOfRequest,
  isSuccess,
  parameter,
} from '../../check/exchange.ts';
import {
  entriesOf,
  numbersText,
  placedAt,
  rounded,
  statusOf,
} from '../../check/game/bet-entries.ts';
import { typeSentAs } from '../../check/game/bet-request.ts';
import { combinationsOf } from '../../check/game/combinations.ts';
import { drawText, isDrawn } from '../../check/game/draw.ts';
import { suggestedBids } from '../../check/game/suggestions.ts';
import { indianDay } from '../../check/indian-day.ts';
import { type BetRecord, type Reading, read } from '../../check/reader.ts';
import { readRefusal } from '../../client/refusal.ts';
import { isUncovered } from '../../client/uncovered.ts';
import { at, isObject } from '../../reading/json.ts';
import { type Comparison, isDayDrawn } from './recorded-world.ts';

/** The subject of a comparison. */
export const aspects = [
  'status',
  'fields and types',
  'error texts',
  'balance after a bet',
  'wallet at login',
  'records',
  'ordering',
  'paging',
  'filters',
  'settlement',
  'suggestions',
  'markets',
  'bet types',
  'rates',
  'results of a day',
  'results of a month',
] as const;
export type Aspect = (typeof aspects)[number];

/** A fact in a response, without the free choices of hosts: ids, spelling of numbers, milliseconds. */
export interface Fact {
  aspect: Aspect;
  /** The subject, e.g. the name of a market; empty for the response as a whole. */
  subject: string;
  /** Undefined if it cannot be compared between two hosts. */
  text: string | undefined;
  unknown?: string;
  /** Index of the row of a history. */
  row?: number;
  /** The reason why another host may respond differently, by its response; undefined if it may not. */
  mayDiffer?: (other: string) => string | undefined;
}

const fact = (aspect: Aspect, text: string, subject = ''): Fact => ({ aspect, subject, text });
const unknown = (aspect: Aspect, reason: string): Fact => ({
  aspect,
  subject: '',
  text: undefined,
  unknown: reason,
});

const phaseOf = (status: number): string =>
  status === 6 ? 'takes bets' : status === 4 ? 'takes bets on its close' : 'takes no bets';

const marketFacts = (markets: Reading<'markets'>): Fact[] =>
  markets.flatMap((market) => [
    fact('markets', phaseOf(market.current_status), market.name),
    {
      ...fact('results of a day', drawText(market), market.name),
      mayDiffer: () =>
        market.current_status === 6 && market.open_pana
          ? 'a host may show the results of the day before'
          : undefined,
    },
  ]);

function betTypeFacts(betTypes: Reading<'betTypes'>, { unknownTypes }: Comparison): Fact[] {
  const known = betTypes.filter(({ name }) => !unknownTypes.has(name));
  return [
    fact(
      'bet types',
      known
        .map(({ name }) => name)
        .sort()
        .join(', '),
    ),
    ...known.map(({ name, config }) =>
      fact('bet types', JSON.stringify(Object.entries(config).sort()), name),
    ),
    ...[...unknownTypes].map((name) =>
      unknown('bet types', `the host does not know the code of ${name}`),
    ),
  ];
}

function resultFacts(
  results: Reading<'results'>,
  request: ExchangeRequest,
  { world }: Comparison,
): Fact[] {
  const market = parameter(request, 'market_name');
  const day = parameter(request, 'date') ?? '';
  if (!market && !day)
    return [
      unknown('results of a month', 'without a market a host chooses the results of a month'),
    ];
  // Its weeks may or may not begin and end in the neighbouring months.
  const month = `${parameter(request, 'year')}-${parameter(request, 'month')}`;
  const draws = market
    ? [...(results.calendar_weeks ?? []).flat(), ...results.days].flatMap((one) =>
        one.date.startsWith(month) ? [[one.date, one] as const] : [],
      )
    : Object.entries(results.markets).flatMap(([name, [draw]]) =>
        draw ? [[name, draw] as const] : [],
      );
  const known = (key: string) =>
    world.draws.some((draw) =>
      market ? draw.market === market && draw.day === key : draw.market === key && draw.day === day,
    );
  const drawn = draws.filter(([, draw]) => isDrawn(draw));
  return drawn.map(([key, draw]) => ({
    ...fact(market ? 'results of a month' : 'results of a day', drawText(draw), key),
    mayDiffer: () => (known(key) ? undefined : 'no response before it shows this draw'),
  }));
}

function suggestionFacts(
  answer: Reading<'suggestions'>,
  { body }: ExchangeRequest,
  { world }: Comparison,
): Fact[] {
  const code = typeSentAs(at(body, 'bet_type_id'), world)?.config.code ?? '';
  const bids = suggestedBids(answer, code);
  if (!bids) return [];
  const textOf = (list: Iterable<string>) => [...new Set(list)].sort().join(' ');
  const payload = at(body, 'payload');
  const allowed = combinationsOf(code, isObject(payload) ? payload : {}).map(textOf);
  const own = textOf(bids);
  // The specification leaves open the meaning of some payloads.
  const mayDiffer = (other: string) =>
    allowed.includes(own) && allowed.includes(other)
      ? 'the specification does not say which suggestions this asks for'
      : undefined;
  return [{ ...fact('suggestions', own), mayDiffer }];
}

function outcomeReason(record: BetRecord, other: string, { world }: Comparison) {
  const { bet_type: type, market } = record;
  const isRated = [...world.rates.keys()].some(
    (rate) => rate === type.name || rate.startsWith(`${type.name} `),
  );
  if (other.startsWith(statusOf(record)))
    return isRated ? undefined : `the recording does not show the rate of ${type.name}`;
  const day = indianDay(placedAt(record));
  return isDayDrawn(world, market.name, day) ? undefined : 'the recording does not show the draw';
}

function recordFacts(record: BetRecord, comparison: Comparison, row = 0): Fact[] {
  const { world } = comparison;
  const { market, bet_type: type, bet_details: details } = record;
  const status = statusOf(record);
  const won = rounded(record.calculated_values.win_amount) ?? 0;
  const entries = entriesOf(record).map((one) => `${numbersText(one.numbers)}:${one.points}`);
  const isBoth =
    world.betTypes.find(({ name }) => name === type.name)?.config.bet_direction === 'both';
  const isOfRecording = placedAt(record) >= world.at;
  const { before_amount: before, placed_bets: placed, amount } = details;
  const about = (text: string, what = '') => fact('records', text, `row ${row + 1}${what}`);
  const facts = [
    about(`${market.name}, ${rounded(amount)} points`),
    ...(entries.length > 0 ? [about(`${type.name} ${entries.sort().join(' ')}`, ', numbers')] : []),
    ...(isBoth ? [about(placed[0]?.bet_type ?? details.bet_type ?? 'none', ', session')] : []),
    ...(before !== undefined && isOfRecording
      ? [about(String(rounded(before)), ', wallet before')]
      : []),
    {
      ...fact('settlement', status === 'pending' ? status : `${status} ${won}`, `row ${row + 1}`),
      mayDiffer: (other: string) => outcomeReason(record, other, comparison),
    },
  ];
  return facts.map((one) => ({ ...one, row }));
}

/** Bets in the order of their times, to pair the bets of two hosts. */
const newestFirst = (data: readonly BetRecord[]): BetRecord[] =>
  data.toSorted((a, b) => placedAt(b) - placedAt(a) || 0);

/** The reason why the pages of the other history cannot be compared: the mock has one size of pages. */
export const otherPagesReason = 'the histories have pages of different sizes';

function historyFacts(
  { data, pagination }: Reading<'history'>,
  request: ExchangeRequest,
  comparison: Comparison,
): Fact[] {
  const { isWhole, world } = comparison;
  const aspect = request.query.some(([name]) => name !== 'page') ? 'filters' : 'paging';
  const times = data.map(placedAt);
  const rises = times.some((time, index) => time > (times[index - 1] ?? Number.POSITIVE_INFINITY));
  const ordering = {
    ...fact('ordering', rises ? 'not newest first' : 'newest first'),
    mayDiffer: () => 'the order of a history is a choice of the host',
  };
  if (!isWhole) return [ordering, unknown(aspect, 'the recording does not show the whole history')];
  if (world.otherPages && endpointOfRequest(request) === 'bettingHistory')
    return [ordering, unknown(aspect, otherPagesReason)];
  const { current_page: current, total_pages: total, has_next: next } = pagination;
  const page = `page ${current} of ${total}, has_next ${next}, has_previous ${pagination.has_previous}`;
  return [
    ordering,
    fact('paging', page),
    fact(aspect, `${data.length} rows`, 'list of'),
    ...(rises && total > 1
      ? [unknown('records', 'in another order the pages of a history hold other bets')]
      : newestFirst(data).flatMap((record, row) => recordFacts(record, comparison, row))),
  ];
}

function receiptFacts({ user_balance: balance, bet_details: details }: Reading<'betting'>): Fact[] {
  const wallet = `${rounded(balance.previous_balance)} → ${rounded(balance.current_balance)}`;
  const market = details?.market?.id;
  return [
    fact('balance after a bet', wallet),
    ...(market === undefined ? [] : [fact('records', String(market), 'market')]),
  ];
}

/** The facts of a refusal: for a bet, if the wallet does not cover it; for other requests its text. */
function refusalFacts(endpoint: EndpointName, { status, body }: ExchangeResponse): Fact[] {
  if (endpoint === 'betting') {
    const reason = isUncovered(readRefusal(body), status)
      ? 'the wallet does not cover it'
      : 'another reason';
    return [fact('error texts', reason)];
  }
  const text = JSON.stringify(body) ?? '';
  return [{ ...fact('error texts', text), mayDiffer: () => 'hosts word their own errors' }];
}

/** The facts of a response that another host with the same state must repeat. */
export function factsOf(
  endpoint: EndpointName,
  request: ExchangeRequest,
  response: ExchangeResponse,
  comparison: Comparison,
): Fact[] {
  if (!isSuccess(response)) return refusalFacts(endpoint, response);
  const { body } = response;
  const of = <T>(reading: T | undefined, facts: (reading: T) => Fact[]): Fact[] =>
    reading === undefined ? [] : facts(reading);
  switch (endpoint) {
    case 'history':
    case 'bettingHistory':
      return of(read(endpoint, body), (one) => historyFacts(one, request, comparison));
    case 'bet':
      return of(read(endpoint, body), (one) => recordFacts(one, comparison));
    case 'betting':
      return of(read(endpoint, body), receiptFacts);
    case 'login':
      return of(read(endpoint, body), ({ user }) =>
        user.points === undefined ? [] : [fact('wallet at login', String(rounded(user.points)))],
      );
    case 'markets':
      return of(read(endpoint, body), marketFacts);
    case 'betTypes':
      return of(read(endpoint, body), (one) => betTypeFacts(one, comparison));
    case 'payouts':
      return of(read(endpoint, body), ({ data }) =>
        data.map(({ bet_type: type, payout_config: payout }) =>
          fact('rates', String(payout.multiply_by), type.name),
        ),
      );
    case 'results':
      return of(read(endpoint, body), (one) => resultFacts(one, request, comparison));
    case 'suggestions':
      return of(read(endpoint, body), (one) => suggestionFacts(one, request, comparison));
    default:
      return [];
  }
}
