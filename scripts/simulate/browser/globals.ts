import { virtualDate } from '../kernel/virtual-date.ts';
import { currentEntry, pageHistory, pageLocation } from './history.ts';
import { messageChannel } from './message-channel.ts';
import type { Page, PageSettings } from './page-settings.ts';
import { sharedIntl } from './shared-intl.ts';
import { pageStorage } from './storage.ts';

type Callback = (...values: unknown[]) => void;

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

/** Timers of a page, on the kernel. */
function timersOf(page: Page, { kernel }: PageSettings) {
  const start =
    (repeats: boolean) =>
    (run: Callback, ms = 0, ...values: unknown[]) =>
      kernel.timer(page, Number(ms) || 0, () => void run(...values), repeats);
  const clear = (id: unknown) => typeof id === 'number' && kernel.clearTimer(id);
  return {
    setTimeout: start(false),
    setInterval: start(true),
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame: (run: Callback) => kernel.timer(page, 16, () => void run(kernel.now())),
    cancelAnimationFrame: clear,
    // React's scheduler prefers it to MessageChannel.
    setImmediate: undefined,
    clearImmediate: undefined,
  };
}

/** Chance and time, both from the run. */
function sourcesOf({ kernel, random, device }: PageSettings) {
  const loaded = kernel.now();
  const math = Object.create(Math) as Math;
  define(math, 'random', random.next);
  const crypto = {
    getRandomValues: <T extends Uint32Array | Uint8Array>(array: T): T => {
      for (let at = 0; at < array.length; at++) array[at] = random.below(0xffffffff);
      return array;
    },
    randomUUID: () => `00000000-0000-4000-8000-${String(random.below(1e12)).padStart(12, '0')}`,
  };
  return {
    Date: virtualDate(device.now),
    Math: math,
    crypto,
    performance: {
      now: () => kernel.now() - loaded,
      timeOrigin: loaded,
      mark: () => {},
      measure: () => {},
    },
  };
}

/** The console of a page: what it writes is a report. */
function consoleOf(page: Page, { reports }: PageSettings) {
  const write =
    (kind: string) =>
    (...values: unknown[]) =>
      reports.error(page, kind, values.map(String).join(' '));
  const silent = () => {};
  return {
    log: silent,
    info: silent,
    debug: silent,
    warn: write('warning'),
    error: write('console error'),
  };
}

/** What a page does not have by its DOM, or has with its own life: put on its window. */
function install(page: Page, settings: PageSettings): void {
  const { device, history, hasLocks, sessionTexts } = settings;
  const { window } = page;
  const { document, navigator } = window;
  const mayWrite = () => page.isAlive();
  define(
    window,
    'history',
    pageHistory(history, { isAlive: mayWrite, go: page.go, moved: () => {} }),
  );
  define(window, 'location', pageLocation(history, settings.leave));
  define(
    window,
    'localStorage',
    pageStorage(device.storage.texts, mayWrite, (change) => device.storage.announce(page, change)),
  );
  define(window, 'sessionStorage', pageStorage(sessionTexts, mayWrite));
  Object.defineProperty(document, 'cookie', {
    get: device.readCookies,
    set: (text: string) => mayWrite() && device.writeCookie(text),
  });
  Object.defineProperty(navigator, 'onLine', { get: () => device.isOnline });
  const locks = {
    request: (name: string, ...rest: unknown[]) => device.locks.request(page, name, ...rest),
  };
  define(navigator, 'locks', hasLocks ? locks : undefined);
  define(navigator, 'serviceWorker', undefined);
  define(window, 'isSecureContext', hasLocks);
  define(window, 'scrollTo', () => {});
}

/** The globals of the client in a page: those of its window, with time, chance and network of the run. */
export function pageGlobals(page: Page, settings: PageSettings): ReadonlyMap<string, unknown> {
  install(page, settings);
  const { kernel, history, reports } = settings;
  const { window } = page;
  const own = {
    ...timersOf(page, settings),
    ...sourcesOf(settings),
    console: consoleOf(page, settings),
    Intl: sharedIntl,
    MessageChannel: messageChannel(page, kernel),
    fetch: (input: string, init: RequestInit = {}) =>
      settings.send(page, new URL(input, currentEntry(history).url), init),
    queueMicrotask: (run: () => void) => queueMicrotask(run),
    reportError: (error: unknown) =>
      reports.error(page, 'error', error instanceof Error ? String(error.stack) : String(error)),
    process: undefined,
  };
  for (const [name, value] of Object.entries(own)) define(window, name, value);
  const globals = new Map<string, unknown>(Object.entries(own));
  for (const name of ['window', 'self', 'globalThis', 'global']) globals.set(name, window);
  return {
    get: (name: string) => {
      if (globals.has(name)) return globals.get(name);
      const value: unknown = Reflect.get(window, name);
      const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
      return isMethod ? value.bind(window) : value;
    },
  } as ReadonlyMap<string, unknown>;
}
