import type { FastifyInstance } from 'fastify';
import { detail } from '../errors/http-error.ts';
import { ImageError } from '../worlds/current-image.ts';
import { type OfWorld, worldOfPath } from './world-of-path.ts';
import { summaryOf } from './world-summary.ts';

const sqlite = 'application/vnd.sqlite3';
/** A world with some hundred thousand bets. */
const largest = 64 * 1024 * 1024;

/** Taking a world out and putting it in again, as the bytes of its database. */
export function imageControl(app: FastifyInstance): void {
  app.addContentTypeParser(
    [sqlite, 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: largest },
    (_request, body, done) => done(null, body),
  );
  app.get<OfWorld>('/__mock/worlds/:world/image/', async ({ params }, reply) =>
    reply.type(sqlite).send(worldOfPath(app, params).db.handle.serialize()),
  );
  app.put<OfWorld>('/__mock/worlds/:world/image/', async ({ params, body }) => {
    if (!Buffer.isBuffer(body)) throw detail(415, `Send the image as ${sqlite}.`);
    try {
      return summaryOf(app.worlds.restore(params.world, body));
    } catch (error) {
      if (error instanceof ImageError) throw detail(400, error.message);
      throw error;
    }
  });
}
