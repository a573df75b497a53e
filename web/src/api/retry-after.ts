import { ApiError } from '@matka/contracts/client/api-error';
import { hostNow } from '../lib/host-time.ts';

/** Longest wait before an automatic retry, in milliseconds. */
const LONGEST = 60_000;
const SHORTEST = 1000;

/** The wait after a failure, in milliseconds; undefined if the host gives none, or one that is too long. */
export function retryAfterOf(error: unknown): number | undefined {
  const text = error instanceof ApiError ? error.retryAfter?.trim() : undefined;
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - hostNow();
  return wait <= LONGEST ? Math.max(wait, SHORTEST) : undefined;
}
