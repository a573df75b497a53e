import { createServer } from 'node:net';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });

/**
 * The port itself if it is free, else the next free one above it; 0 stays 0 (any free port).
 * Throws if fifty ports in a row are taken.
 */
export async function freePortFrom(port: number, host = '127.0.0.1'): Promise<number> {
  if (port === 0) return 0;
  for (let candidate = port; candidate < port + 50; candidate += 1) {
    if (await isFree(candidate, host)) return candidate;
  }
  throw new Error(`No free port between ${port} and ${port + 49}.`);
}

/** Parses a port number. Throws an error that names the flag. */
export function parsePort(flag: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`--${flag} takes a port number from 0 to 65535, not "${text}".`);
  }
  return port;
}
