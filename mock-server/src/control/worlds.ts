import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { detail, fieldErrors } from '../errors/http-error.ts';
import { isScenario, scenarioList } from '../scenarios/scenarios.ts';
import { readForm } from '../validation/read.ts';
import { worldIdPattern } from '../worlds/worlds.ts';
import { instantOfText, instantPattern } from './instant.ts';
import { type OfWorld, worldOfPath } from './world-of-path.ts';
import { summaryOf } from './world-summary.ts';

const Wishes = Type.Object(
  {
    scenario: Type.Optional(Type.String()),
    now: Type.Optional(Type.String({ pattern: instantPattern })),
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_294_967_295 })),
  },
  { additionalProperties: false },
);

/** Making, listing, resetting and dropping worlds; the scenarios that they can begin with. */
export function worldControl(app: FastifyInstance): void {
  app.get('/__mock/scenarios/', async () => scenarioList);

  app.get('/__mock/worlds/', async () => app.worlds.list().map(summaryOf));

  app.get<OfWorld>('/__mock/worlds/:world/', async ({ params }) =>
    summaryOf(worldOfPath(app, params)),
  );

  app.put<OfWorld>('/__mock/worlds/:world/', async ({ params, body }, reply) => {
    const { scenario, now, seed } = readForm(Wishes, body ?? {});
    if (!worldIdPattern.test(params.world)) {
      throw fieldErrors({ world: ['A world id has 1 to 64 letters a-z, digits and hyphens.'] });
    }
    if (scenario !== undefined && !isScenario(scenario)) {
      const known = scenarioList.map(({ id }) => id).join(', ');
      throw fieldErrors({ scenario: [`There is no scenario ${scenario}; there are ${known}.`] });
    }
    const at = now === undefined ? undefined : instantOfText('now', now);
    reply.code(201);
    return summaryOf(app.worlds.create(params.world, { scenario, seed, now: at }));
  });

  app.post<OfWorld>('/__mock/worlds/:world/reset/', async ({ params }) => {
    const world = app.worlds.reset(params.world);
    if (!world) throw detail(404, `There is no world ${JSON.stringify(params.world)}.`);
    return summaryOf(world);
  });

  app.delete<OfWorld>('/__mock/worlds/:world/', async ({ params }, reply) => {
    if (!app.worlds.drop(params.world)) {
      throw detail(404, `There is no world ${JSON.stringify(params.world)}.`);
    }
    return reply.code(204).send();
  });
}
