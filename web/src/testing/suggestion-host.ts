import { ApiError } from '@matka/contracts/client/api-error';
import type { Suggestions } from '@matka/contracts/decoders/suggestions';
import { vi } from 'vitest';
import { getSuggestions } from '../api/suggestions.ts';

/** A suggestion request without a response yet. */
interface Open {
  answer(combinations: NonNullable<Suggestions['suggestions']['combinations']>): void;
  fail(body?: unknown): void;
}

/**
 * Replaces the host in tests that mock api/suggestions.ts: requests stay pending, in their order,
 * until the test answers them. Uses fake timers.
 */
export function holdSuggestions() {
  vi.useFakeTimers();
  const open: Open[] = [];
  const asked = vi.mocked(getSuggestions);
  asked.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        open.push({
          answer: (combinations) =>
            resolve({ suggestions: { combinations }, bet_type: { id: 0, name: '', code: '' } }),
          fail: (body) => reject(new ApiError('status', 'refused', { status: 400, body })),
        });
      }),
  );
  return { asked, open };
}

/** Advances the fake timers, in milliseconds. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
