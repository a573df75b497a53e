import { connect, createServer, type Socket } from 'node:net';
import { slow4G } from '../../browser/phone.ts';

/** A port behind a slow line. */
export interface SlowHost {
  port: number;
  close: () => Promise<void>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Puts slow 4G before a port of this machine: all connections share the throughput, and what passes comes half the
 * latency later in each direction. Unlike the emulation in a page, it also slows the page's service worker down.
 */
export async function slowHost(target: number): Promise<SlowHost> {
  const sockets = new Set<Socket>();
  /** When the line is free again, as time of `performance.now`. */
  let freeAt = 0;
  async function send(to: Socket, bytes: Buffer): Promise<void> {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes.length / slow4G.throughput) * 1000;
    await wait(freeAt - now + slow4G.latency / 2);
    if (!to.destroyed) to.write(bytes);
  }
  /** Passes on what one end sends, in its order. */
  function pass(from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      for (let start = 0; start < bytes.length; start += 8192) {
        const part = bytes.subarray(start, start + 8192);
        const sent = send(to, part);
        last = last.then(() => sent);
      }
    });
    from.on('close', () => void last.then(() => to.destroy()));
    from.on('error', () => to.destroy());
  }
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    pass(incoming, outgoing);
    pass(outgoing, incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
