import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { messages } from './messages.ts';
import { pageOpener } from './open-page.ts';

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname;
/** Replaced by the build. */
const manifest = self.__WB_MANIFEST;
const paths = manifest.map((file) => (typeof file === 'string' ? file : file.url));
const entry = base + paths.find((path) => /^assets\/index-.*\.js$/.test(path));

/** Each build has its own cache. Sites below other paths of the host have other prefixes. */
const prefix = base === '/' ? 'shell-' : `shell-${base}`;
const cacheName = prefix + entry.replace(/^.*\/|\.js$/g, '');

/** Tells if a cached file can be served: a broken disk may have put an error or a page in its place. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && !headers.get('content-type')?.startsWith('text/html');

// The browser compares each file with its integrity in the manifest: only what the build made is cached.
const precache = new PrecacheController({ cacheName });
precache.addToCacheList(manifest);
const page = pageOpener(base, cacheName, entry);

/** Deletes the caches of this site except this build's and the previous build's, whose pages may still be open. */
async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) =>
      name.startsWith(prefix) && !name.slice(prefix.length).includes('/') && name !== cacheName,
  );
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(page.install().then(() => precache.install(event)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches().catch(() => undefined),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

/** Tells if a path belongs to the app, not to the API or a file. A query is ignored. */
const isAppPath = (pathname: string): boolean =>
  !pathname.startsWith(`${base}api/`) && !/\.[^/]*$/.test(pathname);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isAppPath(url.pathname),
  ({ event }) => page.open(event as FetchEvent),
);

// Files are named by their content: of this build or of the previous one. API responses are never cached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
  async ({ request }) => {
    const cached = caches.match(request, { ignoreVary: true }).catch(() => undefined);
    const file = await cached;
    return file && isFile(file) ? file : fetch(request);
  },
);

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === messages.skipWaiting) void self.skipWaiting();
  if (data === messages.getBuild) ports[0]?.postMessage(entry);
  if (data === messages.getConfig)
    event.waitUntil(page.newestConfig().then((config) => ports[0]?.postMessage(config)));
});
