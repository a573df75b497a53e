import { ApiError } from '@matka/contracts/client/api-error';
import { readRefusal } from '@matka/contracts/client/refusal';
import type { PlainText, Shown } from '../i18n/text.ts';
import { serverText } from './server-text.ts';

/** Texts of failed fetches for a host that sends no text. */
export const fetchFallback = {
  homepage: 'Failed to fetch homepage data',
  markets: 'Failed to fetch markets data',
  betTypes: 'Failed to fetch bet types data',
  suggestions: 'Failed to fetch suggestions',
  betHistory: 'Failed to fetch bet history',
  betDetails: 'Failed to fetch bet details',
  bidHistory: 'Failed to fetch bid history',
  winHistory: 'Failed to fetch win history',
  chart: 'Failed to fetch chart',
} as const satisfies Record<string, PlainText>;

/** The text of a failed fetch: the host's, else `fallback`. */
export function fetchErrorText(error: unknown, fallback: PlainText): Shown {
  const text = error instanceof ApiError ? serverText(error.body) : undefined;
  return text ? { text } : fallback;
}

/** The text of a failed fetch of the game rates: only the field message of the host. */
export function gameRatesErrorText(error: unknown): Shown {
  const text = error instanceof ApiError && readRefusal(error.body).texts.message;
  return text ? { text } : 'Failed to load game rates';
}
