import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, vi } from 'vitest';
import type { WorldControl } from '../../client/mock-client.ts';
import { createMock } from '../../create-mock.ts';
import { createTestWorld } from '../../package/test-world.ts';

/** The mock of a test file, which the console reaches without a network. */
export const mock = await createMock({ worlds: 'named' });
afterAll(mock.close);
vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
  mock.fetch(path.replace(location.origin, mock.url), init),
);
// The console keeps the fetch that it finds as its modules load.
const { Console } = await import('../console.tsx');

export const user = userEvent.setup({ delay: null });

/** Opens the console at a tab and at a new world with a paused clock. Returns the world. */
export async function openConsole(tab = 'journal', clock = testClock): Promise<WorldControl> {
  const world = await createTestWorld(mock, { clock });
  history.replaceState(null, '', `/__mock/?world=${world.id}#${tab}`);
  render(<Console />);
  await screen.findByRole('tablist');
  return world;
}

/** Does work beside the console, which may change at any moment of it. */
export const meanwhile = <Result,>(work: () => Promise<Result>): Promise<Result> => act(work);

export const readMarkets = ({ id }: WorldControl): Promise<Response> =>
  mock.fetch(`${mock.url}/w/${id}/markets/?app_id=${id}`);

/** Waits until the clock of the console shows a time. */
export const isAt = (time: string): Promise<void> =>
  waitFor(() => expect(document.getElementById('clock')?.textContent).toContain(time));

export const panel = (name: string): HTMLElement => screen.getByRole('region', { name });

/** The field with the points of the main player. */
export const pointsField = (): HTMLInputElement =>
  screen.getByLabelText(`Points of ${mainPlayer.mobile}`);
