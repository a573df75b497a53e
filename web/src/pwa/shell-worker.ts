import { configIn, messages, type Shell } from './shell.ts';
import { shellCache } from './shell-cache.ts';
import type { FetchEvent, NavigationRequest, WorkerScope } from './worker-scope.ts';

/** Whether a path is a page of the app, not a file or an API response. */
const isPagePath = (path: string): boolean => !path.startsWith('/api/') && !/\.[^/]*$/.test(path);

/** Whether a page is loaded again, for which browsers have two signs. */
const isReload = ({ isReloadNavigation, cache }: NavigationRequest): boolean =>
  isReloadNavigation || cache === 'no-cache' || cache === 'reload';

/**
 * Handles the worker's events. A page that is opened comes from the cache, so that a slow network
 * delays no screen, and is renewed from the network: its configuration may change at any time. A
 * page that is reloaded comes from the network first. The build's files, named by content hash,
 * come from the cache. API responses are never cached. A new version waits until a player accepts
 * it or no page of an older one is open.
 */
export function handleEvents(scope: WorkerScope, shell: Shell): void {
  const cache = shellCache(scope, shell);
  const { base } = shell;
  /** The configuration in the newest page of the network; undefined if it sent none. */
  let newestConfig: Promise<string | undefined> = Promise.resolve(undefined);

  const requestPage = async (event: FetchEvent): Promise<Response> =>
    (await event.preloadResponse) ?? scope.fetch(event.request);

  /** Renews the cached page by one that was requested; gives its configuration. */
  async function renewPage(requested: Promise<Response>): Promise<string | undefined> {
    const response = (await requested).clone();
    if (!response.ok) return undefined;
    await cache.renewPage(response.clone());
    return configIn(await response.text());
  }

  async function openPage(event: FetchEvent): Promise<Response> {
    const requested = requestPage(event);
    newestConfig = renewPage(requested).catch(() => undefined);
    event.waitUntil(newestConfig);
    const cached = await cache.page();
    if (!cached) return requested;
    if (!isReload(event.request)) return cached;
    const response = await requested.catch(() => cached);
    // A gateway error: the app's server is down.
    return response.status >= 500 ? cached : response;
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

  scope.addEventListener('message', (event) => {
    const { data, ports } = event;
    if (data === messages.skipWaiting) void scope.skipWaiting();
    if (data === messages.getBuild) ports[0]?.postMessage(shell.version);
    if (data === messages.getConfig)
      event.waitUntil(newestConfig.then((config) => ports[0]?.postMessage(config)));
  });
}
