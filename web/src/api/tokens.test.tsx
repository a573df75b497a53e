import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { noteHostTime } from '../lib/host-time.ts';
import { tokenFor, tokenWith } from '../testing/token.ts';
import { forgetReceipt, lifeLeft, noteReceipt } from './token-life.ts';
import {
  clearTokens,
  readAccessToken,
  readRefreshToken,
  writeRefreshedAccessToken,
  writeTokens,
} from './tokens.ts';

describe('on a fixed day', () => {
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

  it('the cookies of a login live 7 days for the access token and 30 for the refresh token', {
    tags: ['@SESSION-21', '@SESSION-22'],
  }, () => {
    const written = writtenCookies();
    writeTokens('a.b.c', 'r.s.t');
    expect(written).toEqual([
      `access_token=a.b.c; max-age=${7 * DAY}; path=/; samesite=strict`,
      `refresh_token=r.s.t; max-age=${30 * DAY}; path=/; samesite=strict`,
    ]);
  });

  it('the cookie of a refreshed access token lives 1 day', { tags: ['@SESSION-21'] }, () => {
    const written = writtenCookies();
    writeRefreshedAccessToken('a.b.c');
    expect(written).toEqual([`access_token=a.b.c; max-age=${DAY}; path=/; samesite=strict`]);
  });

  it('the cookies of the tokens are limited to https on an https page', () => {
    const written = writtenCookies();
    vi.stubGlobal('location', { protocol: 'https:' });
    writeRefreshedAccessToken('a');
    expect(written[0]).toMatch(/; secure$/);
  });

  it('the tokens are read as they were written, beside other cookies', () => {
    const keepFor = (seconds: number) => {
      // biome-ignore lint/suspicious/noDocumentCookie: a cookie of somebody else.
      document.cookie = `my_access_token=foreign; path=/; max-age=${seconds}`;
    };
    onTestFinished(() => keepFor(0));
    keepFor(60);
    expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
    writeTokens('a=b;c d', 'r');
    expect([readAccessToken(), readRefreshToken()]).toEqual(['a=b;c d', 'r']);
    clearTokens();
    expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
  });

  it('a stored token without encoding is read unchanged', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a value that this app would not write.
    document.cookie = 'access_token=100%; path=/';
    expect(readAccessToken()).toBe('100%');
  });

  describe('beside cookies of the same name from a parent domain', () => {
    /** A page whose cookies of others come before or after its own, and cannot be changed by it. */
    function jarWith(others: string[], first: boolean, takesOwn = true) {
      const own = new Map<string, string>();
      vi.stubGlobal('document', {
        get cookie() {
          const mine = [...own].map(([name, value]) => `${name}=${value}`);
          return (first ? [...others, ...mine] : [...mine, ...others]).join('; ');
        },
        set cookie(text: string) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
          if (!takesOwn) return;
          if (value) own.set(name, value);
          else own.delete(name);
        },
      });
    }
    const foreign = ['access_token=parent', 'refresh_token=parent-refresh'];
    beforeEach(() => localStorage.clear());

    it.each([true, false])(
      "the app reads its own cookies, with the parent's cookies first: %s",
      (first) => {
        jarWith(foreign, first);
        writeTokens('own', 'own-refresh');
        expect([readAccessToken(), readRefreshToken()]).toEqual(['own', 'own-refresh']);
        writeRefreshedAccessToken('renewed');
        expect(readAccessToken()).toBe('renewed');
      },
    );

    it("the app reads its own cookies after the parent's cookies change or appear", () => {
      const others: string[] = [];
      jarWith(others, true);
      writeTokens('own', 'own-refresh');
      others.push('access_token=parent');
      expect(readAccessToken()).toBe('own');
      others.splice(0, 1, 'access_token=another', 'access_token=third');
      expect(readAccessToken()).toBe('own');
    });

    it('the tokens are absent after a sign-out, and if the browser refuses cookies', () => {
      jarWith(foreign, true);
      writeTokens('own', 'own-refresh');
      clearTokens();
      expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
      localStorage.clear();
      jarWith(foreign, true, false);
      writeTokens('own', 'own-refresh');
      expect(readAccessToken()).toBeUndefined();
    });

    it('the app reads its own tokens without storage as long as the page is open', () => {
      vi.stubGlobal('localStorage', undefined);
      jarWith(foreign, true);
      writeTokens('own', 'own-refresh');
      expect([readAccessToken(), readRefreshToken()]).toEqual(['own', 'own-refresh']);
      clearTokens();
    });

    it('a token without a mark, as an earlier build wrote it, is read', () => {
      jarWith(['access_token=earlier'], true);
      expect(readAccessToken()).toBe('earlier');
    });
  });

  it('the tokens stay in memory outside a page', () => {
    vi.stubGlobal('document', undefined);
    writeTokens('a', 'r');
    expect([readAccessToken(), readRefreshToken()]).toEqual(['a', 'r']);
    clearTokens();
    expect([readAccessToken(), readRefreshToken()]).toEqual([undefined, undefined]);
  });
});

describe('life of a token', () => {
  const withClaims = (claims: string) => `h.${btoa(claims)}.s`;
  const noon = Date.parse('2026-11-20T12:00:00+05:30');
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;

  /** A token issued at noon for half an hour. */
  const token = tokenWith({ iat: noon / 1000, exp: noon / 1000 + 30 * 60 });

  beforeEach(() => {
    forgetReceipt();
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
  });
  afterEach(() => vi.useRealTimers());

  it.each([-26 * HOUR, -HOUR, 0, HOUR, 26 * HOUR])(
    'the life of a token is counted from its receipt with a device clock off by %i ms',
    { tags: ['@SESSION-11', '@SESSION-19'] },
    (off) => {
      vi.setSystemTime(noon + off);
      noteReceipt(token);
      expect(lifeLeft(token)).toBe(30 * MINUTE);
      vi.setSystemTime(noon + off + 31 * MINUTE);
      expect(lifeLeft(token)).toBe(-MINUTE);
    },
  );

  it('the life of a token ends at its expiry if the time of its receipt is unknown', {
    tags: ['@SESSION-11'],
  }, () => {
    expect(lifeLeft(token)).toBe(30 * MINUTE);
    noteReceipt(tokenWith({ iat: 1, exp: 2 }));
    expect(lifeLeft(token)).toBe(30 * MINUTE);
    noteReceipt(tokenFor(60));
    expect(lifeLeft(tokenFor(60))).toBe(MINUTE);
  });

  it('the life of a token ends at its expiry if the clock was set back after the receipt', () => {
    noteReceipt(token);
    vi.setSystemTime(noon - MINUTE);
    expect(lifeLeft(token)).toBe(31 * MINUTE);
  });

  it.each([-19 * HOUR, -2 * MINUTE, 2 * MINUTE, HOUR, 19 * HOUR, 400 * 24 * HOUR])(
    'a token without a receipt time is still valid if the clock of the host is ahead by %i ms',
    { tags: ['@SESSION-11'] },
    (ahead) => {
      noteHostTime(new Date(noon + ahead).toUTCString());
      expect(lifeLeft(token)).toBeGreaterThanOrEqual(30 * MINUTE);
      vi.setSystemTime(noon + 31 * MINUTE + Math.max(0, -ahead));
      expect(lifeLeft(token)).toBeLessThan(0);
    },
  );

  it('a token without the time of issue ends at its expiry by the clock of the host', {
    tags: ['@SESSION-11'],
  }, () => {
    vi.setSystemTime(noon + HOUR);
    noteHostTime(new Date(noon).toUTCString());
    const left = lifeLeft(tokenWith({ exp: noon / 1000 + 30 * 60 })) ?? 0;
    expect(Math.abs(left - 30 * MINUTE)).toBeLessThan(2000);
  });

  it('the life of a token is known if the browser has no storage', () => {
    vi.stubGlobal('localStorage', undefined);
    noteReceipt(token);
    expect(lifeLeft(token)).toBe(30 * MINUTE);
  });

  it('the claims of a token are decoded from the URL-safe alphabet', () => {
    const claims = btoa('{"exp":5,"n":"~~~???"}');
    expect(claims).toMatch(/[+/]/);
    expect(lifeLeft(`h.${claims.replaceAll('+', '-').replaceAll('/', '_')}.s`)).toBe(5000 - noon);
  });

  it.each([
    '',
    'abc',
    'a.b',
    'a.b.c.d',
    `.${btoa('{"exp":5}')}`,
    `h.${btoa('{"exp":5}')}`,
    `h.${btoa('{"exp":5}')}.s.t`,
    'a..c',
    'a.%%%.c',
    withClaims('no'),
    withClaims('null'),
    withClaims('{}'),
    withClaims('{"exp":"1"}'),
    withClaims('{"exp":0}'),
  ])('the token %j counts as malformed', (token) => {
    expect(lifeLeft(token)).toBeUndefined();
  });
});
