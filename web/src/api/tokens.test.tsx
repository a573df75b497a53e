import { afterEach, expect, it, vi } from 'vitest';
import {
  clearTokens,
  readAccessToken,
  readRefreshToken,
  writeRefreshedAccessToken,
  writeTokens,
} from './tokens.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The cookies as they are written, with their attributes. */
function writtenCookies(): string[] {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
}
const DAY = 86_400;

it('after login access lives 7 days and refresh 30', {
  tags: ['@SESSION-21', '@SESSION-22'],
}, () => {
  const written = writtenCookies();
  writeTokens('a.b.c', 'r.s.t');
  expect(written).toEqual([
    `access_token=a.b.c; max-age=${7 * DAY}; path=/; samesite=strict`,
    `refresh_token=r.s.t; max-age=${30 * DAY}; path=/; samesite=strict`,
  ]);
});

it('after a refresh access lives 1 day', { tags: ['@SESSION-21'] }, () => {
  const written = writtenCookies();
  writeRefreshedAccessToken('a.b.c');
  expect(written).toEqual([`access_token=a.b.c; max-age=${DAY}; path=/; samesite=strict`]);
});

it('are for https only where the page is', () => {
  const written = writtenCookies();
  vi.stubGlobal('location', { protocol: 'https:' });
  writeRefreshedAccessToken('a');
  expect(written[0]).toMatch(/; secure$/);
});

it('are read back as written, beside cookies of others', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie of somebody else.
  document.cookie = 'my_access_token=foreign; path=/';
  expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
  writeTokens('a=b;c d', 'r');
  expect([readAccessToken(), readRefreshToken()]).toEqual(['a=b;c d', 'r']);
  clearTokens();
  expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
});

it('that are not encoded are read unchanged', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a value that this app would not write.
  document.cookie = 'access_token=100%; path=/';
  expect(readAccessToken()).toBe('100%');
});

it('are stored in memory outside a page', () => {
  vi.stubGlobal('document', undefined);
  writeTokens('a', 'r');
  expect([readAccessToken(), readRefreshToken()]).toEqual(['a', 'r']);
  clearTokens();
  expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
});
