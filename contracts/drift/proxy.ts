import { type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http';
import { request as overHttps } from 'node:https';
import { noAnswerText, type Reach } from '../verifier/http-client.ts';
import { type Listening, listen } from '../verifier/http-server.ts';
import { collecting } from './body-collector.ts';
import type { Passed } from './check-response.ts';

/** What a proxy passes on, and to whom. */
export interface ProxyOptions {
  upstream: URL;
  /** Of this machine; 0 is any free one. */
  port: number;
  reach: Reach;
  /** Larger bodies pass, but are not looked at. */
  maxBytes: number;
  /** Hears of each answer that has passed whole. */
  onAnswer: (passed: Passed) => void;
  /** Hears why a request got no whole answer; not of those that the app itself gave up. */
  onFailure: (request: Pick<Passed, 'method' | 'path'>, what: string) => void;
}

/** Headers that belong to one connection. */
const ownHeaders = new Set([
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
const conditions = new Set(['if-none-match', 'if-modified-since']);

function headersFor(upstream: URL, { headers }: IncomingMessage) {
  const passed = Object.entries(headers).filter(
    ([name]) => !ownHeaders.has(name) && !conditions.has(name),
  );
  return { ...Object.fromEntries(passed), host: upstream.host, 'accept-encoding': 'identity' };
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

function refuse(response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ detail }));
}

/** Passes everything on to an API and back unchanged, and shows each answer to whoever looks. */
export function startProxy(options: ProxyOptions): Promise<Listening> {
  const { upstream, port, reach, maxBytes, onAnswer, onFailure } = options;
  const base = upstream.pathname.replace(/\/+$/, '');
  const open = upstream.protocol === 'https:' ? overHttps : overHttp;

  /** What a browser asks before a call of another origin is no call. */
  const isCall = (method: string) => method !== 'OPTIONS';

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    const [path = '/', query = ''] = url.split('?', 2);
    const sent = collecting(maxBytes);
    const answered = collecting(maxBytes);
    let over = false;
    const outgoing = open({
      protocol: upstream.protocol,
      hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
      port: upstream.port,
      method,
      path: base + url,
      headers: headersFor(upstream, incoming),
      rejectUnauthorized: !reach.insecure,
    });
    const fail = (error: Error & { code?: string }): void => {
      if (over) return;
      over = true;
      const what = noAnswerText(error, reach.timeoutMs);
      if (isCall(method)) onFailure({ method, path }, what);
      refuse(
        response,
        error.name === 'TimeoutError' ? 504 : 502,
        `The host does not answer: ${what}`,
      );
      outgoing.destroy();
    };
    // Whatever keeps coming is waited for: only silence ends it.
    outgoing.setTimeout(reach.timeoutMs, () =>
      fail(Object.assign(new Error('silence'), { name: 'TimeoutError' })),
    );
    outgoing.once('error', fail);
    response.once('close', () => {
      // The app has given up: nobody's fault.
      if (!response.writableFinished) over = true;
      outgoing.destroy();
    });
    outgoing.once('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      response.writeHead(status, headersOf(answer));
      answer.on('data', (chunk: Buffer) => answered.take(chunk));
      answer.once('error', fail);
      answer.once('end', () => {
        over = true;
        if (!isCall(method)) return;
        onAnswer({
          method,
          path,
          query,
          sent: sent.text() ?? '',
          status,
          type: headers['content-type'] ?? '',
          text: answered.text(headers['content-encoding']),
        });
      });
      answer.pipe(response);
    });
    incoming.on('data', (chunk: Buffer) => sent.take(chunk));
    incoming.pipe(outgoing);
  }

  return listen(pass, port);
}
