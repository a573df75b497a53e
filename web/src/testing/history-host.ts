import type { SentBetRecord } from '@matka/contracts/api/history';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { type ApiServer, type Handler, startApi } from './api-server.ts';
import { openApp } from './open-app.tsx';
import { sampleMarket } from './sample-market.ts';
import { sampleRecord } from './sample-record.ts';
import { signInForTest } from './signed-in.ts';

/** The response with a page of bets. */
export const pageOf = (data: readonly SentBetRecord[], page = 1, total = 1) => ({
  body: {
    data: [...data],
    pagination: {
      current_page: page,
      has_previous: page > 1,
      has_next: page < total,
      total_pages: total,
    },
  },
});

/** Three pages of a history; the digit of each bet is the number of its page. */
export const threePages: Handler = ({ path, query }) => {
  if (path === '/markets/') {
    return { body: [sampleMarket(), sampleMarket({ id: 2, name: 'Sridevi' })] };
  }
  const page = Number(new URLSearchParams(query).get('page'));
  return pageOf([sampleRecord({ open_digit: String(page) })], page, 3);
};

/** Three pages of a history, each with a bet of one day: 17, 14 and 11 November. */
export const threeDays =
  (bet: Parameters<typeof sampleRecord>[0] = {}): Handler =>
  ({ path, query }) => {
    if (path === '/markets/') return { body: [] };
    const page = Number(new URLSearchParams(query).get('page'));
    const created_at = `2026-11-${20 - 3 * page}T12:00:00+05:30`;
    const record = sampleRecord({ ...bet, open_digit: String(page) });
    return pageOf([{ ...record, timestamps: { created_at } }], page, 3);
  };

/** A host of a history, with a signed-in player before each test. */
export function historyHost() {
  let api: ApiServer | undefined;
  beforeEach(() => signInForTest());
  afterEach(() => api?.close());
  return {
    /** Opens the app on a screen, and waits for its heading. */
    open: async (path: string, name: string, handler: Handler) => {
      api = await startApi(handler);
      await openApp(path);
      await screen.findByRole('heading', { level: 1, name });
    },
    /** The queries of the requested pages. */
    requested: () =>
      (api?.calls ?? []).filter(({ path }) => path === '/bets/history/').map(({ query }) => query),
  };
}
