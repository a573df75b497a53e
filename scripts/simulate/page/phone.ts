import type { StorageChange } from '@matka/web/src/testing/shared-storage';
import { Locks } from '@matka/web/src/testing/web-locks';

/** A phone: the state that all its tabs share. */
export class Phone {
  readonly name: string;
  /** How far its clock is ahead of the clock of the host, in milliseconds. */
  skew: number;
  isOnline = true;
  /** The contents of its local storage. */
  readonly texts = new Map<string, string>();
  readonly locks = new Locks();
  /** Its open pages, which are notified when others change local storage. */
  readonly pages = new Map<object, (change: StorageChange) => void>();
  readonly #cookies = new Map<string, { readonly value: string; readonly ends: number }>();

  constructor(name: string, skew: number) {
    this.name = name;
    this.skew = skew;
  }

  now = (): number => Date.now() + this.skew;

  readCookies = (): string =>
    [...this.#cookies]
      .filter(([, { ends }]) => ends > this.now())
      .map(([key, { value }]) => `${key}=${value}`)
      .join('; ');

  writeCookie(text: string): void {
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
    const [key = '', value = ''] = pair.split(/=(.*)/s);
    const age = attributes.find((each) => /^max-age=/i.test(each))?.split('=')[1];
    const ends = age === undefined ? Number.POSITIVE_INFINITY : this.now() + Number(age) * 1000;
    if (ends <= this.now()) this.#cookies.delete(key);
    else this.#cookies.set(key, { value, ends });
  }
}
