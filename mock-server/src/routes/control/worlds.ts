import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { worldOf } from '../../plugins/authentication.ts';
import { isScenario, scenarioList } from '../../seeding/scenarios/scenarios.ts';
import { unknownWorld } from '../../shared/http-error.ts';
import { closed } from '../../shared/schema-types.ts';
import { Instant, instantOfText } from './clock.ts';
import { controlError, readControlForm } from './control-form.ts';
import { noContent, operation } from './operation.ts';
import { checkWorldId, WorldSummary, worldSummary } from './world-summary.ts';

/** Options of a new world. */
export const WorldBody = Type.Object(
  {
    scenario: Type.Optional(Type.String({ examples: ['fresh'] })),
    now: Type.Optional(Instant),
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_294_967_295 })),
  },
  closed,
);

interface WorldParams {
  Params: { world: string };
}
const ownsWorld = true;

/** Creates, reads, resets and removes worlds. */
export function worldControl(app: FastifyInstance): void {
  app.get(
    '/__mock/worlds/:world/',
    operation('readWorld', 'A world.', { 200: WorldSummary }),
    (request) => worldSummary(worldOf(request)),
  );
  app.put<WorldParams>(
    '/__mock/worlds/:world/',
    operation(
      'createWorld',
      'Create a world, replacing any with this id.',
      { 201: WorldSummary },
      {},
      { taken: { body: WorldBody }, ownsWorld },
    ),
    ({ params, body }, reply) => {
      const { scenario, now, seed } = readControlForm(WorldBody, body ?? {});
      checkWorldId('world', params.world);
      if (scenario !== undefined && !isScenario(scenario)) {
        const takes = scenarioList.map(({ id }) => id).join(', ');
        throw controlError('scenario', scenario, { takes, example: 'fresh' });
      }
      const at = now === undefined ? undefined : instantOfText('now', now);
      reply.code(201);
      return worldSummary(app.worlds.create(params.world, { scenario, seed, now: at }));
    },
  );
  app.delete<WorldParams>(
    '/__mock/worlds/:world/',
    operation(
      'removeWorld',
      'Remove a world; the default one is reset.',
      noContent,
      {},
      { ownsWorld },
    ),
    ({ params }, reply) => {
      if (!app.worlds.drop(params.world)) throw unknownWorld(params.world);
      return reply.code(204).send();
    },
  );
  app.post<WorldParams>(
    '/__mock/worlds/:world/reset/',
    operation(
      'resetWorld',
      'Reset a world to its seed data.',
      { 200: WorldSummary },
      {},
      { ownsWorld },
    ),
    ({ params }) => {
      const world = app.worlds.reset(params.world);
      if (!world) throw unknownWorld(params.world);
      return worldSummary(world);
    },
  );
}
