import { createServer } from 'node:net';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });

const anyFreePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host }, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

/** The port if it is free, else the next free one of fifty; any free port for 0. Throws if there is none. */
export async function freePortFrom(port: number, host = '127.0.0.1'): Promise<number> {
  if (port === 0) return anyFreePort(host);
  for (let candidate = port; candidate < port + 50; candidate += 1) {
    if (await isFree(candidate, host)) return candidate;
  }
  throw new Error(`No free port between ${port} and ${port + 49}.`);
}
