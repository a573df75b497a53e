/** The caches of the worker below, the older first: one for its build, and one that an earlier build left. */
export const itsCaches = ['shell-older', 'shell-hand-written'] as const;

/**
 * The source of a service worker that a site may have had before this app was deployed there: it serves pages and files
 * from caches that begin with `shell-`, and knows the messages of a page.
 */
export const handWrittenWorker = `
const openFile = async (request) => {
  const cached = await caches.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(own)).put(request, response.clone());
  return response;
};
const [older, own] = ${JSON.stringify(itsCaches)};
addEventListener('install', (event) => event.waitUntil((async () => {
  await (await caches.open(older)).put('/older', new Response('older'));
  const page = await fetch('/', { headers: { accept: 'text/html' } });
  const files = [...(await page.clone().text()).matchAll(/(?:src|href)="(\\/assets\\/[^"]+)"/g)];
  const cache = await caches.open(own);
  await cache.put('/', page);
  await cache.addAll(new Set(files.map(([, path]) => path)));
})()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === 'navigate')
    event.respondWith(caches.open(own).then((cache) => cache.match('/')));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(openFile(event.request));
});
addEventListener('message', ({ data, ports }) => {
  if (data === 'take over') skipWaiting();
  if (data === 'which build') ports[0]?.postMessage('hand-written');
});
`;
