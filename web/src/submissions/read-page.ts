import { type HistoryPage, readHistoryPage } from '../api/history.ts';
import { retryAfterOf } from '../api/retry-after.ts';
import { pause } from './pause.ts';

/** The time until which the host allows no further search of the history, by the page's clock. */
let quietUntil = 0;

/** The time until a new search may begin, in milliseconds (Retry-After). */
export const quietFor = (): number => quietUntil - performance.now();

/** Reads a page of the history. A running search waits once as long as the host asks, and then continues. */
export async function readPage(page: number): Promise<HistoryPage> {
  try {
    return await readHistoryPage(page);
  } catch (error) {
    const wait = retryAfterOf(error) ?? 0;
    quietUntil = performance.now() + wait;
    if (page === 1 || wait === 0) throw error;
    await pause(wait);
    return readHistoryPage(page);
  }
}
