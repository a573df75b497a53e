import { BASE_PATH } from '../lib/base-path.ts';
import {
  ACCESS_COOKIE_DAYS,
  REFRESH_COOKIE_DAYS,
  REFRESHED_ACCESS_COOKIE_DAYS,
} from '../lib/timings.ts';
import { forgetReceipt, noteReceipt } from './token-life.ts';

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const SECONDS_PER_DAY = 24 * 60 * 60;

/** Replaces the cookies outside a page, e.g. in consumer tests. */
const outsideOfPage = new Map<string, string>();

/** Decodes a value; one that another page wrote may not be encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function read(name: string): string | undefined {
  if (typeof document === 'undefined') return outsideOfPage.get(name);
  for (const pair of document.cookie.split('; ')) {
    const [key, value] = pair.split(/=(.*)/s);
    if (key === name && value) return decoded(value);
  }
  return undefined;
}

function write(name: string, value: string, days: number): void {
  if (typeof document === 'undefined') {
    if (days > 0) outsideOfPage.set(name, value);
    else outsideOfPage.delete(name);
    return;
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: tokens are needed synchronously, unlike the Cookie Store API.
  document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${days * SECONDS_PER_DAY}; path=${BASE_PATH}; samesite=strict${secure}`;
}

export function readAccessToken(): string | undefined {
  return read(ACCESS);
}

export function readRefreshToken(): string | undefined {
  return read(REFRESH);
}

/** Stores both tokens of a login: access for 7 days, refresh for 30. */
export function writeTokens(access: string, refresh: string): void {
  write(ACCESS, access, ACCESS_COOKIE_DAYS);
  noteReceipt(access);
  write(REFRESH, refresh, REFRESH_COOKIE_DAYS);
}

/** Stores the access token of a refresh, for 1 day. */
export function writeRefreshedAccessToken(access: string): void {
  write(ACCESS, access, REFRESHED_ACCESS_COOKIE_DAYS);
  noteReceipt(access);
}

export function clearTokens(): void {
  write(ACCESS, '', 0);
  write(REFRESH, '', 0);
  forgetReceipt();
}
