import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Tells if a server can listen on a port of a host. */
const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });

/**
 * The port if it is free, else the next free one of fifty; for 0 any free port outside the range from which systems take
 * the ports of connections, so that none takes it before the server listens. Throws if there is none.
 */
export async function freePortFrom(port: number, host = '127.0.0.1'): Promise<number> {
  const first = port === 0 ? randomInt(20_000, 32_000) : port;
  for (let candidate = first; candidate < first + 50; candidate += 1)
    if (await isFree(candidate, host)) return candidate;
  throw new Error(`No free port between ${first} and ${first + 49}.`);
}
