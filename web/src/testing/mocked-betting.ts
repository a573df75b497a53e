import { vi } from 'vitest';
import { submitBets } from '../api/betting.ts';
import { readHistoryPage } from '../api/history.ts';
import { show } from '../i18n/translate.ts';
import { showAlert } from '../ui/alert.tsx';
import { signInForTest } from './signed-in.ts';
import { page, placed } from './submissions.ts';

/** POST /betting/ of a test that mocks it, the history and alerts. */
export const posted = vi.mocked(submitBets);
/** Each alert with what is called when it is shown. */
export const alerted = vi.mocked(showAlert);

export const alertedTexts = (): string[] => alerted.mock.calls.map(([text]) => show(text));

/** Begins a test with a signed-in player, virtual time, a host that accepts bets and an empty history. */
export function beginBetting(): void {
  vi.useFakeTimers();
  localStorage.clear();
  signInForTest();
  posted.mockReset().mockResolvedValue(placed(10000, 9970));
  vi.mocked(readHistoryPage).mockReset().mockResolvedValue(page([]));
  alerted.mockReset();
}
