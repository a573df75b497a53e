import type { SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { canonical } from '../panas.ts';

/**
 * Two Digits Panel: the ten panas that contain both digits (the same digit twice: contain it
 * twice), in text order. The order in which the two digits come does not matter.
 */
export function twoDigitsPanel(payload: SuggestionPayloads[19]): string[] {
  return [...'0123456789'].map((third) => canonical(payload.two_digits + third)).sort();
}
