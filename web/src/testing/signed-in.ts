import type { User } from '@matka/contracts/api/users';
import { expect } from 'vitest';
import { readAccessToken, readRefreshToken, writeTokens } from '../api/tokens.ts';
import { auth } from '../auth/auth-state.ts';
import { signOut } from '../auth/sign-out.ts';
import { storeUser } from '../auth/stored-user.ts';
import { readStoredUser } from '../lib/stored-player.ts';
import { tokenFor } from './token.ts';

/** Resets the sign-in state to a visitor's, as Logout does, which also takes the tickets of draws. */
export function resetSession(): void {
  signOut();
  auth.loading = false;
}

const player: User = {
  id: 1,
  first_name: 'Asha',
  last_name: 'Patil',
  mobile_number: '9876543210',
  points: 10000,
};

/** A signed-in player, with tokens, cookies and stored user, as after a login. */
export function signInForTest(user: User = player): void {
  const access = tokenFor(60 * 60);
  writeTokens(access, 'refresh-of-test');
  storeUser(user);
  auth.user = user;
  auth.token = access;
  auth.refreshToken = 'refresh-of-test';
  auth.isAuthenticated = true;
}

/** Expects that neither the state nor the storage holds a player or a token. */
export function expectNothingLeft(): void {
  const stored = [readAccessToken(), readRefreshToken(), readStoredUser()];
  expect(stored).toEqual([undefined, undefined, undefined]);
  const visitor = { user: null, token: null, refreshToken: null, isAuthenticated: false };
  expect(auth).toMatchObject(visitor);
}
