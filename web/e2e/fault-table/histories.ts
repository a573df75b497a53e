import type { WorldControl } from '@matka/mock-server/client/mock-client';
import type { BrowserContext, Route } from '@playwright/test';
import type { Cell } from './cells.ts';

/** Changes the bets of a history that the host sends. */
const changing =
  (change: (bets: unknown[]) => unknown[]) =>
  async (route: Route): Promise<void> => {
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    // Node cannot resolve names below localhost: the name goes in the header.
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  };

const handlers: Partial<Record<Cell['history'], (route: Route) => Promise<void>>> = {
  empty: changing(() => []),
  partial: changing((bets) => bets.slice(1)),
};

/** Lets the history fail from now on as a cell says. */
export async function failHistory(
  context: BrowserContext,
  world: WorldControl,
  history: Cell['history'],
): Promise<void> {
  // The clock of the world is frozen: the bets show when the rule is gone.
  if (history === 'late') {
    await world.fault({
      effect: 'eventual-history',
      path: '/bets/history/*',
      milliseconds: 60_000,
    });
  }
  if (history === 'unreadable') {
    await world.fault({ effect: 'status', status: 503, path: '/bets/history/*' });
  }
  const handler = handlers[history];
  if (handler) await context.route('**/api/bets/history/**', handler);
}
