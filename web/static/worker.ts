import type { Shell } from '../src/pwa/shell.ts';
import { shellCache } from '../src/pwa/shell-cache.ts';
import { handleEvents } from '../src/pwa/shell-worker.ts';
import type { WorkerScope } from '../src/pwa/worker-scope.ts';
import type { EnginePaths, EngineScript } from './engine.ts';
import { siteMessages } from './messages.ts';
import { siteEngine } from './site-engine.ts';

interface SiteScope extends WorkerScope {
  readonly clients: WorkerScope['clients'] & {
    matchAll: () => Promise<{ postMessage: (message: unknown) => void }[]>;
  };
  readonly matkaEngine: EngineScript;
  readonly registration: WorkerScope['registration'] & { readonly active: object | null };
  importScripts: (path: string) => void;
}

declare const self: SiteScope;
/** Replaced by the build. */
declare const __SHELL__: Shell;
declare const __ENGINE_PATHS__: EnginePaths;

const shell = __SHELL__;
const paths = __ENGINE_PATHS__;
const cache = shellCache(self, shell);

/** A file of the site. Throws an Error if neither the cache nor the host has it. */
async function siteFile(path: string): Promise<Response> {
  const response = (await cache.file(path)) ?? (await self.fetch(path));
  if (!response.ok) throw new Error(`${path} cannot be loaded (${response.status})`);
  return response;
}

self.importScripts(paths['engine.js']);
const engine = siteEngine(self.matkaEngine, {
  paths,
  file: siteFile,
  database: `matka ${shell.base}`,
  web: `${self.location.origin}${shell.base}#in-world={world}`,
  onStatus: (status) => {
    void self.clients.matchAll().then((pages) => {
      for (const page of pages) page.postMessage(status);
    });
  },
});

/** The path within the mock; undefined for a request that is not for it. */
function mockPath(url: URL): string | undefined {
  if (url.origin !== self.location.origin || !url.pathname.startsWith(shell.base)) return undefined;
  const path = url.pathname.slice(shell.base.length - 1);
  if (path.startsWith('/api/')) return path.slice('/api'.length);
  return path.startsWith('/__mock/') ? path : undefined;
}

/** Keeps an event from the listeners that were added later. */
function hide(event: object): void {
  if (event instanceof Event) event.stopImmediatePropagation();
}

// Before the events of the shell, which would pass these requests on to the host.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const path = mockPath(url);
  if (path === undefined) return;
  hide(event);
  event.respondWith(engine.fetch(path + url.search, event.request));
});

// The first visitor does not wait for files that only later visits need: the page asks for them. The mock starts before
// its first request; in an update the worlds still belong to the older worker.
self.addEventListener('install', (event) => {
  if (self.registration.active) return;
  hide(event);
  void engine.status();
});

handleEvents(self, shell);

const cacheFiles = async (): Promise<void> => {
  if (!(await cache.page())) await cache.addAll();
};

/** Forgets all worlds. Resolves with whether the mock starts without them. */
async function startOver(): Promise<boolean> {
  await engine.startOver();
  return (await engine.status()).is !== 'broken';
}

self.addEventListener('message', (event) => {
  const reply = (work: Promise<unknown>): void => {
    event.waitUntil(work.then((value) => event.ports[0]?.postMessage(value)));
  };
  if (event.data === siteMessages.claim) reply(self.clients.claim());
  if (event.data === siteMessages.status) reply(engine.status());
  if (event.data === siteMessages.startOver) reply(startOver());
  if (event.data === siteMessages.cacheFiles) {
    reply(cacheFiles());
  }
});
