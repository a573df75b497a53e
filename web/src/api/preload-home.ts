import { preload } from 'swr';
import { config } from '../config.ts';
import { isFirstWaiting } from './first-requests.ts';
import { getHomepage } from './homepage.ts';
import { keys } from './keys.ts';
import { getMarkets } from './markets.ts';

/** Reads the two responses of home that were asked for at the start, while its screen is rendered, which shows what fails. */
export function preloadHome(): void {
  if (!isFirstWaiting()) return;
  const { appId } = config();
  preload(keys.homepage(appId), getHomepage).catch(() => undefined);
  preload(keys.markets(appId), getMarkets).catch(() => undefined);
}
