import type { BetRecord } from '@matka/contracts/api/history';
import { vi } from 'vitest';
import type { HistoryPage } from '../api/history.ts';
import { readBaseline } from '../submissions/baseline.ts';
import { jodiRecord } from './stored-submissions.ts';

export const recordOf = (id: string, created_at = '') =>
  jodiRecord(1, '05', 10, { id, timestamps: { created_at } });

/** A host with these pages; `members` go into every page, `each` changes its bets. */
export const pagesOf = (
  pages: readonly (readonly (string | number)[])[],
  members: Partial<HistoryPage> = {},
  each: (record: BetRecord) => BetRecord = (record) => record,
) =>
  vi.fn(
    async (page: number): Promise<HistoryPage> => ({
      data: (pages[page - 1] ?? []).map((id) => each(recordOf(String(id)))),
      pagination: {
        current_page: page,
        has_previous: page > 1,
        has_next: page < pages.length,
        total_pages: pages.length,
      },
      ...members,
    }),
  );

/** The ids of the baseline of a host with these pages. */
export const baselineOf = async (pages: ReturnType<typeof pagesOf>) =>
  (await readBaseline(pages))?.ids;
