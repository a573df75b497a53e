import { afterEach, expect, it, vi } from 'vitest';
import { noConnection } from '../api/no-connection-text.ts';
import { resetSession } from '../testing/signed-in.ts';
import { auth } from './auth-state.ts';
import { signIn, warmSignIn } from './lazy-sign-in.ts';

const credentials = { mobileNumber: '9876543210', credential: 'Kalyan@2026' };

afterEach(() => {
  vi.doUnmock('./sign-in.ts');
  resetSession();
});

it('signs in with code that is loaded then, without the error of before', async () => {
  const loaded = vi.fn(async () => true);
  vi.doMock('./sign-in.ts', () => ({ signIn: loaded }));
  auth.error = 'An earlier error';
  const signedIn = signIn(credentials);
  expect([auth.loading, auth.error]).toEqual([true, null]);
  expect(await signedIn).toBe(true);
  expect(loaded).toHaveBeenCalledExactlyOnceWith(credentials);
});

it('says that there is no connection where the code cannot be loaded', async () => {
  const load = vi.fn(() => {
    throw new Error('The file cannot be had');
  });
  vi.doMock('./sign-in.ts', load);
  warmSignIn();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(auth.error).toBeNull();
  expect(await signIn(credentials)).toBe(false);
  expect([auth.loading, auth.error]).toEqual([false, noConnection]);
});
