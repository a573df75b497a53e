import { useBetTypes } from './bet-types.ts';
import { useFetchedRates } from './payouts.ts';

/** Fetches what the betting options show before a market is tapped, so that they stand at once and complete. */
export function BetsAhead(): null {
  useBetTypes();
  useFetchedRates();
  return null;
}
