import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isRead } from '../http/methods.ts';
import { detail, worldGone } from '../shared/http-error.ts';
import { replayHeader, type World } from '../worlds/world.ts';

const journaled = /^\/__mock\/worlds\/:world\/(clock|tokens|faults|players|draws|markets)\//;

/** True for a control request that changes a world from within: a replay repeats it. */
export const isJournaledControl = ({ method, routeOptions }: FastifyRequest): boolean =>
  !isRead(method) && journaled.test(routeOptions.url ?? '');

/** The world whose replay sends a request; none for any other request. */
function replayedBy({ headers, server }: FastifyRequest): World | null {
  const key = headers[replayHeader];
  if (key === undefined) return null;
  return server.worlds.list().find(({ replay }) => replay?.key === key) ?? null;
}

/** True if a request of a replay matched a route that journals have, and names no other world. */
function staysIn({ id }: World, request: FastifyRequest): boolean {
  const { url = '/' } = request.routeOptions;
  const { world } = request.params as { world?: string };
  if (url.startsWith('/__mock/')) return isJournaledControl(request) && world === id;
  const named = request.headers['x-mock-world'];
  return url !== '/' && (named === undefined || named === id);
}

/**
 * The world of an id for a request, created on first use. A replay finds no other world than its own, and a request under
 * a foreign host name creates none.
 */
export function useWorld(request: FastifyRequest, id: string): World | undefined {
  const { server, replayed, isUnderForeignName } = request;
  if (replayed) return replayed.id === id ? replayed : undefined;
  return isUnderForeignName ? server.worlds.get(id) : server.worlds.use(id);
}

/** Continues at once, or after the replay that builds the world if the request is not part of it. */
export function whenReplayed(
  { server, replayed }: FastifyRequest,
  world: World | null | undefined,
  done: (error?: Error) => void,
): void {
  if (!world?.replay || replayed === world) done();
  else
    void world.replay.ended.then(() =>
      done(server.worlds.isCurrent(world) ? undefined : worldGone()),
    );
}

/** Notes which requests a replay sends, and refuses those that would leave its world: a journal may come from a stranger. */
export const replays = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const world = replayedBy(request);
    request.replayed = world;
    if (!world || staysIn(world, request)) done();
    else done(detail(403, 'A replay sends requests to its own world alone.'));
  });
});
