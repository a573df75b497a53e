import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

/**
 * MSW in Node behind a bare HTTP server: it intercepts the requests of its own process and has no port. The
 * server hands each request to an intercepted fetch.
 */
interface Msw {
  http: { get: (path: string, resolve: () => Response) => unknown };
  HttpResponse: { json: (body: unknown) => Response };
}
interface MswNode {
  setupServer: (...handlers: unknown[]) => { listen: (options: object) => void };
}

const [folder = '', file = '', port = '0'] = process.argv.slice(2);
const load = (path: string) => import(pathToFileURL(`${folder}/${path}`).href);
const { http, HttpResponse }: Msw = await load('core/index.js');
const { setupServer }: MswNode = await load('node/index.js');
const origin = 'http://markets.test';
const markets: unknown = JSON.parse(readFileSync(file, 'utf8'));
setupServer(http.get(`${origin}/markets`, () => HttpResponse.json(markets))).listen({
  onUnhandledRequest: 'error',
});

createServer((request, response) => {
  fetch(origin + (request.url ?? '/'))
    .then((found) => found.text())
    .then((body) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      response.writeHead(200, headers).end(body);
    })
    .catch(() => response.writeHead(500).end());
}).listen(Number(port), '127.0.0.1');
