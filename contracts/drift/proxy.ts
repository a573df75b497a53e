import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { CapturedResponse } from '../response-check/check-response.ts';
import { conditionalHeaders, hopHeaders } from '../verifier/forwarded-headers.ts';
import { noResponseText, type RequestOptions } from '../verifier/http-client.ts';
import { type LocalServer, listen } from '../verifier/http-server.ts';
import { createBodyCollector } from './body-collector.ts';

/** The options of a proxy. */
export interface ProxyOptions {
  upstream: URL;
  /** On this machine; 0 for any free port. */
  port: number;
  requestOptions: RequestOptions;
  /** Larger bodies are forwarded without being captured. */
  maxBytes: number;
  /** Called for each complete response. */
  onResponse: (captured: CapturedResponse) => void;
  /** Called for each request without a complete response, unless the app cancelled it. */
  onFailure: (request: Pick<CapturedResponse, 'method' | 'path'>, what: string) => void;
}

function requestHeaders(upstream: URL, { headers }: IncomingMessage) {
  const forwarded = Object.entries(headers).filter(
    ([name]) => !hopHeaders.has(name) && !conditionalHeaders.has(name),
  );
  return { ...Object.fromEntries(forwarded), host: upstream.host, 'accept-encoding': 'identity' };
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

/** Starts a proxy that forwards requests and responses unchanged and captures each response. */
export function startProxy(options: ProxyOptions): Promise<LocalServer> {
  const { upstream, port, requestOptions, maxBytes, onResponse, onFailure } = options;
  const base = upstream.pathname.replace(/\/+$/, '');
  const open = upstream.protocol === 'https:' ? httpsRequest : httpRequest;

  /** Whether a request belongs to the API: preflight requests of browsers do not. */
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
        `No response from the host: ${what}`,
      );
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
      outgoing.destroy();
    });
    outgoing.once('response', (received) => {
      const { statusCode: status = 0, headers } = received;
      response.writeHead(status, responseHeaders(received));
      received.on('data', (chunk: Buffer) => responseBody.add(chunk));
      received.once('error', fail);
      received.once('end', () => {
        finished = true;
        if (!isApiRequest(method)) return;
        let text: string | undefined;
        try {
          text = responseBody.text(headers['content-encoding']);
        } catch (error) {
          const what = noResponseText(error as Error, requestOptions.timeoutMs);
          onFailure({ method, path }, what);
          return;
        }
        onResponse({
          method,
          path,
          query,
          requestBody: requestBody.text() ?? '',
          status,
          contentType: headers['content-type'] ?? '',
          responseBody: text,
        });
      });
      received.pipe(response);
    });
    incoming.on('data', (chunk: Buffer) => requestBody.add(chunk));
    incoming.pipe(outgoing);
  }

  return listen(forward, port);
}
