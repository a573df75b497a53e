import { vi } from 'vitest';
import { getSuggestions } from '../api/suggestions.ts';

/** POST /betting/suggestions/ of a test that mocks `api/suggestions.ts`. */
export const requested = vi.mocked(getSuggestions);

/** Lets the host answer every request with these combinations. */
export const answerWith = (combinations: string[]) =>
  requested.mockResolvedValue({
    suggestions: { combinations },
    bet_type: { id: 0, name: '', code: '' },
  });

/** Begins a test without drafts, with a host that suggests nothing. */
export function beginSuggestions(): void {
  localStorage.clear();
  requested.mockReset();
  answerWith([]);
}
