import type { EndpointName } from '../../api/endpoints.ts';
import { endpointOfRequest, isSuccess } from '../../check/exchange.ts';
import { hundredths } from '../../check/game/bet-entries.ts';
import { read } from '../../check/reader.ts';
import { isObject } from '../../pact/json.ts';
import { compareBet, compareHistory } from './compare-history.ts';
import {
  compareBetTypes,
  compareMarkets,
  compareRates,
  compareResults,
  compareSuggestions,
} from './compare-lists.ts';
import { type Comparison, compare, type Report } from './comparison.ts';
import type { PlayedExchange } from './recorded-world.ts';
import type { Aspect, Verdict } from './verdict.ts';

const insufficient = /insufficient/i;

/** Statuses of 4xx that the client treats alike where it sends a form or a bet. */
const alike: readonly number[] = [400, 409, 422];

/** Whether a request carries a token of a session that a later login may have ended. */
function isReplaced(
  { recorded, index }: PlayedExchange,
  tokens: ReadonlyMap<string, number>,
): boolean {
  const { token = '', body } = recorded.request;
  const refresh = isObject(body) ? String(body.refresh) : '';
  return [token, refresh].some((one) => (tokens.get(one) ?? Number.POSITIVE_INFINITY) < index);
}

/** Why two statuses may differ; undefined when they may not. */
function statusReason(
  exchange: PlayedExchange,
  { hasWorld, isWhole, replacedTokens }: Comparison,
): string | undefined {
  const { recorded, played } = exchange;
  const [left, right] = [recorded.response.status, played.status];
  if (isReplaced(exchange, replacedTokens))
    return 'whether a login ends the sessions before it is a choice of the host';
  if (left === 429 || right === 429) return 'the rate of requests was limited';
  if (alike.includes(left) && alike.includes(right))
    return 'the client reads 400, 409 and 422 alike';
  if (isSuccess(recorded.response) && isSuccess(played)) return 'the client reads all of 2xx alike';
  const isClientError = (status: number) => status >= 400 && status < 500;
  if (
    endpointOfRequest(recorded.request) === 'refresh' &&
    isClientError(left) &&
    isClientError(right)
  )
    return 'the client reads each 4xx of a refresh alike';
  const page = Number(recorded.request.query.find(([name]) => name === 'page')?.[1] ?? 1);
  if (page < 1 || page > 9999) return 'a page that is not there may be an error or the last page';
  const isOfHistory = ['history', 'bettingHistory', 'bet'].includes(
    endpointOfRequest(recorded.request) ?? '',
  );
  if (hasWorld && !isWhole && isOfHistory && [left, right].includes(404))
    return 'the played host has only a part of the history';
  return !hasWorld && left < 500 && right < 500
    ? 'the state of the host is another one'
    : undefined;
}

/** The types of raw JSON by path; lists count by their entries. */
function typesOf(
  value: unknown,
  path: string,
  into: Map<string, Set<string>>,
): Map<string, Set<string>> {
  if (value === null || value === undefined) return into;
  const type = Array.isArray(value) ? 'list' : typeof value;
  into.set(path, (into.get(path) ?? new Set()).add(type));
  if (Array.isArray(value)) for (const entry of value) typesOf(entry, `${path}[*]`, into);
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value))
      typesOf(inner, `${path}.${path.endsWith('markets') ? '*' : name}`, into);
  return into;
}

function compareTypes(
  { recorded, played }: PlayedExchange,
  endpoint: EndpointName,
  report: Report,
): void {
  if (endpoint !== 'register') {
    const [left, right] = [read(endpoint, recorded.response.body), read(endpoint, played.body)];
    if ((left === undefined) !== (right === undefined)) {
      report(
        'fields and types',
        'different',
        `${left === undefined ? 'the recorded' : 'the played'} response cannot be read`,
      );
      return;
    }
  }
  const [left, right] = [
    typesOf(recorded.response.body, '$', new Map()),
    typesOf(played.body, '$', new Map()),
  ];
  for (const [path, types] of left) {
    const others = right.get(path);
    if (!others || [...types].some((type) => others.has(type))) continue;
    const texts = `${path} is a ${[...types].join(' or ')}, played a ${[...others].join(' or ')}`;
    const all = [...types, ...others];
    const isReadAlike = all.every((type) => type === 'number' || type === 'string');
    const isList = path.endsWith('.combinations') && all.every((type) => /list|object/.test(type));
    if (isReadAlike)
      report('fields and types', 'unknown', 'the client reads numbers and texts alike');
    else if (isList)
      report('fields and types', 'unknown', 'the client reads combinations in either form');
    else report('fields and types', 'different', texts);
    return;
  }
  report('fields and types', 'same');
}

function compareReceipt({ recorded, played }: PlayedExchange, report: Report): void {
  const [left, right] = [read('betting', recorded.response.body), read('betting', played.body)];
  if (!left || !right) return;
  const text = ({ user_balance: balance }: typeof left) =>
    `${hundredths(balance.previous_balance) / 100} → ${hundredths(balance.current_balance) / 100}`;
  compare(report, 'balance after a bet', [text(left), text(right)]);
  const names = [left, right].map((receipt) => receipt.bet_details?.market?.id);
  if (names[0] !== undefined && names[1] !== undefined)
    compare(report, 'records', [`market ${names[0]}`, `market ${names[1]}`]);
}

function compareLogin({ recorded, played }: PlayedExchange, report: Report): void {
  const points = (body: unknown) => read('login', body)?.user.points;
  const [left, right] = [points(recorded.response.body), points(played.body)];
  if (left !== undefined && right !== undefined)
    compare(report, 'wallet at login', [String(left), String(right)]);
}

function compareErrors(
  { recorded, played }: PlayedExchange,
  endpoint: EndpointName,
  report: Report,
): void {
  const text = (body: unknown): string => JSON.stringify(body) ?? '';
  const [left, right] = [text(recorded.response.body), text(played.body)];
  if (endpoint === 'betting')
    compare(
      report,
      'error texts',
      [insufficient, insufficient].map((pattern, index) =>
        pattern.test(index === 0 ? left : right)
          ? 'the wallet does not cover it'
          : 'another reason',
      ) as [string, string],
    );
  else if (left === right) report('error texts', 'same');
  else report('error texts', 'unknown', 'hosts word their own errors');
}

/** Compares the response to one request. */
export function compareExchange(exchange: PlayedExchange, comparison: Comparison): Verdict[] {
  const { recorded, played, index } = exchange;
  const endpoint = endpointOfRequest(recorded.request);
  if (!endpoint) return [];
  const verdicts: Verdict[] = [];
  const put: Report = (aspect, verdict, text = '') =>
    verdicts.push({ aspect, endpoint, verdict, text, exchange: index });
  const report: Report = (aspect, verdict, text) =>
    verdict === 'different' && !comparison.hasWorld && !catalogueAspects.includes(aspect)
      ? put(aspect, 'unknown', 'the state of the host is another one')
      : put(aspect, verdict, text);
  const statuses = [String(recorded.response.status), String(played.status)] as const;
  compare(put, 'status', statuses, statusReason(exchange, comparison));
  const [left, right] = [isSuccess(recorded.response), isSuccess(played)];
  if (left !== right) return verdicts;
  if (!left) {
    compareErrors(exchange, endpoint, report);
    return verdicts;
  }
  compareTypes(exchange, endpoint, put);
  if (endpoint === 'history' || endpoint === 'bettingHistory')
    compareHistory(exchange, comparison, report);
  if (endpoint === 'bet') compareBet(exchange, comparison, report);
  if (endpoint === 'betting') compareReceipt(exchange, report);
  if (endpoint === 'login') compareLogin(exchange, report);
  if (endpoint === 'markets') compareMarkets(exchange, report);
  if (endpoint === 'betTypes') compareBetTypes(exchange, comparison, report);
  if (endpoint === 'payouts') compareRates(exchange, report);
  if (endpoint === 'results') compareResults(exchange, comparison, report);
  if (endpoint === 'suggestions') compareSuggestions(exchange, report);
  return verdicts;
}

/** Aspects that do not depend on the state of a host. */
const catalogueAspects: readonly Aspect[] = [
  'bet types',
  'rates',
  'suggestions',
  'fields and types',
];
