import { anyRow } from '../reading/fields.ts';
import type { ReportLine } from './host-report.ts';

/** What surrounds a body: the same on all calls of a host. */
const beyondBody = /^(content type|Access-Control-[\w-]+|preflight|https?:\S+)/;

const ofBets = /^GET \/(bets|betting)\/(history|\{id\})\/$/;

/** Equal for reasons of the same cause: in any row, and at any of the calls that read such rows. */
export function causeKey(call: string, reason: string): string {
  const plain = reason.replace(/ \(and \d+ more like it\)/, '').replace(/: the player .*$/s, '');
  // A token that is rejected shows at every call.
  if (/^status is (401|429|5\d\d)\b/.test(plain)) return plain.slice(0, 'status is 401'.length);
  if (beyondBody.test(plain)) return plain;
  if (!plain.startsWith('$')) return `${call} ${plain}`;
  const any = anyRow(plain);
  return ofBets.test(call) ? `bets ${any.replace(/^\$\.data\[\*\]/, '$')}` : `${call} ${any}`;
}

/** A failure, with the interactions of any call that fail, or cannot be tried, because of it. */
export interface Cause {
  first: ReportLine;
  others: readonly ReportLine[];
}

/** Calls whose failures others build on come first: without a session or ids nothing else works. */
const callOrder = [
  'POST /users/login/',
  'POST /token/refresh/',
  'GET /bet-types/',
  'GET /markets/',
];

const rankOf = ({ call }: ReportLine): number => {
  const rank = callOrder.indexOf(call);
  return rank < 0 ? callOrder.length : rank;
};

const isFailed = ({ outcome }: ReportLine): boolean => outcome === 'failed';

/** Groups failures by cause, across calls, and adds what could not be tried because of a call that fails. */
export function causesOf(lines: readonly ReportLine[]): Cause[] {
  const failed = lines.filter(isFailed).sort((a, b) => rankOf(a) - rankOf(b));
  const groups = [
    ...Map.groupBy(failed, ({ call, reasons }) => causeKey(call, reasons[0] ?? '')).values(),
  ];
  /** The failures of the cause that breaks a call: one that is its own, or of another call. */
  const breaking = (call: string) =>
    groups.find(([first]) => first?.call === call) ??
    groups.find((group) => group.some((line) => line.call === call));
  for (const line of lines) if (line.buildsOn !== undefined) breaking(line.buildsOn)?.push(line);
  return groups.flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
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

/** The lines that are listed under the cause of another line. */
export const printedElsewhere = (causes: readonly Cause[]): ReadonlyMap<ReportLine, Cause> =>
  new Map(causes.flatMap((cause) => cause.others.map((line) => [line, cause] as const)));
