import { beforeEach, describe, expect, it } from 'vitest';
import { writeRefreshedAccessToken, writeTokens } from '../api/tokens.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { auth } from './auth-state.ts';
import { isSamePlayer } from './other-tabs.ts';
import { storeUser } from './stored-user.ts';

/** The browser drops the cookie of the access token, which lives shorter than the other. */
const endAccess = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie ends as in a browser.
  document.cookie = 'access_token=; max-age=0; path=/';
};

describe('the player of a tab that heard nothing of the others', { tags: ['@FLOW-15'] }, () => {
  beforeEach(() => signInForTest());

  it('the player stays while only the own access token ended, or was renewed elsewhere', () => {
    endAccess();
    expect(isSamePlayer()).toBe(true);
    writeRefreshedAccessToken(tokenFor(7200));
    expect(isSamePlayer()).toBe(true);
    expect(auth.isAuthenticated).toBe(true);
  });

  it('the player is signed out where the tokens are of another one, whose access token ended', () => {
    writeTokens(tokenFor(3600), 'refresh-of-another');
    storeUser({ mobile_number: '9812345678', points: 50 });
    endAccess();
    expect(isSamePlayer()).toBe(false);
    expect(auth.isAuthenticated).toBe(false);
  });
});
