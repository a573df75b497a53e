import type { FastifyInstance } from 'fastify';
import { checkInvariants } from './check-invariants.ts';
import { type WorldParams, worldFromParams } from './world-params.ts';

/** What must always hold: of one world, and of all of them. */
export function invariantControl(app: FastifyInstance): void {
  app.get<WorldParams>('/__mock/worlds/:world/invariants/', async ({ params }) =>
    checkInvariants(worldFromParams(app, params)),
  );
  app.get('/__mock/invariants/', async () =>
    app.worlds
      .list()
      .flatMap((world) =>
        checkInvariants(world).map((invariant) => ({ world: world.id, ...invariant })),
      ),
  );
}
