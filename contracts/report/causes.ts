import { plural } from '../cli/plural.ts';
import type { Cause, ReportLine } from './host-report.ts';

/** A line of a report, with a key for each of its reasons: reasons of one cause have the same key. */
export interface KeyedLine {
  line: ReportLine;
  keys: readonly string[];
  /** True if other lines explain all of its reasons and are reported first. */
  isExplained?: boolean;
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
