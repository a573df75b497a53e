import { Locks } from './locks.ts';
import type { StorageChange } from './storage.ts';

/** A phone: what all its tabs share. */
export interface Phone {
  readonly name: string;
  readonly texts: Map<string, string>;
  readonly locks: Locks;
  /** Its open pages, which are told of changes that others make in local storage. */
  readonly pages: Map<object, (change: StorageChange) => void>;
  /** Milliseconds by which its clock is ahead of the host's. */
  skew: number;
  isOnline: boolean;
  /** Its time in epoch milliseconds. */
  readonly now: () => number;
  readonly readCookies: () => string;
  readonly writeCookie: (text: string) => void;
}

export function createPhone(name: string, skew: number): Phone {
  const cookies = new Map<string, { readonly value: string; readonly ends: number }>();
  const phone: Phone = {
    name,
    texts: new Map(),
    locks: new Locks(),
    pages: new Map(),
    skew,
    isOnline: true,
    now: () => Date.now() + phone.skew,
    readCookies: () =>
      [...cookies]
        .filter(([, { ends }]) => ends > phone.now())
        .map(([key, { value }]) => `${key}=${value}`)
        .join('; '),
    writeCookie: (text) => {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
      const [key = '', value = ''] = pair.split(/=(.*)/s);
      const age = attributes.find((each) => /^max-age=/i.test(each))?.split('=')[1];
      const ends = age === undefined ? Number.POSITIVE_INFINITY : phone.now() + Number(age) * 1000;
      if (ends <= phone.now()) cookies.delete(key);
      else cookies.set(key, { value, ends });
    },
  };
  return phone;
}
