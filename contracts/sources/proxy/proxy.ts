import {
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Exchange, exchangeOf, timesOf } from '../../check/exchange.ts';
import { isDeeperThan } from '../../reading/json.ts';
import { decompress, namesIn } from '../http/decompress.ts';
import { noResponseText, type RequestOptions } from '../http/http-client.ts';
import { listen } from '../http/http-server.ts';
import { newConnection } from '../http/new-connection.ts';

export interface ProxyOptions {
  /** Address of the API, without a slash at its end. */
  upstream: string;
  port: number;
  requestOptions: RequestOptions;
  /** Exchanges with larger bodies are forwarded, but not reported. */
  maxBytes: number;
  /** Called with the address of the proxy once it listens. */
  onStart: (url: string) => void;
  /**
   * Called with each complete exchange, in the order of the requests as long as none waits longer than a second for an
   * earlier one. Preflights are left out.
   */
  onExchange: (exchange: Exchange) => void;
  onTooLarge: (request: ProxiedRequest, status: number) => void;
  /** Called for each request without a complete response, unless the app cancelled it. */
  onFailure: (request: ProxiedRequest, what: string) => void;
}

/** The request line, without its query. */
export interface ProxiedRequest {
  method: string;
  path: string;
}

/** Headers of one connection: a proxy does not forward them (RFC 9110, 7.6.1). */
const hopHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers with their original names and repetitions, without the headers of a single connection. */
function forwardedHeaders(
  { rawHeaders, headers }: IncomingMessage,
  dropped: ReadonlySet<string> = new Set(),
): string[] {
  const ofConnection = new Set(namesIn(headers.connection ?? ''));
  return rawHeaders.flatMap((name, index) => {
    const lower = name.toLowerCase();
    const isDropped = hopHeaders.has(lower) || dropped.has(lower) || ofConnection.has(lower);
    return index % 2 === 1 || isDropped ? [] : [name, rawHeaders[index + 1] ?? ''];
  });
}

/** Also what would leave a response without its body. */
const notAsked: ReadonlySet<string> = new Set(['if-none-match', 'if-modified-since', 'host']);

function sendError(response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, STATUS_CODES[status] ?? '', { 'content-type': 'application/json' })
      .end(JSON.stringify({ detail }));
}

/** Code that reads deeper JSON may exceed the call stack. */
const mostLevels = 500;

function observed(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  sent: string,
  { headers: received, statusCode = 0 }: IncomingMessage,
  text: string,
): Exchange {
  const exchange = exchangeOf({
    ...timesOf(received.date, Date.now()),
    method,
    address: url,
    header: (name) => headers[name]?.toString(),
    sent,
    status: statusCode,
    contentType: received['content-type'] ?? '',
    received: text,
  });
  const { request, response } = exchange;
  if (isDeeperThan(mostLevels, [request.body, response.body]))
    throw new Error('the JSON is nested too deeply');
  return exchange;
}

/** Collects the chunks of a body and reads its text; undefined for a body of more than `maxBytes`. */
function collectBody(message: IncomingMessage, maxBytes: number): () => string | undefined {
  let chunks: Buffer[] = [];
  let size = 0;
  message.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) chunks = [];
    else chunks.push(chunk);
  });
  return () => {
    if (size > maxBytes) return undefined;
    try {
      const encoding = message.headers['content-encoding'] ?? '';
      return decompress(Buffer.concat(chunks), encoding, maxBytes).toString('utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
      throw error;
    }
  };
}

/** The milliseconds that a complete exchange waits for earlier requests. */
const patience = 1000;

/** Exchanges, reported in the order of their requests; an endless one does not delay the others for long. */
function inOrderOfRequests() {
  interface Turn {
    complete?: { at: number; handOn: () => void };
  }
  const turns = new Set<Turn>();
  const handOn = (isEnd = false): void => {
    let isNext = true;
    for (const turn of turns) {
      const { complete } = turn;
      if (complete && (isNext || isEnd || performance.now() - complete.at >= patience)) {
        turns.delete(turn);
        complete.handOn();
      } else isNext = false;
    }
  };
  return {
    /** Records a request. Returns a function that takes its work and runs it in the order of the requests. */
    begin: () => {
      const turn: Turn = {};
      turns.add(turn);
      return (whenItsTurn: () => void): void => {
        if (turn.complete || !turns.has(turn)) return;
        turn.complete = { at: performance.now(), handOn: whenItsTurn };
        handOn();
        if (turns.has(turn)) setTimeout(handOn, patience).unref();
      };
    },
    /** Reports all complete exchanges. */
    end: () => handOn(true),
  };
}

/**
 * Forwards bytes and headers unchanged, and reports each exchange, until `stopped` settles: complete exchanges are
 * reported before it returns. Throws UserError if it cannot start.
 */
export async function runProxy(options: ProxyOptions, stopped: Promise<unknown>): Promise<void> {
  const { port, requestOptions, maxBytes, onExchange, onTooLarge, onFailure } = options;
  const upstream = new URL(options.upstream);
  const base = upstream.pathname.replace(/(?<!\/)\/+$/, '');
  const open = upstream.protocol === 'https:' ? httpsRequest : httpRequest;
  const order = inOrderOfRequests();

  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    const asked = { method, path: url.split('?', 1)[0] ?? '/' };
    const isApiRequest = method !== 'OPTIONS';
    const done = order.begin();
    const readSent = collectBody(incoming, maxBytes);
    let finished = false;
    const outgoing = open({
      protocol: upstream.protocol,
      hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
      port: upstream.port,
      method,
      path: base + url,
      headers: [...forwardedHeaders(incoming, notAsked), 'Host', upstream.host],
      rejectUnauthorized: !requestOptions.insecure,
      ...newConnection(upstream),
    });
    const fail = (error: Error & { code?: string }): void => {
      if (finished) return;
      finished = true;
      const what = noResponseText(error, requestOptions.timeoutMs);
      done(() => isApiRequest && onFailure(asked, what));
      const status = error.name === 'TimeoutError' ? 504 : 502;
      sendError(response, status, `No response from the host: ${what}`);
      outgoing.destroy();
    };
    // Limits silence, not the duration of a slow response.
    outgoing.setTimeout(requestOptions.timeoutMs, () =>
      fail(Object.assign(new Error('idle'), { name: 'TimeoutError' })),
    );
    outgoing.once('error', fail);
    outgoing.once('upgrade', (_, socket) => {
      socket.destroy();
      fail(new Error('it switches to another protocol'));
    });
    response.once('close', () => {
      // The app has cancelled the request, which is not a failure.
      if (!response.writableFinished) finished = true;
      done(() => undefined);
      outgoing.destroy();
    });
    /** Called with a complete response. */
    const handedOn = (received: IncomingMessage, readReceived: () => string | undefined) => {
      try {
        const [sent, text] = [readSent(), readReceived()];
        if (sent === undefined || text === undefined)
          return () => onTooLarge(asked, received.statusCode ?? 0);
        const exchange = observed(incoming, sent, received, text);
        return () => onExchange(exchange);
      } catch (error) {
        const what = noResponseText(error as Error, requestOptions.timeoutMs);
        return () => onFailure(asked, what);
      }
    };
    outgoing.once('response', (received) => {
      const { statusCode: status = 0, statusMessage } = received;
      try {
        response.writeHead(status, statusMessage, forwardedHeaders(received));
      } catch {
        fail(new Error('its status line is not HTTP'));
        return;
      }
      const readReceived = collectBody(received, maxBytes);
      received.once('error', fail);
      received.once('end', () => {
        finished = true;
        if (!isApiRequest) return;
        done(handedOn(received, readReceived));
      });
      received.pipe(response);
    });
    incoming.pipe(outgoing);
  }

  const server = await listen(forward, port);
  options.onStart(server.url);
  await stopped;
  order.end();
  await server.close();
}
