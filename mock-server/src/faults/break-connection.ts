import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Milliseconds in which what was written leaves before the connection breaks. */
const flushTime = 20;

/**
 * Breaks the connection without a response. `reset`: after a sign of life (102 Processing) that no page sees; a browser
 * then takes the request as arrived and reports a broken connection, on a kept-alive connection too. `drop`: without a
 * byte, as a connection ends that the host closes; a browser that had kept it sends the request again by itself.
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
