import { ApiError } from '@matka/contracts/client/api-error';
import type { Suggestions } from '@matka/contracts/decoders/suggestions';
import { vi } from 'vitest';
import { getSuggestions } from '../api/suggestions.ts';

/** A question that the host has not answered yet. */
interface Open {
  answer(combinations: NonNullable<Suggestions['suggestions']['combinations']>): void;
  fail(body?: unknown): void;
}

/**
 * Takes the place of the host for a test that mocks api/suggestions.ts: questions stay open, in their
 * order, until the test answers them. Time stands still but for what the test lets pass.
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

/** Lets time pass, in milliseconds. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
