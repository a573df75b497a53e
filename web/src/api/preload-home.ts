import { preload } from 'swr';
import { config } from '../config.ts';
import { isFirstWaiting } from './first-requests.ts';
import { getHomepage } from './homepage.ts';
import { keys } from './keys.ts';
import { getMarkets } from './markets.ts';

/** Reads the two early responses of home while its screen is rendered; the screen shows a failure. */
export function preloadHome(): void {
  if (!isFirstWaiting()) return;
  const { appId } = config();
  preload(keys.homepage(appId), getHomepage).catch(() => undefined);
  preload(keys.markets(appId), getMarkets).catch(() => undefined);
}
