import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isRead } from '../http/methods.ts';
import { journaledParts } from '../journal/entry.ts';
import { worldGone } from '../shared/http-error.ts';
import { replayHeader, type World } from '../worlds/world.ts';

const journaled = new RegExp(`^/__mock/worlds/:world/${journaledParts}/`);

/** True for a control request that changes a world from within: a replay repeats it. */
export const isJournaledControl = ({ method, routeOptions }: FastifyRequest): boolean =>
  !isRead(method) && journaled.test(routeOptions.url ?? '');

/** The world whose replay sends a request; null for any other request. */
function replayedBy({ headers, server }: FastifyRequest): World | null {
  const key = headers[replayHeader];
  if (key === undefined) return null;
  return server.worlds.list().find(({ replay }) => replay?.key === key) ?? null;
}

/**
 * The world of an id for a request, created on first use. A replay finds only its own world, and a request under a
 * foreign host name creates none.
 */
export function worldById(request: FastifyRequest, id: string): World | undefined {
  const { server, replayed, isUnderForeignName } = request;
  if (replayed) return replayed.id === id ? replayed : undefined;
  return isUnderForeignName ? server.worlds.get(id) : server.worlds.use(id);
}

/**
 * Continues at once, or after the journal has a change by the control API, or after the replay that builds the world if
 * the request is not part of it.
 */
export function whenFree(
  request: FastifyRequest,
  world: World | null | undefined,
  done: (error?: Error) => void,
): void {
  const { server, replayed } = request;
  const busy = replayed === world ? undefined : (world?.replay ?? world?.change);
  if (!world || !busy) done();
  else
    void busy.ended.then(() =>
      server.worlds.isCurrent(world) ? whenFree(request, world, done) : done(worldGone()),
    );
}

/** Marks the requests that a replay sends: they find only their own world. */
export const replays = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    request.replayed = replayedBy(request);
    done();
  });
});
