import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

/**
 * MSW in Node behind a bare HTTP server: it intercepts the requests of its own process and has no port. The server hands
 * each request to an intercepted fetch.
 */
const [folder = '', file = '', port = '0'] = process.argv.slice(2);
const load = (path: string) => import(pathToFileURL(`${folder}/${path}`).href);
const { http, HttpResponse } = await load('core/index.js');
const { setupServer } = await load('node/index.js');
const url = 'http://markets.test/markets';
const markets: unknown = JSON.parse(readFileSync(file, 'utf8'));
setupServer(http.get(url, () => HttpResponse.json(markets))).listen({
  onUnhandledRequest: 'error',
});

createServer(async (_request, response) => {
  const body = await (await fetch(url)).text();
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  response.writeHead(200, headers).end(body);
}).listen(Number(port), '127.0.0.1');
