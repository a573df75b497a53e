import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
let api: ApiServer | undefined;
afterEach(() => api?.close());
beforeEach(() => signInForTest());

/** Opens bid history at a host that has so many pages and yet says what comes next by itself. */
async function open(hasNext: (page: number) => boolean) {
  api = await startApi(({ query }) => {
    const current_page = Number(new URLSearchParams(query).get('page'));
    const pagination = { current_page, has_previous: false, total_pages: 9 };
    return {
      body: {
        data: [sampleRecord()],
        pagination: { ...pagination, has_next: hasNext(current_page) },
      },
    };
  });
  await openApp('/bid-history');
  await screen.findByRole('button', { name: 'Next' });
}

const requested = () =>
  (api?.calls ?? []).filter(({ path }) => path === '/bets/history/').map(({ query }) => query);
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

describe('the pages of a history', () => {
  it('continue while has_next is true, whatever the number of pages', {
    tags: ['@CONST-03'],
  }, async () => {
    await open((page) => page < 2);
    await user.click(next());
    await waitFor(() => expect(next().disabled).toBe(true));
    await user.click(next());
    expect(requested()).toEqual(['page=1', 'page=2']);
  });
});
