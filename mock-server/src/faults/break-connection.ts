import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Milliseconds until the written bytes are sent. */
const flushTime = 20;

/**
 * Breaks the connection without a response. `reset` sends an interim response first (102 Processing), invisible to
 * pages: a browser then knows that the request has arrived and reports a broken connection, on a kept-alive
 * connection too. `drop` closes the connection without a byte: on a kept-alive connection a browser repeats the
 * request by itself.
 */
export async function breakConnection(
  { raw }: Pick<FastifyReply, 'raw'>,
  how: 'reset' | 'drop',
): Promise<void> {
  const { socket } = raw;
  if (how === 'drop' || !(socket instanceof Socket) || socket.destroyed) {
    raw.destroy();
    return;
  }
  raw.writeProcessing();
  await sleep(flushTime);
  socket.resetAndDestroy();
}
