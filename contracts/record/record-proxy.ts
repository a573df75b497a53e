import type { IncomingMessage, RequestListener } from 'node:http';
import { bodyOf, parseAddress, type RecordedExchange } from '../recording/recorded-exchange.ts';
import { conditionalHeaders, hopHeaders } from '../verifier/forwarded-headers.ts';
import { NoResponseError, type RequestOptions, send } from '../verifier/http-client.ts';
import { type LocalServer, listen, readBody } from '../verifier/http-server.ts';

/** The options of a recording proxy. */
export interface RecordProxyOptions {
  /** Address of the API, without a slash at its end. */
  upstream: string;
  port: number;
  requestOptions: RequestOptions;
  /** Called with each complete exchange, in the order of the requests. */
  onExchange: (exchange: RecordedExchange) => void;
  /** Called for each request without a response. */
  onFailure: (request: string, what: string) => void;
}

/** What is not forwarded: also what would leave a response without its body. */
const dropped: ReadonlySet<string> = new Set([
  ...hopHeaders,
  ...conditionalHeaders,
  'content-length',
  'content-encoding',
  'accept-encoding',
  'host',
]);

const forwarded = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => !dropped.has(name) && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage, sent: string) {
  const token = /^bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const key = headers['idempotency-key']?.toString();
  const body = bodyOf(sent);
  return {
    method,
    ...parseAddress(url),
    ...(token !== undefined && { token }),
    ...(key !== undefined && { idempotencyKey: key }),
    ...(body !== undefined && { body }),
  };
}

/** Starts a proxy that forwards requests and responses and hands on each exchange. */
export function startRecordProxy(options: RecordProxyOptions): Promise<LocalServer> {
  const { upstream, port, requestOptions, onExchange, onFailure } = options;
  /** Exchanges are handed on in the order of their requests. */
  let previous: Promise<unknown> = Promise.resolve();

  const listener: RequestListener = (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const exchange = (async (): Promise<RecordedExchange | undefined> => {
      try {
        const sent = await readBody(incoming);
        const headers = forwarded(incoming.headers);
        const isEmpty = sent.length === 0;
        const request = { method, headers, ...(!isEmpty && { body: new Uint8Array(sent) }) };
        const {
          status,
          headers: received,
          text,
        } = await send(new URL(upstream + url), request, requestOptions);
        outgoing.writeHead(status, forwarded(received)).end(text);
        if (method === 'OPTIONS') return undefined;
        const at = new Date(Date.parse(received.date ?? '') || Date.now()).toISOString();
        const contentType = received['content-type'] ?? '';
        const response = { status, contentType, body: bodyOf(text) };
        return { at, request: requestOf(incoming, sent.toString('utf8')), response };
      } catch (error) {
        const what = error instanceof NoResponseError ? error.message : String(error);
        outgoing
          .writeHead(502, { 'content-type': 'application/json' })
          .end(JSON.stringify({ detail: 'No response from the host.' }));
        onFailure(`${method} ${url.split('?', 1)[0]}`, what);
        return undefined;
      }
    })();
    previous = previous.then(async () => {
      const done = await exchange;
      if (done) onExchange(done);
    });
  };
  return listen(listener, port);
}
