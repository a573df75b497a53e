import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { noResponseText, type RequestOptions } from '../verifier/http-client.ts';
import { type LocalServer, listen } from '../verifier/http-server.ts';
import { createBodyCollector } from './body-collector.ts';
import type { CapturedResponse } from './check-response.ts';

/** What a proxy passes on, and to whom. */
export interface ProxyOptions {
  upstream: URL;
  /** Of this machine; 0 is any free one. */
  port: number;
  requestOptions: RequestOptions;
  /** Larger bodies pass, but are not looked at. */
  maxBytes: number;
  /** Hears of each answer that has passed whole. */
  onResponse: (passed: CapturedResponse) => void;
  /** Hears why a request got no whole answer; not of those that the app itself gave up. */
  onFailure: (request: Pick<CapturedResponse, 'method' | 'path'>, what: string) => void;
}

/** Headers that belong to one connection. */
const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** By these an app asks for what has changed alone; answers are to be whole. */
const conditionalHeaders = new Set(['if-none-match', 'if-modified-since']);

function requestHeaders(upstream: URL, { headers }: IncomingMessage) {
  const passed = Object.entries(headers).filter(
    ([name]) => !hopHeaders.has(name) && !conditionalHeaders.has(name),
  );
  return { ...Object.fromEntries(passed), host: upstream.host, 'accept-encoding': 'identity' };
}

const responseHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name)));

function sendError(response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ detail }));
}

/** Passes everything on to an API and back unchanged, and shows each answer to whoever looks. */
export function startProxy(options: ProxyOptions): Promise<LocalServer> {
  const { upstream, port, requestOptions, maxBytes, onResponse, onFailure } = options;
  const base = upstream.pathname.replace(/\/+$/, '');
  const open = upstream.protocol === 'https:' ? httpsRequest : httpRequest;

  /** What a browser asks before a call of another origin is no call. */
  const isApiRequest = (method: string) => method !== 'OPTIONS';

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    const [path = '/', query = ''] = url.split('?', 2);
    const requestBody = createBodyCollector(maxBytes);
    const responseBody = createBodyCollector(maxBytes);
    let finished = false;
    const outgoing = open({
      protocol: upstream.protocol,
      hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
      port: upstream.port,
      method,
      path: base + url,
      headers: requestHeaders(upstream, incoming),
      rejectUnauthorized: !requestOptions.insecure,
    });
    const fail = (error: Error & { code?: string }): void => {
      if (finished) return;
      finished = true;
      const what = noResponseText(error, requestOptions.timeoutMs);
      if (isApiRequest(method)) onFailure({ method, path }, what);
      sendError(
        response,
        error.name === 'TimeoutError' ? 504 : 502,
        `The host does not answer: ${what}`,
      );
      outgoing.destroy();
    };
    // Whatever keeps coming is waited for: only silence ends it.
    outgoing.setTimeout(requestOptions.timeoutMs, () =>
      fail(Object.assign(new Error('silence'), { name: 'TimeoutError' })),
    );
    outgoing.once('error', fail);
    response.once('close', () => {
      // The app has given up: nobody's fault.
      if (!response.writableFinished) finished = true;
      outgoing.destroy();
    });
    outgoing.once('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      response.writeHead(status, responseHeaders(answer));
      answer.on('data', (chunk: Buffer) => responseBody.add(chunk));
      answer.once('error', fail);
      answer.once('end', () => {
        finished = true;
        if (!isApiRequest(method)) return;
        onResponse({
          method,
          path,
          query,
          requestBody: requestBody.text() ?? '',
          status,
          contentType: headers['content-type'] ?? '',
          responseBody: responseBody.text(headers['content-encoding']),
        });
      });
      answer.pipe(response);
    });
    incoming.on('data', (chunk: Buffer) => requestBody.add(chunk));
    incoming.pipe(outgoing);
  }

  return listen(forward, port);
}
