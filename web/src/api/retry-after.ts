import { ApiError } from '@matka/contracts/client/api-error';
import { hostNow } from '../lib/host-time.ts';

/** Longest wait that the app keeps by itself; after a longer one the player asks. In milliseconds. */
const LONGEST = 60_000;
const SHORTEST = 1000;

/**
 * How long a host wants to be left alone after a failure, in milliseconds; undefined if it does not
 * say, or if it is too long to wait for.
 */
export function retryAfterOf(error: unknown): number | undefined {
  const text = error instanceof ApiError ? error.retryAfter?.trim() : undefined;
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - hostNow();
  return wait <= LONGEST ? Math.max(wait, SHORTEST) : undefined;
}
