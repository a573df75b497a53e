import { type EndpointName, endpointTitle } from '../api/endpoints.ts';
import type { Exchange } from '../check/exchange.ts';
import { causeOf, commonLine, type Finding, plainPlace } from '../check/finding.ts';
import { zoneExpected } from '../check/reading/markets.ts';
import { plural } from '../cli/plural.ts';
import { type AnyPlace, anyRow, isSamePlace, placeText } from '../reading/place.ts';
import type { Cause, ReportLine } from './host-report.ts';

/** A line of a report, with a key for each of its reasons: reasons of one cause have the same key. */
export interface KeyedLine {
  line: ReportLine;
  keys: readonly string[];
  /** True if other lines explain all of its reasons and are reported first. */
  isExplained?: boolean;
}

const ofBets: readonly EndpointName[] = ['history', 'bettingHistory', 'bet'];
const betCalls = ofBets.map(endpointTitle);
const betCall = endpointTitle('bet');
const resultsCall = endpointTitle('results');
/** The calls that show the wallet. */
const walletCalls = [endpointTitle('login'), endpointTitle('betting')];

/** Tells if a status concerns the whole host: it is down, limits requests or rejects its own tokens. */
const isOfHost = (status: number): boolean => status === 401 || status === 429 || status >= 500;

/** The filters of a query without their values, e.g. `bet_status market_names`. */
const filterNames = (place: AnyPlace): string =>
  [...new Set(new URLSearchParams(placeText(place)).keys())].sort().join(' ');

/**
 * The key of a finding's cause: the same in any row, and at any call with such rows. A field of bets, the numbers of
 * draws in a call, and an ignored filter are one cause each, whatever rule they break.
 */
function causeKey(finding: Finding, exchanges: readonly Exchange[]): string {
  const { kind, rule, call, text, expected } = finding;
  const place = plainPlace(finding);
  const status = exchanges[finding.exchange]?.response.status ?? 0;
  if (place === 'status' && isOfHost(status)) return `status ${status}`;
  if (place === 'status' && status < 400 && (rule === 'tokens' || expected === '401'))
    return 'bad tokens';
  if (place === 'content type') return `${place} ${text}`;
  if (rule === 'nothing without a bet' && walletCalls.includes(call)) return 'the wallet';
  if (rule === 'paging') return rule;
  if (rule === 'results') return `${rule} ${call}`;
  if (expected === zoneExpected) return `${call} ${zoneExpected}`;
  if (rule === 'filters') return isIgnoredFilter(finding) ? `${rule} ${filterNames(place)}` : rule;
  if (typeof place === 'string' || !betCalls.includes(call)) return causeOf(finding);
  const isInRow = isSamePlace(place.slice(0, 2), ['data', anyRow]);
  const own = isInRow || call === betCall ? '' : rule;
  return [kind, own, 'bets', placeText(isInRow ? place.slice(2) : place)].join(' ');
}

/** The call and the place of a finding; for calls with bets, its place in a row. */
function scopeOf(finding: Finding): { call: string; place: AnyPlace } {
  const { call } = finding;
  const place = plainPlace(finding);
  if (typeof place === 'string' || !betCalls.includes(call)) return { call, place };
  const isInRow = isSamePlace(place.slice(0, 2), ['data', anyRow]);
  return {
    call: isInRow || call === betCall ? 'bets' : call,
    place: isInRow ? place.slice(2) : place,
  };
}

/** Tells if a finding is at the place of another finding in a body, or below it. */
function isWithin(finding: Finding, other: Finding): boolean {
  const [inner, outer] = [scopeOf(finding), scopeOf(other)];
  if (typeof inner.place === 'string' || typeof outer.place === 'string') return false;
  const { length } = outer.place;
  return (
    inner.call === outer.call &&
    length > 0 &&
    isSamePlace(inner.place.slice(0, length), outer.place)
  );
}

const isIgnoredFilter = ({ rule, text }: Finding): boolean =>
  rule === 'filters' && text.startsWith('is ignored');

/** Tells if a finding compares lists of bets, whose pages have to be right for it. */
const isOfLists = (one: Finding): boolean =>
  (one.rule === 'filters' && !isIgnoredFilter(one)) ||
  (['two histories', 'stable records'].includes(one.rule) && isSamePlace(one.place, ['data']));

/** Tells if a finding compares the new bets of a list with the placed bets. */
const isOfNewBets = ({ rule, place }: Finding): boolean =>
  ['bet in the histories', 'nothing without a bet'].includes(rule) &&
  place.at(-1) === 'placed_bets';

/** Tells if the numbers or points of a bet are wrong in its record alone. */
const isOfNumbers = ({ rule, place }: Finding): boolean =>
  (rule === 'reading' && place.includes('placed_bets')) ||
  (rule === 'amounts' && place.at(-1) === 'amount');

const isOfPagination = ({ call, place }: Finding): boolean =>
  betCalls.includes(call) && place[0] === 'pagination';

/** Tells if a bet was accepted that the host had to refuse. */
const isWrongBet = ({ rule }: Finding): boolean =>
  ['rejected bets', 'closed sessions'].includes(rule);

/** The field of a bet for a parameter of a filter. */
const fieldOf: Readonly<Record<string, string>> = {
  bet_status: '.bet_status',
  session_type: '.bet_details.bet_type',
  market_names: '.market.name',
};

const isRepeatedId = ({ rule, place }: Finding): boolean =>
  rule === 'stable records' && place.at(-1) === 'id';

/** The finding that explains another one: a contradiction at a place that is wrong already adds nothing. */
function explanationOf(one: Finding, failures: readonly Finding[]): Finding {
  const { rule, call, place, exchange } = one;
  const isHere = (other: Finding) => other.call === call && other.exchange === exchange;
  const isOfBets = (other: Finding) => betCalls.includes(other.call);
  // The rules know more about a status than the expected one.
  if (rule === 'reading')
    return (
      (place === 'status' && failures.find((other) => other.rule !== rule && isHere(other))) || one
    );
  const filters = rule === 'filters' ? filterNames(place).split(' ') : [];
  const wanted: readonly ((other: Finding) => boolean)[] = [
    (other) => other.rule === 'reading' && isWithin(one, other),
    (other) => !isWrongBet(one) && isWrongBet(other) && isHere(other),
    (other) => isOfBets(one) && isRepeatedId(other),
    (other) => isOfPagination(one) && other.rule === 'reading' && isOfPagination(other),
    (other) => isOfNewBets(one) && isOfBets(other) && isOfNumbers(other),
    (other) =>
      isOfBets(other) &&
      filters.some((name) => placeText(other.place).endsWith(fieldOf[name] ?? '!')),
    (other) =>
      isOfLists(one) &&
      isIgnoredFilter(other) &&
      filterNames(other.place)
        .split(' ')
        .some((name) => filters.includes(name)),
    (other) => rule === 'settlement' && other.place.at(-1) === 'created_at',
    (other) =>
      walletCalls.includes(call) && other.call === call && other.place.at(-1) === 'mobile_number',
    (other) => (isOfLists(one) || isOfNewBets(one)) && other.rule === 'paging',
    (other) => isOfLists(one) && isOfLists(other),
    (other) =>
      ['results', 'settlement'].includes(rule) &&
      other.rule === 'results' &&
      other.call === resultsCall,
  ];
  const found = wanted.map((is) => failures.find(is));
  return found.find((other) => other !== undefined) ?? one;
}

/** The finding at the end of a chain of explanations, which is limited in length. */
function rootOf(one: Finding, failures: readonly Finding[], longest = 4): Finding {
  const explanation = explanationOf(one, failures);
  return explanation === one || longest === 0
    ? explanation
    : rootOf(explanation, failures, longest - 1);
}

/** A line for each cause of some findings, with its key, by all failures of a run. */
export function keyedReasons(
  findings: readonly Finding[],
  exchanges: readonly Exchange[],
  failures: readonly Finding[] = [],
): { key: string; reason: string; isExplained: boolean }[] {
  const keyed = findings.map((one) => ({ one, explanation: rootOf(one, failures) }));
  const groups = Map.groupBy(keyed, ({ explanation }) => causeKey(explanation, exchanges));
  return [...groups].flatMap(([key, [first, ...more]]) =>
    first
      ? [
          {
            key,
            reason: commonLine([first.one, ...more.map(({ one }) => one)]),
            isExplained: [first, ...more].every(({ one, explanation }) => one !== explanation),
          },
        ]
      : [],
  );
}

/** Calls on which others depend come first: without a login or ids no other call works. */
const callOrder = [
  'POST /users/login/',
  'POST /token/refresh/',
  'GET /bet-types/',
  'GET /markets/',
  'GET /bets/history/',
];

const rankOf = ({ line: { call }, isExplained = false }: KeyedLine): number => {
  const rank = callOrder.indexOf(call);
  return (rank < 0 ? callOrder.length : rank) + (isExplained ? 2 * callOrder.length : 0);
};

/**
 * Reports each cause once, across calls: a failed line keeps the reasons that no earlier line has, each of them a
 * cause. Other lines depend on the cause of their first reason, as do interactions that a failed call prevented.
 */
export function tellOnce(all: readonly KeyedLine[]): Cause[] {
  const causes: Cause[] = [];
  const told = new Map<string, Cause>();
  const tellAt = (cause: Cause | undefined, line: ReportLine) => {
    if (!cause) return;
    cause.others.push(line);
    line.toldAt = `${cause.call}: ${cause.text}`;
  };
  const failed = all.filter(({ line }) => line.outcome === 'failed');
  for (const { line, keys } of failed.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const fresh = line.reasons.flatMap((text, index) => {
      const key = keys[index] ?? text;
      return told.has(key) ? [] : [{ key, text }];
    });
    if (fresh.length === 0) {
      tellAt(told.get(keys[0] ?? line.reasons[0] ?? ''), line);
      continue;
    }
    line.reasons = fresh.map(({ text }) => text);
    for (const { key, text } of fresh) {
      const cause = { call: line.call, text, first: line, others: [] };
      causes.push(cause);
      told.set(key, cause);
    }
  }
  for (const { line } of all) {
    const { buildsOn: call } = line;
    // The failure of the call itself, else a failure that it shares with other calls.
    const isOf = (one: ReportLine) => one.call === call;
    if (call !== undefined)
      tellAt(
        causes.find(({ first }) => isOf(first)) ?? causes.find(({ others }) => others.some(isOf)),
        line,
      );
  }
  return causes;
}

/** The other calls of a cause in brackets, if there are any. */
function otherCalls({ first, others }: Cause): string {
  const calls = [...new Set(others.map(({ call }) => call))].filter((call) => call !== first.call);
  if (calls.length === 0) return '';
  const more = calls.length > 3 ? ` and ${calls.length - 3} more calls` : '';
  return ` (also of ${calls.slice(0, 3).join(', ')}${more})`;
}

/** `and 14 interactions that build on it`, if there are any, with their calls. */
function buildingOn(cause: Cause): string[] {
  const { length } = cause.others;
  const words = `${plural(length, 'interaction')} that build${length === 1 ? 's' : ''} on it`;
  return length === 0 ? [] : [`and ${words}${otherCalls(cause)}`];
}

/** The interactions that met a cause, and the ones that depend on it. A wrong body belongs to no single interaction. */
export function detailsOf(cause: Cause): string[] {
  const { first, others, text } = cause;
  if (first.by !== 'reading') return [`rule: ${first.description}`, ...buildingOn(cause)];
  if (others.length === 0) return [`in: ${first.description}`];
  if (text.startsWith('$')) return [`in ${others.length + 1} interactions${otherCalls(cause)}`];
  return [`first in: ${first.description}`, ...buildingOn(cause)];
}
