import { type Download, downloadEngine, downloaded, type EngineFile } from './engine-download.ts';
import { siteMessages } from './messages.ts';
import { showUnsupported } from './unsupported.ts';

/** Creates the world of a link with a fetch that does not wait for it. */
export type CreateWorld = (send: typeof fetch) => Promise<void>;

/** What the page knows of the worker with the mock. */
export interface Site {
  base: string;
  /** Resolves when the worker answers the calls of this page. */
  ready: Promise<ServiceWorker>;
  download: Download;
}

declare global {
  interface Window {
    matkaSite?: Site;
  }
}

/** Milliseconds until a page that the worker does not take over is loaded again. */
const patience = 3_000;

/** The path of the worker, trusted: the policy of the page allows this policy name. */
function trusted(path: string): string {
  const policy = window.trustedTypes?.createPolicy('matka-demo', { createScriptURL: () => path });
  return policy?.createScriptURL(path) ?? path;
}

/** Sends a message to a worker and resolves with its reply. */
export function ask(worker: ServiceWorker, message: string): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}

const reloadedKey = 'matka-demo-reloaded';

/** Loads the page again, once: a worker that takes no page over at the second time will not at the third. */
function loadOnceMore(): void {
  if (sessionStorage.getItem(reloadedKey) === null) {
    sessionStorage.setItem(reloadedKey, 'yes');
    location.reload();
    return;
  }
  sessionStorage.removeItem(reloadedKey);
  showUnsupported('The demo does not start in this browser: close all its tabs and open it again.');
}

async function controller(base: string): Promise<ServiceWorker> {
  const workers = navigator.serviceWorker;
  if (workers.controller) return workers.controller;
  const controlled = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  const registration = await workers.register(trusted(`${base}sw.js`), { scope: base });
  const { active } = registration;
  if (active && !workers.controller) {
    // A hard reload goes past the worker.
    void ask(active, siteMessages.claim);
    setTimeout(() => workers.controller ?? loadOnceMore(), patience);
  }
  if (!workers.controller) await controlled;
  return workers.controller ?? controller(base);
}

const isForMock = (base: string, input: RequestInfo | URL): boolean => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  const path = pathname.slice(base.length);
  return origin === location.origin && (path.startsWith('api/') || path.startsWith('__mock/'));
};

/** Lets calls to the mock wait until it can be called; those of `prepareWorld` go first. */
function holdBack(base: string, ready: Promise<unknown>): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (!isForMock(base, input)) return send(input, init);
    const { signal } = init ?? {};
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    await Promise.race([ready, aborted]);
    return send(input, init);
  };
}

/** Lets the app work offline as ever: its host is in this browser. */
function stayOnline(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => true });
  addEventListener('offline', (event) => event.stopImmediatePropagation(), { capture: true });
}

/** Milliseconds after which a response comes from a far host: by a slow network. */
const farAfter = 200;

/** Whether the host of this page is far. */
function isFar(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    visit instanceof PerformanceNavigationTiming &&
    visit.responseStart - visit.requestStart > farAfter
  );
}

/** Resolves when the page has all files that it names. */
const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('load', () => resolve(), { once: true });
  });

/** Registers the worker, then creates the world of a link; the calls of the app wait for both. */
export function prepare(
  base: string,
  files: readonly EngineFile[],
  createWorld?: CreateWorld,
): void {
  stayOnline();
  const send = window.fetch.bind(window);
  const isFirst = !navigator.serviceWorker.controller;
  // On a slow network the first screen comes before the engine: they would share its bandwidth.
  const start = isFirst && isFar() ? whenLoaded() : Promise.resolve();
  const download = isFirst ? downloadEngine(files, send, start) : downloaded;
  const worker = start.then(() => controller(base));
  worker.catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    showUnsupported(`The demo could not start in this browser (${message}).`);
  });
  const ready = worker.then(async (active) => {
    sessionStorage.removeItem(reloadedKey);
    await createWorld?.(send);
    return active;
  });
  ready.catch(() => undefined);
  window.matkaSite = { base, ready, download };
  if (createWorld || isFirst) holdBack(base, ready);
}
