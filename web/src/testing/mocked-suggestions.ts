import type { SuggestionResponse } from '@matka/contracts/api/suggestions';
import { ApiError } from '@matka/contracts/client/api-error';
import { afterEach, beforeEach, vi } from 'vitest';
import { getSuggestions } from '../api/suggestions.ts';

type Combinations = NonNullable<SuggestionResponse['suggestions']['combinations']>;

/** POST /betting/suggestions/ of a test that mocks `api/suggestions.ts`. */
export const requested = vi.mocked(getSuggestions);

const responseWith = (combinations: Combinations): SuggestionResponse => ({
  suggestions: { combinations },
  bet_type: { id: 0, name: '', code: '' },
});

/** Lets the host respond to every request with these combinations. */
export const answerWith = (combinations: string[]) =>
  requested.mockResolvedValue(responseWith(combinations));

/** Begins a test without drafts, with a host that suggests nothing. */
export function beginSuggestions(): void {
  localStorage.clear();
  requested.mockReset();
  answerWith([]);
}

/** A suggestion request without a response yet. */
interface PendingRequest {
  respond(combinations: Combinations): void;
  fail(body?: unknown): void;
}

/** Keeps requests pending until a test responds to them, in their order. */
export function holdSuggestions() {
  const pending: PendingRequest[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    pending.length = 0;
    requested.mockReset().mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          pending.push({
            respond: (combinations) => resolve(responseWith(combinations)),
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
