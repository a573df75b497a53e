import { createStorage } from '@matka/web/src/testing/shared-storage';
import type { Page } from '../run/stage.ts';
import { pageHistory, type Target } from './history.ts';

export function define(target: object, name: string, how: PropertyDescriptor): void {
  Object.defineProperty(target, name, { configurable: true, ...how });
}

/** Connects the storage of tab and phone to a page's window; `leave` goes to an address, itself, or a history entry. */
export function connect(page: Page, leave: (target: Target) => void): void {
  const { tab, window } = page;
  const { phone, history, session } = tab;
  const isAlive = () => page.isAlive;
  const dispatch = (type: string, values: object) =>
    window.dispatchEvent(Object.assign(new window.Event(type), values));
  const go = (by: number) =>
    void window.setTimeout(() => {
      const target = history.entries[history.index + by];
      if (!target || by === 0) return;
      if (target.document !== history.current.document) return leave(history.index + by);
      history.index += by;
      dispatch('popstate', { state: target.state });
    });
  phone.pages.set(page, (change) => void window.setTimeout(() => dispatch('storage', change)));
  const own = {
    ...pageHistory(history, { isAlive, go, leave }),
    localStorage: createStorage(phone.texts, isAlive, (change) => {
      for (const [other, tell] of phone.pages) if (other !== page) tell(change);
    }),
    sessionStorage: createStorage(session, isAlive),
  };
  for (const [name, value] of Object.entries(own)) define(window, name, { value });
  define(window.document, 'cookie', {
    get: phone.readCookies,
    set: (text: string) => isAlive() && phone.writeCookie(text),
  });
  define(window.navigator, 'onLine', { get: () => phone.isOnline });
  define(window.navigator, 'serviceWorker', { value: undefined });
  define(window.navigator, 'locks', {
    value: { request: phone.locks.request.bind(undefined, page) },
  });
}
