import { messages, type Shell } from './shell.ts';
import { shellCache } from './shell-cache.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Whether a path is a page of the app, not a file or an API response. */
const isPagePath = (path: string): boolean => !path.startsWith('/api/') && !/\.[^/]*$/.test(path);

/**
 * Handles the worker's events. Pages come from the network first, since their configuration may
 * change at any time; the build's files, named by content hash, from the cache. API responses are
 * never cached. A new version waits until a player accepts it or no page of an older one is open.
 */
export function handleEvents(scope: WorkerScope, shell: Shell): void {
  const cache = shellCache(scope, shell);
  const { base } = shell;

  async function openPage(event: FetchEvent): Promise<Response> {
    try {
      const response = (await event.preloadResponse) ?? (await scope.fetch(event.request));
      // A gateway error: the app's server is down.
      if (response.status >= 500) return (await cache.page()) ?? response;
      event.waitUntil(cache.renewPage(response.clone()));
      return response;
    } catch (error) {
      const page = await cache.page();
      if (page) return page;
      throw error;
    }
  }

  async function openFile(path: string, event: FetchEvent): Promise<Response> {
    const cached = await cache.file(path);
    if (cached) return cached;
    const response = await scope.fetch(event.request);
    if (shell.onDemand.includes(path)) event.waitUntil(cache.keep(path, response.clone()));
    return response;
  }

  scope.addEventListener('install', (event) => event.waitUntil(cache.addAll()));

  scope.addEventListener('activate', (event) => {
    const { registration, clients } = scope;
    event.waitUntil(
      Promise.all([cache.deleteOld(), registration.navigationPreload?.enable(), clients.claim()]),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (!pathname.startsWith(base)) return;
    if (request.mode === 'navigate') {
      if (isPagePath(pathname.slice(base.length - 1))) event.respondWith(openPage(event));
    } else if (pathname.startsWith(`${base}assets/`)) {
      event.respondWith(openFile(pathname, event));
    }
  });

  scope.addEventListener('message', ({ data, ports }) => {
    if (data === messages.skipWaiting) void scope.skipWaiting();
    if (data === messages.getBuild) ports[0]?.postMessage(shell.entry);
  });
}
