import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';

/** A browser request over HTTP/1.1 or HTTP/2. */
export type BrowserRequest = IncomingMessage | Http2ServerRequest;

/** A complete response. */
export interface UpstreamResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Hop-by-hop headers, which a proxy must not forward. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];

const onward = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.includes(name)),
  );

/** Forwards a request to a plain server and asks it not to compress. */
export function forward(from: string, incoming: BrowserRequest): Promise<UpstreamResponse> {
  const headers = { ...onward(incoming.headers), 'accept-encoding': 'identity' };
  const options = { method: incoming.method ?? 'GET', headers };
  return new Promise((resolve, reject) => {
    const upstream = request(new URL(incoming.url ?? '/', from), options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 502,
          headers: onward(response.headers),
          bytes: Buffer.concat(parts),
        }),
      );
    });
    upstream.once('error', reject);
    incoming.pipe(upstream);
  });
}
