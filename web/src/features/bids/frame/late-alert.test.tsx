import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { submitBets } from '../../../api/betting.ts';
import { readHistoryPage } from '../../../api/history.ts';
import { alertText } from '../../../testing/open-app.tsx';
import { openBids, shownTotals } from '../../../testing/open-bids.ts';
import { errorResponse, page } from '../../../testing/submissions.ts';

/** The file of the alert, which arrives when the test says so. */
const file = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('../../../ui/alert-dialog.tsx', async (load) => {
  await file.promise;
  return load<object>();
});
vi.mock('../../../api/history.ts', () => ({
  readHistoryPage: vi.fn(),
  onHistoryRead: () => () => {},
  useHistory: () => ({ status: 'pending', retry: () => {} }),
}));
vi.mock('../../../api/betting.ts', async (original) => ({
  ...(await original<object>()),
  submitBets: vi.fn(),
}));

const posted = vi.mocked(submitBets);

beforeEach(() => {
  localStorage.clear();
  posted.mockReset().mockResolvedValue(errorResponse({}, 403));
  vi.mocked(readHistoryPage).mockReset().mockResolvedValue(page([]));
});

it('a refusal frees Submit once its alert can be read, not while its file is loading', {
  tags: ['@FLOW-10'],
}, async () => {
  const { add, press } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '10');
  await press('Continue');
  await press('Submit');
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: /^Submit/ });
  await press(submit.textContent ?? '');
  expect(posted).toHaveBeenCalledTimes(1);
  file.resolve();
  expect(await alertText()).toBe('Error: You do not have permission to perform this action.');
  await press('OK');
  await press('Submit');
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(2));
  expect(await alertText()).toBe('Error: You do not have permission to perform this action.');
  await press('OK');
  await press('Cancel');
  expect(shownTotals()).toEqual(['1', '10']);
});
