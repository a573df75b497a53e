import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { withConfig } from '../e2e/page-config.ts';
import type { ConfigInput } from '../src/config.ts';

/** The way from a browser to the web server, which can be cut. */
export interface Connection {
  port: number;
  /** Serves pages with members of their configuration replaced. */
  configure(change: ConfigInput): void;
  /** Ends every connection and refuses new ones, as a lost network does. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Forwards requests of this machine to the web server at `target`. */
export async function startConnection(target: number): Promise<Connection> {
  let change: ConfigInput | undefined;
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const { 'accept-encoding': _, ...sent } = headers;
    const forwarded = request(
      { host: '127.0.0.1', port: target, method, path: url, headers: sent },
      async (response) => {
        const { statusCode = 502, headers: received } = response;
        if (change && received['content-type']?.includes('text/html')) {
          const page = withConfig(await text(response), change);
          const { 'content-length': __, ...kept } = received;
          outgoing.writeHead(statusCode, kept).end(page);
          return;
        }
        outgoing.writeHead(statusCode, received);
        await pipeline(response, outgoing).catch(() => outgoing.destroy());
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    pipeline(incoming, forwarded).catch(() => forwarded.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    configure: (config) => {
      change = config;
    },
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    restore: () => listen(port),
  };
}
