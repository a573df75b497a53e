import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { bodyOf, type Exchange, parseAddress } from '../../check/exchange.ts';
import { conditionalHeaders, hopHeaders } from '../http/forwarded-headers.ts';
import { noResponseText, type RequestOptions } from '../http/http-client.ts';
import { type LocalServer, listen } from '../http/http-server.ts';
import { createBodyCollector } from './body-collector.ts';

/** The options of a proxy. */
export interface ProxyOptions {
  /** Address of the API, without a slash at its end. */
  upstream: string;
  /** On this machine; 0 for any free port. */
  port: number;
  requestOptions: RequestOptions;
  /** Exchanges with larger bodies are forwarded without being handed on. */
  maxBytes: number;
  /** Called with each complete exchange, in the order of the requests. Preflights are left out. */
  onExchange: (exchange: Exchange) => void;
  /** Called for each exchange that is too large to be handed on. */
  onTooLarge: (request: Asked, status: number) => void;
  /** Called for each request without a complete response, unless the app cancelled it. */
  onFailure: (request: Asked, what: string) => void;
}

/** What was asked, without its query. */
export interface Asked {
  method: string;
  path: string;
}

/** Headers as they came, names and repetitions alike, without those of one connection. */
function forwardedHeaders(
  { rawHeaders, headers }: IncomingMessage,
  dropped: ReadonlySet<string> = new Set(),
): string[] {
  const ofConnection = new Set((headers.connection ?? '').toLowerCase().split(/ *, */));
  return rawHeaders.flatMap((name, index) => {
    const lower = name.toLowerCase();
    const isDropped = hopHeaders.has(lower) || dropped.has(lower) || ofConnection.has(lower);
    return index % 2 === 1 || isDropped ? [] : [name, rawHeaders[index + 1] ?? ''];
  });
}

/** Also what would leave a response without its body. */
const notAsked: ReadonlySet<string> = new Set([...conditionalHeaders, 'host']);

function sendError(response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ detail }));
}

/** A request and its response as the check takes them. */
function exchangeOf(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  sent: string,
  received: IncomingMessage,
  text: string,
): Exchange {
  const token = /^bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const key = headers['idempotency-key']?.toString();
  const body = bodyOf(sent);
  const now = new Date();
  const date = Date.parse(received.headers.date ?? '');
  return {
    at: Number.isNaN(date) ? now.toISOString() : new Date(date).toISOString(),
    receivedAt: now.toISOString(),
    request: {
      method,
      ...parseAddress(url),
      ...(token !== undefined && { token }),
      ...(key !== undefined && { idempotencyKey: key }),
      ...(body !== undefined && { body }),
    },
    response: {
      status: received.statusCode ?? 0,
      contentType: received.headers['content-type'] ?? '',
      body: bodyOf(text),
    },
  };
}

/** Starts a proxy that forwards bytes and headers unchanged and hands on each exchange. */
export function startProxy(options: ProxyOptions): Promise<LocalServer> {
  const { port, requestOptions, maxBytes, onExchange, onTooLarge, onFailure } = options;
  const upstream = new URL(options.upstream);
  const base = upstream.pathname.replace(/\/+$/, '');
  const open = upstream.protocol === 'https:' ? httpsRequest : httpRequest;
  /** Exchanges are handed on in the order of their requests. */
  let previous: Promise<unknown> = Promise.resolve();

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    const asked = { method, path: url.split('?', 1)[0] ?? '/' };
    const isApiRequest = method !== 'OPTIONS';
    const done = Promise.withResolvers<(() => void) | undefined>();
    const before = previous;
    previous = before.then(() => done.promise).then((handOn) => handOn?.());
    const requestBody = createBodyCollector(maxBytes);
    const responseBody = createBodyCollector(maxBytes);
    let finished = false;
    const outgoing = open({
      protocol: upstream.protocol,
      hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
      port: upstream.port,
      method,
      path: base + url,
      headers: [...forwardedHeaders(incoming, notAsked), 'Host', upstream.host],
      rejectUnauthorized: !requestOptions.insecure,
    });
    const fail = (error: Error & { code?: string }): void => {
      if (finished) return;
      finished = true;
      const what = noResponseText(error, requestOptions.timeoutMs);
      done.resolve(isApiRequest ? () => onFailure(asked, what) : undefined);
      const status = error.name === 'TimeoutError' ? 504 : 502;
      sendError(response, status, `No response from the host: ${what}`);
      outgoing.destroy();
    };
    // Limits silence, not the duration of a slow response.
    outgoing.setTimeout(requestOptions.timeoutMs, () =>
      fail(Object.assign(new Error('idle'), { name: 'TimeoutError' })),
    );
    outgoing.once('error', fail);
    response.once('close', () => {
      // The app has cancelled the request: not a failure.
      if (!response.writableFinished) finished = true;
      done.resolve(undefined);
      outgoing.destroy();
    });
    outgoing.once('response', (received) => {
      const { statusCode: status = 0, statusMessage, headers } = received;
      response.writeHead(status, statusMessage, forwardedHeaders(received));
      received.on('data', (chunk: Buffer) => responseBody.add(chunk));
      received.once('error', fail);
      received.once('end', () => {
        finished = true;
        if (!isApiRequest) return;
        try {
          const sent = requestBody.text(incoming.headers['content-encoding']);
          const text = responseBody.text(headers['content-encoding']);
          if (sent === undefined || text === undefined)
            done.resolve(() => onTooLarge(asked, status));
          else {
            const exchange = exchangeOf(incoming, sent, received, text);
            done.resolve(() => onExchange(exchange));
          }
        } catch (error) {
          const what = noResponseText(error as Error, requestOptions.timeoutMs);
          done.resolve(() => onFailure(asked, what));
        }
      });
      received.pipe(response);
    });
    incoming.on('data', (chunk: Buffer) => requestBody.add(chunk));
    incoming.pipe(outgoing);
  }

  return listen(forward, port);
}
