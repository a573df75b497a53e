import type { FastifyInstance } from 'fastify';
import { checkInvariants } from './check-invariants.ts';
import { type OfWorld, worldOfPath } from './world-params.ts';

/** What must always hold: of one world, and of all of them. */
export function invariantControl(app: FastifyInstance): void {
  app.get<OfWorld>('/__mock/worlds/:world/invariants/', async ({ params }) =>
    checkInvariants(worldOfPath(app, params)),
  );
  app.get('/__mock/invariants/', async () =>
    app.worlds
      .list()
      .flatMap((world) =>
        checkInvariants(world).map((invariant) => ({ world: world.id, ...invariant })),
      ),
  );
}
