import { Window } from 'happy-dom';
import type { Random } from '../run/random.ts';
import type { Client } from './client.ts';
import { pageHistory, type TabHistory } from './history.ts';
import type { Phone } from './phone.ts';
import { standIns } from './stand-ins.ts';
import { createStorage, type PageStorage } from './storage.ts';

/** One page load: a window with its own run of the client. */
export interface Page {
  readonly tab: string;
  readonly phone: Phone;
  readonly window: Window;
  /** Whether it was neither left nor closed. */
  isAlive: boolean;
}

/** What the pages of a run share. */
export interface PageSettings {
  readonly client: Client;
  /** The JSON of the app's configuration. */
  readonly config: string;
  readonly random: Random;
  readonly send: (page: Page, url: URL, init: RequestInit) => Promise<Response>;
  readonly events: PageEvents;
}

export interface PageEvents {
  /** An uncaught error, or a warning or error on the console. */
  readonly failed: (kind: 'crash' | 'console error', text: string) => void;
}

/** The text of something thrown, with its stack. */
export const textOfError = (value: unknown): string =>
  value instanceof Error ? String(value.stack) : String(value);

interface Frame {
  readonly name: string;
  readonly phone: Phone;
  readonly history: TabHistory;
  readonly session: Map<string, string>;
  readonly leave: (target: URL | 'reload' | number) => void;
}

/** The console of a page: errors and warnings are findings. */
function consoleFor(page: Page, { events }: PageSettings) {
  const report = (...values: unknown[]) => {
    if (page.isAlive) events.failed('console error', values.map(textOfError).join(' '));
  };
  const silent = () => {};
  return { ...console, log: silent, info: silent, debug: silent, warn: report, error: report };
}

/** Puts what the tab and the phone keep onto the window of a page. */
function connect(page: Page, { history: entries, session, leave }: Frame): void {
  const { phone, window } = page;
  const isAlive = () => page.isAlive;
  const { setTimeout } = window;
  const go = (by: number) =>
    void setTimeout(() => {
      const target = entries.entries[entries.index + by];
      if (!target || by === 0) return;
      if (target.document !== entries.current.document) return leave(entries.index + by);
      entries.index += by;
      const event = new window.Event('popstate');
      window.dispatchEvent(Object.assign(event, { state: target.state }));
    });
  const local: PageStorage = createStorage(phone.texts, isAlive, (change) => {
    for (const [other, tell] of phone.pages) if (other !== page) tell(change);
  });
  phone.pages.set(
    page,
    ({ key, oldValue, newValue }) =>
      void setTimeout(() => {
        const event = new window.Event('storage');
        window.dispatchEvent(Object.assign(event, { key, oldValue, newValue }));
      }),
  );
  const own = {
    ...pageHistory(entries, { isAlive, go, leave }),
    localStorage: local,
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

function define(target: object, name: string, how: PropertyDescriptor): void {
  Object.defineProperty(target, name, { configurable: true, ...how });
}

/** Loads the page of the current history entry of a tab and starts the client in it. */
export function openPage(frame: Frame, settings: PageSettings): Page {
  const { client, config, random, send, events } = settings;
  const { href } = frame.history.current.url;
  const window = new Window({
    url: href,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      device: { prefersReducedMotion: 'reduce' },
      navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
    },
  });
  const page: Page = { tab: frame.name, phone: frame.phone, window, isAlive: true };
  const onThrow = (error: unknown) => {
    if (page.isAlive) events.failed('crash', textOfError(error));
  };
  const globals = {
    ...standIns(page, random, onThrow),
    console: consoleFor(page, settings),
    fetch: (input: string | URL, init: RequestInit = {}) =>
      send(page, new URL(input, frame.history.current.url), init),
  };
  for (const [name, value] of Object.entries(globals)) define(window, name, { value });
  connect(page, frame);
  window.document.write(client.html.replace('__MATKA_CONFIG__', config));
  window.setTimeout(() =>
    client.start(new Proxy({}, { get: (_, name) => globalOf(window, name) })),
  );
  return page;
}

/** A global as code in the page sees it: methods of the window are called without it. */
function globalOf(window: Window, name: string | symbol): unknown {
  if (name === 'window' || name === 'self' || name === 'globalThis') return window;
  const value: unknown = Reflect.get(window, name);
  const isMethod = typeof value === 'function' && /^[a-z]/.test(String(name));
  return isMethod ? value.bind(window) : value;
}

/** Ends a page as a reload does: its effects are not cleaned up, and nothing reaches it. */
export function endPage(page: Page): void {
  page.isAlive = false;
  page.phone.pages.delete(page);
  page.phone.locks.release(page);
}
