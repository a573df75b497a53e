import type { BetRecord } from '@matka/contracts/api/history';
import { getHistory } from '../api/history.ts';
import { dayOfBet } from './net-position.ts';

const PAGES_MAX = 30;

/** The bets of a month as far as the host lists them. */
export interface MonthOfBets {
  readonly records: readonly BetRecord[];
  readonly isCut: boolean;
}

/** Reads the bets since the first of a month (`yyyy-mm`), newest first, page by page. */
export async function readMonth(month: string): Promise<MonthOfBets> {
  const first = `${month}-01`;
  const records = new Map<unknown, BetRecord>();
  for (let page = 1; page <= PAGES_MAX; page++) {
    const { data, pagination } = await getHistory({ page });
    // Bets placed meanwhile move others to the next page: each id counts once. Every bet without an id counts.
    for (const record of data) records.set(record.id === '' ? record : record.id, record);
    const isPast = data.some((record) => (dayOfBet(record) ?? first) < first);
    if (isPast || data.length === 0 || !pagination.has_next) {
      return { records: since(records, first), isCut: false };
    }
  }
  return { records: since(records, first), isCut: true };
}

const since = (records: ReadonlyMap<unknown, BetRecord>, first: string): BetRecord[] =>
  [...records.values()].filter((record) => (dayOfBet(record) ?? '') >= first);
