import { keyOfRecord } from '../game/bet-entries.ts';
import type { BetRecord } from '../reader.ts';
import type { Doubt, Observed, PlayerState, Question, ReadList } from '../state.ts';
import type { HistoryFilters } from './history-filters.ts';

/** A list of bets by its call and its filters. */
export interface ListOfBets {
  player: PlayerState;
  endpoint: 'history' | 'bettingHistory';
  filters: HistoryFilters;
  observed: Observed;
}

/** A page of a list, with the number of pages that the response gives. */
export interface ReadPage extends ListOfBets {
  page: number;
  rows: readonly BetRecord[];
  total: number;
}

const keyOf = (endpoint: string, { statuses, session, markets }: HistoryFilters): string =>
  JSON.stringify([endpoint, [...statuses].sort(), session ?? '', [...markets].sort()]);

/** The list at its last read; undefined if it was never read. */
export const latestList = ({ player, endpoint, filters }: ListOfBets): ReadList | undefined =>
  player.lists.get(keyOf(endpoint, filters));

/** The part of the list that was read since the latest bet; undefined if none was. */
export function currentList(one: ListOfBets): ReadList | undefined {
  const list = latestList(one);
  return list?.version === one.player.version ? list : undefined;
}

/** The list that a page belongs to: the current one, or a new one if that has another number of pages. */
export function listFor(one: ReadPage): ReadList {
  const { player, endpoint, filters, total: totalPages } = one;
  const found = currentList(one);
  if (found?.totalPages === totalPages) return found;
  const list: ReadList = { version: player.version, pages: new Map(), totalPages };
  player.lists.set(keyOf(endpoint, filters), list);
  return list;
}

/** The rows of a list whose pages were all read; undefined otherwise. */
export function wholeOf(list: ReadList | undefined): BetRecord[] | undefined {
  if (!list) return undefined;
  const { pages, totalPages } = list;
  // A host may count any number of pages, so only the pages that were read count.
  const read = [...pages].filter(([page]) => page >= 1 && page <= Math.max(1, totalPages));
  if (read.length === 0 || read.length < totalPages) return undefined;
  return read.sort(([one], [other]) => one - other).flatMap(([, { rows }]) => rows);
}

/** The requests that read a list, in the order of its pages. */
export const questionsOf = ({ pages }: ReadList): Question[] =>
  [...pages].sort(([one], [other]) => one - other).map(([, { question }]) => question);

/**
 * Compares two reads of a list. A list by status changes whenever a bet is decided: the earlier read is repeated, and
 * the contradiction counts if the reads before and after the other one agree on it.
 */
export function checkReads({ filters, observed }: ListOfBets, holds: boolean, doubt: Doubt): void {
  const { rule, place, text } = doubt;
  if (holds || filters.statuses.length === 0) observed.check(rule, holds, place, text);
  else observed.doubt(doubt);
}

const keys = new WeakMap<readonly BetRecord[], ReadonlySet<string>>();

/** Tells if a bet is among some rows. Their keys are collected once: each bet of another list is looked for. */
export function holds(rows: readonly BetRecord[], record: BetRecord): boolean {
  const known = keys.get(rows) ?? new Set(rows.map(keyOfRecord));
  keys.set(rows, known);
  return known.has(keyOfRecord(record));
}

/** The most pages of a list that are requested to find the newest bets. */
const mostPages = 40;

/** Rows of the whole history that include its newest bets. */
export interface NewestRows {
  rows: readonly BetRecord[];
  /** True for all pages, in any order; otherwise they are page 1 of a list with the newest bets first. */
  isWhole: boolean;
}

/**
 * Finds the newest bets of the whole history: on page 1 if its times fall, else on any page. Undefined while pages are
 * missing, which are requested; while the order is unknown, only for a bet that was accepted.
 */
export function rowsWithNewest(one: ReadPage): NewestRows | undefined {
  const { player, page, rows, total, observed } = one;
  if (total <= 1) return { rows, isWhole: true };
  const current = currentList(one);
  if (player.order === 'newest first') {
    // Page 2 shows the order of pages with one bet each.
    const first = page === 2 && player.newestSeenAt < 0 ? current?.pages.get(1)?.rows : undefined;
    const newest = page === 1 ? rows : first;
    return newest && { rows: newest, isWhole: false };
  }
  const { path, query } = observed.exchange.request;
  const pages = new Map(current?.totalPages === total ? current.pages : []);
  pages.set(page, { rows, question: { path, query } });
  const whole = wholeOf({ version: player.version, pages, totalPages: total });
  if (whole) return { rows: whole, isWhole: true };
  if (player.order === 'unknown' && player.awaited.length === 0) return undefined;
  const others = query.filter(([name]) => name !== 'page');
  for (let other = 1; other <= Math.min(total, mostPages); other += 1)
    if (!pages.has(other)) observed.ask({ path, query: [['page', String(other)], ...others] });
  return undefined;
}
