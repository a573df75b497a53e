import { createServer } from 'node:net';

/** The port on which a server can listen where it asks for one, 0 for any; undefined if that is taken. */
const freePort = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host }, () => {
      const address = probe.address();
      const found = address && typeof address === 'object' ? address.port : undefined;
      probe.close(() => resolve(found));
    });
  });

/** The port if it is free, else the next free one of fifty; any free port for 0. Throws if there is none. */
export async function freePortFrom(port: number, host = '127.0.0.1'): Promise<number> {
  for (let candidate = port; candidate < port + 50; candidate += 1) {
    const found = await freePort(port === 0 ? 0 : candidate, host);
    if (found !== undefined) return found;
  }
  throw new Error(`No free port between ${port} and ${port + 49}.`);
}
