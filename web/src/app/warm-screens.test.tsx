import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { auth } from '../auth/auth-state.ts';
import { loadProfilePanel } from './load-profile-panel.ts';
import { warmScreen } from './load-screen.ts';
import { routeList } from './routes.tsx';
import { warmReact } from './warm-react.tsx';
import { warmScreens } from './warm-screens.ts';

vi.mock(import('./load-profile-panel.ts'), () => ({ loadProfilePanel: vi.fn() }));
vi.mock(import('./warm-react.tsx'), () => ({ warmReact: vi.fn(async () => undefined) }));
vi.mock(import('./load-screen.ts'), async (original) => ({
  ...(await original()),
  warmScreen: vi.fn(async () => undefined),
}));

const pathsOf = (access: 'open' | 'player') =>
  routeList.filter((entry) => entry.access === access).map(({ path }) => path);

/** The paths of the screens loaded so far. */
const loaded = () =>
  vi
    .mocked(warmScreen)
    .mock.calls.map(([entry]) => routeList.find((listed) => listed === entry)?.path);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(warmScreen).mockClear();
  vi.mocked(warmReact).mockClear();
  vi.mocked(loadProfilePanel)
    .mockReset()
    .mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  auth.isAuthenticated = false;
  vi.useRealTimers();
});

it('loads the screens of a visitor in advance, and those of a player once signed in, after the panel', async () => {
  warmScreens();
  await vi.runAllTimersAsync();
  expect(loaded()).toEqual(pathsOf('open'));
  expect(loadProfilePanel).not.toHaveBeenCalled();

  vi.mocked(loadProfilePanel).mockResolvedValue(() => <p>Panel</p>);
  auth.isAuthenticated = true;
  await vi.runAllTimersAsync();
  expect(loadProfilePanel).toHaveBeenCalledTimes(1);
  expect(loaded()).toEqual([...pathsOf('open'), ...pathsOf('player')]);
});

it('has the change of a screen compiled first for a player, and goes on where that fails', async () => {
  auth.isAuthenticated = true;
  const { promise, reject } = Promise.withResolvers<never>();
  vi.mocked(warmReact).mockReturnValue(promise);
  warmScreens();
  await vi.runAllTimersAsync();
  await vi.dynamicImportSettled();
  expect(warmReact).toHaveBeenCalledTimes(1);
  expect(loadProfilePanel).not.toHaveBeenCalled();
  reject(new Error('no network'));
  await vi.runAllTimersAsync();
  expect(loadProfilePanel).toHaveBeenCalledTimes(1);
});

it('goes on with the panel for a player, and goes on without it where it cannot be had', async () => {
  auth.isAuthenticated = true;
  const { promise, reject } = Promise.withResolvers<never>();
  vi.mocked(loadProfilePanel).mockReturnValue(promise);
  warmScreens();
  await vi.runAllTimersAsync();
  expect(loadProfilePanel).toHaveBeenCalledTimes(1);
  expect(loaded()).toEqual([]);
  reject(new Error('no network'));
  await vi.runAllTimersAsync();
  expect(loaded()).toEqual(pathsOf('player'));
});

it('loads nothing for a player who asked the browser to save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  auth.isAuthenticated = true;
  warmScreens();
  await vi.runAllTimersAsync();
  expect([loaded(), vi.mocked(loadProfilePanel).mock.calls]).toEqual([[], []]);
});
