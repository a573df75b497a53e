import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleRecord } from '../../testing/sample-record.ts';
import { signInForTest } from '../../testing/signed-in.ts';

let api: ApiServer;
let data: unknown[];
beforeEach(async () => {
  api = await startApi(() => ({
    body: {
      data,
      pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 1 },
    },
  }));
  signInForTest();
});
afterEach(() => api.close());

it('tells each day once over the first of its bids', async () => {
  const at = (id: number, created_at: string) => ({
    ...sampleRecord(),
    id,
    timestamps: { created_at },
  });
  data = [
    at(3, '2026-11-21T09:00:00+05:30'),
    at(2, '2026-11-21T00:05:00+05:30'),
    at(1, '2026-11-20T23:55:00+05:30'),
  ];
  await openApp('/bid-history');
  const list = await screen.findByRole('list', { name: 'Bids' });
  const days = Array.from(list.children, (day) => [
    day.getAttribute('data-day'),
    within(day as HTMLElement).getAllByRole('listitem').length,
  ]);
  expect(days).toEqual([
    ['21/11/2026', 2],
    ['20/11/2026', 1],
  ]);
});

it.each([
  ['/bid-history', 'Your bids will appear here.'],
  ['/win-history', 'Your wins will appear here.'],
  ['/passbook', 'Changes to your wallet will appear here.'],
])('%s without records says what comes, with one way on', async (path, hint) => {
  data = [];
  await openApp(path);
  expect(await screen.findByText('No records found')).toBeTruthy();
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Place a bet' }).getAttribute('href')).toBe('/home');
});
