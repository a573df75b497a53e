import type { BetRecord, History } from '@matka/contracts/decoders/history';
import type { NewBets } from './evidence.ts';

/** Reads a page of the history, newest bets first. */
export type ReadPage = (page: number) => Promise<History>;

/** The newest bets before a submission. */
export interface Baseline {
  readonly ids: readonly number[];
  readonly records: readonly BetRecord[];
}

/** Maximum number of pages per check. */
export const MAX_PAGES = 10;

/**
 * Reads the bets that exist before a submission.
 * @returns null if the history contradicts itself: an empty first page with further pages
 */
export async function readBaseline(readPage: ReadPage): Promise<Baseline | null> {
  const { data, pagination } = await readPage(1);
  if (data.length === 0 && (pagination.has_next || pagination.total_pages > 1)) return null;
  return { ids: data.map(({ id }) => id), records: data };
}

/**
 * Reads the bets that are not in a baseline, page by page until a known one appears. Without a
 * baseline reads only the first page.
 */
export async function readNewBets(
  readPage: ReadPage,
  baseline: readonly number[] | null,
): Promise<NewBets & { newest: BetRecord | undefined }> {
  const known = new Set(baseline);
  const records = new Map<number, BetRecord>();
  let newest: BetRecord | undefined;
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, pagination } = await readPage(page);
    newest ??= data[0];
    for (const record of data) if (!known.has(record.id)) records.set(record.id, record);
    const result = { records: [...records.values()], newest };
    if (baseline === null) return { ...result, complete: false };
    if (data.some(({ id }) => known.has(id))) return { ...result, complete: true };
    // The end of the history without a known bet: complete only if there were none.
    if (!pagination.has_next) return { ...result, complete: known.size === 0 };
  }
  return { records: [...records.values()], newest, complete: false };
}
