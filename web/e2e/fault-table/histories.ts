import type { WorldControl } from '@matka/mock-server/client/mock-client';
import type { BrowserContext, Route } from '@playwright/test';
import { changeResponse } from '../changed-response.ts';
import type { Cell } from './cells.ts';

const changing =
  (change: (bets: readonly object[]) => readonly object[]) =>
  (route: Route): Promise<void> =>
    changeResponse(route, (body) => ({ ...body, data: change(body.data) }));

const handlers: Partial<Record<Cell['history'], (route: Route) => Promise<void>>> = {
  empty: changing(() => []),
  partial: changing((bets) => bets.slice(1)),
};

/** Lets the history fail from now on as a cell of the table demands. */
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
