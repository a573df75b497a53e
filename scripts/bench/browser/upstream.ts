import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';

/** A request of the browser, over HTTP/1.1 or HTTP/2. */
export type BrowserRequest = IncomingMessage | Http2ServerRequest;

/** An answer, read whole. */
export interface UpstreamResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** What belongs to one connection alone. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];

const onward = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.includes(name)),
  );

/** Passes a request on to a plain server; its answer is not compressed on the way. */
export function forward(from: string, visit: BrowserRequest): Promise<UpstreamResponse> {
  const headers = { ...onward(visit.headers), 'accept-encoding': 'identity' };
  const options = { method: visit.method ?? 'GET', headers };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(visit.url ?? '/', from), options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 502,
          headers: onward(answer.headers),
          bytes: Buffer.concat(parts),
        }),
      );
    });
    asked.once('error', reject);
    visit.pipe(asked);
  });
}
