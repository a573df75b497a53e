import { BASE_PATH } from '../lib/base-path.ts';
import { readText, writeText } from '../lib/local-storage.ts';
import { shortHash } from '../lib/short-hash.ts';
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

/** Decodes a value; the value of another page may not be encoded. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The values of all cookies of a name: a parent domain or another path may have one as well, and nothing tells them apart. */
const valuesOf = (name: string): string[] =>
  document.cookie
    .split('; ')
    .map((pair) => pair.split(/=(.*)/s))
    .flatMap(([key, value]) => (key === name && value ? [decoded(value)] : []));

/** Key of local storage: the hashes of the cookie of a name that was written here, and of those that were not. */
const marksKey = (name: string): string => `cookie_marks:${name}`;

/** Notes which of the cookies of a name is the app's own, the one with this value. */
function noteOwn(name: string, own: string): void {
  const others = valuesOf(name).filter((value) => value !== own);
  const marks = [own && shortHash(own), ...others.map(shortHash)];
  writeText(marksKey(name), own || others.length > 0 ? marks.join(' ') : null);
}

function read(name: string): string | undefined {
  if (typeof document === 'undefined') return outsideOfPage.get(name);
  const values = valuesOf(name);
  const [own, ...others] = (readText(marksKey(name)) ?? '').split(' ');
  return (
    values.find((value) => shortHash(value) === own) ??
    values.find((value) => !others.includes(shortHash(value)))
  );
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
  noteOwn(name, value);
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

/** Stores the refresh token that replaces a used one, for 30 days. */
export function writeRefreshToken(refresh: string): void {
  write(REFRESH, refresh, REFRESH_COOKIE_DAYS);
}

export function clearTokens(): void {
  write(ACCESS, '', 0);
  write(REFRESH, '', 0);
  forgetReceipt();
}
