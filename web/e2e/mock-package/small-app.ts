import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalServer, listen } from '@matka/contracts/sources/http/http-server';

const page = '<!doctype html><title>Small app</title>';
const worker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', async (event) => {
  const response = await fetch(event.data);
  event.ports[0].postMessage(await response.text());
});`;

/** An app as other projects have it: one page, a service worker, and an API below `/api/` that is passed on to a mock. */
export function serveSmallApp(mockUrl: string): Promise<LocalServer> {
  async function answer({ url = '/', headers }: IncomingMessage, response: ServerResponse) {
    if (url === '/worker.js') response.setHeader('content-type', 'text/javascript').end(worker);
    else if (!url.startsWith('/api/')) response.setHeader('content-type', 'text/html').end(page);
    else {
      const { host: _, connection: __, ...passed } = headers;
      const upstream = await fetch(mockUrl + url.slice('/api'.length), {
        headers: Object.entries(passed).map(([name, value]) => [name, String(value)]),
      });
      response.writeHead(upstream.status).end(await upstream.text());
    }
  }
  return listen((request, response) => void answer(request, response));
}
