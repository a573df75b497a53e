import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostResponse } from './exchange.ts';
import { createSecondHost } from './host.ts';
import { type Delivery, plain, type Variant } from './variant.ts';

/** A host that listens on the loopback address. */
export interface ServedHost {
  url: string;
  close: () => Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));

async function deliver(
  { status, headers, body }: HostResponse,
  response: ServerResponse,
  { delayMs = 0, chunkBytes, closes, untilClosed }: Delivery,
): Promise<void> {
  if (delayMs > 0) await wait(delayMs);
  const bytes = Buffer.from(body);
  if (closes || untilClosed) response.setHeader('connection', 'close');
  if (untilClosed) response.useChunkedEncodingByDefault = false;
  else if (chunkBytes === undefined) response.setHeader('content-length', bytes.length);
  response.writeHead(status, headers);
  const size = chunkBytes ?? Math.max(1, bytes.length);
  for (let from = 0; from < bytes.length; from += size)
    response.write(bytes.subarray(from, from + size));
  response.end();
}

/** Serves a host over HTTP on a free port. */
export function serveSecondHost(variant: Variant = plain): Promise<ServedHost> {
  const host = createSecondHost(variant);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const made = host.handle({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      headers: headersOf(request),
      body: await textOf(request),
    });
    await deliver(made, response, variant.delivery ?? {});
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${port}`, close });
    });
  });
}
