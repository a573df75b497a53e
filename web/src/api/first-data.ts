import { config } from '../config.ts';
import { getHomepage } from './homepage.ts';
import { keys } from './keys.ts';
import { getMarkets } from './markets.ts';
import { fetchAhead } from './swr.ts';

/** The longest wait for the responses, in milliseconds. */
const PATIENCE = 100;

/**
 * Reads the responses of home that the page requested before the app renders: its first frame then has the markets,
 * where it would render a placeholder first and the data of each response on its own after it. It does not wait for a slow host.
 */
export async function takeFirstData(): Promise<void> {
  if (!globalThis.matkaPrefetched?.responses.size) return;
  const { appId } = config();
  await Promise.race([
    fetchAhead([
      [keys.homepage(appId), getHomepage],
      [keys.markets(appId), getMarkets],
    ]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}
