import type { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { ApiError } from '@matka/contracts/client/api-error';
import { afterEach, beforeEach, vi } from 'vitest';
import { getSuggestions } from '../api/suggestions.ts';

/** A suggestion request without a response yet. */
interface PendingRequest {
  respond(combinations: NonNullable<SuggestionResponse['suggestions']['combinations']>): void;
  fail(body?: unknown): void;
}

/** The host of tests that mock api/suggestions.ts: requests stay pending until a test answers them, in their order. */
export function holdSuggestions() {
  const pending: PendingRequest[] = [];
  const requested = vi.mocked(getSuggestions);
  beforeEach(() => {
    vi.useFakeTimers();
    pending.length = 0;
    requested.mockReset().mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          pending.push({
            respond: (combinations) =>
              resolve({ suggestions: { combinations }, bet_type: { id: 0, name: '', code: '' } }),
            fail: (body) => reject(new ApiError('status', 'rejected', { status: 400, body })),
          });
        }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return { requested, pending };
}

/** Advances the fake timers, in milliseconds. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
