import { type EndpointName, endpointTitle } from '../api/endpoints.ts';
import type { Exchange } from '../check/exchange.ts';
import { causeOf, type Finding, findingLines, plainPlace } from '../check/finding.ts';
import { type AnyPlace, anyRow, isSamePlace, placeText } from '../reading/place.ts';
import type { Cause, ReportLine } from './host-report.ts';

/** A line of a report, with a key for each of its reasons: reasons of one cause have the same. */
export interface KeyedLine {
  line: ReportLine;
  keys: readonly string[];
}

const ofBets: readonly EndpointName[] = ['history', 'bettingHistory', 'bet'];
const betCalls = ofBets.map(endpointTitle);
const betCall = endpointTitle('bet');
/** The calls that show the wallet. */
const walletCalls = [endpointTitle('login'), endpointTitle('betting')];

/** Tells if a status concerns the whole host: it is down, limits requests or rejects its own tokens. */
const isOfHost = (status: number): boolean => status === 401 || status === 429 || status >= 500;

/** The key of a finding's cause: the same in any row, and at any of the calls that read such rows. */
function causeKey(finding: Finding, exchanges: readonly Exchange[]): string {
  const { kind, rule, call, text } = finding;
  const place = plainPlace(finding);
  const status = exchanges[finding.exchange]?.response.status ?? 0;
  if (place === 'status' && isOfHost(status)) return `status ${status}`;
  if (place === 'content type') return `${place} ${text}`;
  if (rule === 'nothing without a bet' && walletCalls.includes(call)) return 'the wallet';
  if (typeof place === 'string' || !betCalls.includes(call)) return causeOf(finding);
  const isInRow = isSamePlace(place.slice(0, 2), ['data', anyRow]);
  return [kind, rule, 'bets', placeText(isInRow ? place.slice(2) : place)].join(' ');
}

/** The call and the place of a finding; for the calls that read bets, its place in a row. */
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

/** Tells if a finding is at the place of another one, or below it; a status belongs to one exchange. */
function isWithin(finding: Finding, other: Finding): boolean {
  const [inner, outer] = [scopeOf(finding), scopeOf(other)];
  if (inner.call !== outer.call) return false;
  if (typeof inner.place === 'string' || typeof outer.place === 'string')
    return inner.place === outer.place && finding.exchange === other.exchange;
  const { length } = outer.place;
  return length > 0 && isSamePlace(inner.place.slice(0, length), outer.place);
}

/**
 * The lines of findings, each with the key of its cause. What contradicts another response at a place that the client
 * cannot read is told with the reading of that place.
 */
export const keyedReasons = (
  findings: readonly Finding[],
  exchanges: readonly Exchange[],
  readings: readonly Finding[] = [],
): { key: string; reason: string }[] =>
  [
    ...Map.groupBy(findings, (one) => {
      const cause = one.rule === 'reading' ? one : readings.find((other) => isWithin(one, other));
      return causeKey(cause ?? one, exchanges);
    }),
  ].flatMap(([key, own]) => findingLines(own).map((reason) => ({ key, reason })));

/** Calls whose failures others build on come first: without a session or ids nothing else works. */
const callOrder = [
  'POST /users/login/',
  'POST /token/refresh/',
  'GET /bet-types/',
  'GET /markets/',
];

const rankOf = ({ line: { call } }: KeyedLine): number => {
  const rank = callOrder.indexOf(call);
  return rank < 0 ? callOrder.length : rank;
};

/**
 * Tells each cause once, across calls: a failed line keeps the reasons that no line before it has, each of which is a cause, and
 * one without any builds on the cause of its first, as does what could not be tried because of a call that fails.
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
    // The failure of the call itself, else one that it shares with others.
    const isOf = (one: ReportLine) => one.call === call;
    if (call !== undefined)
      tellAt(
        causes.find(({ first }) => isOf(first)) ?? causes.find(({ others }) => others.some(isOf)),
        line,
      );
  }
  return causes;
}

/** `and 14 interactions that build on it`, if there are any, with the calls that they belong to. */
export function buildingOn({ first, others }: Cause): string[] {
  if (others.length === 0) return [];
  const words = others.length === 1 ? 'interaction that builds' : 'interactions that build';
  const calls = [...new Set(others.map(({ call }) => call))].filter((call) => call !== first.call);
  const where =
    calls.length === 0
      ? ''
      : ` (also of ${calls.slice(0, 3).join(', ')}${calls.length > 3 ? ` and ${calls.length - 3} more calls` : ''})`;
  return [`and ${others.length} ${words} on it${where}`];
}
