import { type EndpointName, endpointTitle } from '../../api/endpoints.ts';
import { endpointOfRequest, isSuccess, parameter } from '../../check/exchange.ts';
import { plainPlace } from '../../check/finding.ts';
import { indianHour } from '../../check/indian-day.ts';
import { readBody } from '../../check/reading/losses.ts';
import { refusals } from '../../check/reading/status.ts';
import { at } from '../../reading/json.ts';
import { placeText } from '../../reading/place.ts';
import { holdsMark } from '../../session/secrets.ts';
import { type Aspect, type Fact, factsOf, otherPagesReason } from './facts.ts';
import type { Comparison, PlayedExchange } from './recorded-world.ts';

export interface Verdict {
  aspect: Aspect;
  endpoint: EndpointName;
  verdict: 'same' | 'different' | 'unknown';
  /** The values of both hosts if they differ, or why they cannot be compared. */
  text: string;
  /** For a difference: the value of the recorded host, and of the other host. */
  recorded?: string;
  played?: string;
  exchange: number;
}

/** The number of comparisons with a verdict. */
export const countOf = (verdicts: readonly Verdict[], wanted: Verdict['verdict']): number =>
  verdicts.filter(({ verdict }) => verdict === wanted).length;

/** Aspects that do not depend on the state of a host. */
const stateless: readonly Aspect[] = [
  'status',
  'bet types',
  'rates',
  'suggestions',
  'fields and types',
];

/** Aspects that depend on the day of the market: by midnight, or by the hours before it opens. */
const daily: readonly Aspect[] = [
  'status',
  'markets',
  'settlement',
  'results of a day',
  'results of a month',
];
/** The latest hour in India at which hosts begin a new day of a market. */
const firstHour = 6;
const dayReason = 'before six in the morning a host may still be on the day before';

const isClientError = (status: number) => status >= 400 && status < 500;

function statusReason(
  { recorded, played, isReplaced }: PlayedExchange,
  { hasWorld, isWhole, world }: Comparison,
): string | undefined {
  const [left, right] = [recorded.response.status, played.status];
  const endpoint = endpointOfRequest(recorded.request);
  if (isReplaced) return 'whether a login ends the sessions before it is a choice of the host';
  if (refusals.includes(left) && refusals.includes(right) && endpoint !== 'bet')
    return 'a host may refuse by any status of 4xx';
  if (isSuccess(recorded.response) && isSuccess(played)) return 'the client reads all of 2xx alike';
  if (endpoint === 'refresh' && isClientError(left) && isClientError(right))
    return 'the client reads each 4xx of a refresh alike';
  if (hasWorld && endpoint === 'login' && at(recorded.request.body, 'otp') !== undefined)
    return 'only the host that sent a one-time code knows if it is right';
  const page = Number(parameter(recorded.request, 'page') ?? 1);
  const totals = [recorded.response.body, played.body].flatMap(
    (body) => at(body, 'pagination', 'total_pages') ?? [],
  );
  if (page < 1 || page > 9999 || totals.some((total) => page > Number(total)))
    return 'a page that is not there may be an error or any page';
  if (hasWorld && world.otherPages && endpoint === 'bettingHistory') return otherPagesReason;
  const isOfHistory = ['history', 'bettingHistory', 'bet'].includes(endpoint ?? '');
  if (hasWorld && !isWhole && isOfHistory && [left, right].includes(404))
    return 'the played host has only a part of the history';
  return !hasWorld && left < 500 && right < 500
    ? 'the state of the host is another one'
    : undefined;
}

/** The losses of the client in a body, without values; a hidden value of a recording is no loss. */
function lostIn(endpoint: EndpointName, body: unknown): string {
  const lost = readBody(endpoint, body)
    .losses.filter(({ found }) => !holdsMark(found))
    .map(({ place, plain, found }) => {
      const any = plainPlace({ call: endpointTitle(endpoint), place });
      return `${placeText(any)} ${plain ?? found}`;
    });
  return [...new Set(lost)].sort().join(', ') || 'all that is needed';
}

/** Compares the response to one request: the losses of the client, and its reading. */
export function compareExchange(exchange: PlayedExchange, comparison: Comparison): Verdict[] {
  const { recorded, played, index } = exchange;
  const { request, response } = recorded;
  const endpoint = endpointOfRequest(request);
  if (!endpoint) return [];
  const verdicts: Verdict[] = [];
  const isBeforeDay = indianHour(recorded.at) < firstHour;
  const put = (aspect: Aspect, more: Omit<Verdict, 'aspect' | 'endpoint' | 'exchange'>) =>
    verdicts.push({ aspect, endpoint, exchange: index, ...more });
  const compare = (aspect: Aspect, left: string, right: string, reason?: string) => {
    const state =
      comparison.hasWorld || stateless.includes(aspect)
        ? undefined
        : 'the state of the host is another one';
    const isOfDay = isBeforeDay && daily.includes(aspect);
    const why = reason ?? state ?? (isOfDay ? dayReason : undefined);
    if (left === right) put(aspect, { verdict: 'same', text: '' });
    else if (why !== undefined) put(aspect, { verdict: 'unknown', text: why });
    else {
      const text = `recorded ${left}, played ${right}`;
      put(aspect, { verdict: 'different', text, recorded: left, played: right });
    }
  };
  const reason = statusReason(exchange, comparison);
  compare('status', String(response.status), String(played.status), reason);
  if (isSuccess(response) !== isSuccess(played)) return verdicts;
  if (isSuccess(response))
    compare('fields and types', lostIn(endpoint, response.body), lostIn(endpoint, played.body));
  const [left, right] = [response, played].map((one) =>
    factsOf(endpoint, request, one, comparison),
  ) as [Fact[], Fact[]];
  const hasRows = (rows: Fact[]) => rows.filter(({ row }) => row !== undefined).length;
  for (const { aspect, subject, text, row, ...fact } of left) {
    if (text === undefined) {
      put(aspect, { verdict: 'unknown', text: fact.unknown ?? '' });
      continue;
    }
    const other = right.find((one) => one.aspect === aspect && one.subject === subject)?.text;
    // Rows of lists of different lengths cannot be paired; the lengths differ already.
    if (row !== undefined && (other === undefined || hasRows(left) !== hasRows(right))) continue;
    const name = subject === '' ? '' : `${subject} `;
    compare(aspect, name + text, name + (other ?? 'nothing'), fact.mayDiffer?.(other ?? ''));
  }
  // Only days with a draw have facts: another host may have more days.
  const isRecorded = (one: Fact) =>
    left.some(({ aspect, subject }) => aspect === one.aspect && subject === one.subject);
  for (const one of endpoint === 'results' ? right.filter((each) => !isRecorded(each)) : [])
    compare(
      one.aspect,
      `${one.subject} nothing`,
      `${one.subject} ${one.text}`,
      one.mayDiffer?.(''),
    );
  return verdicts;
}
