import type { FastifyInstance } from 'fastify';
import { isScenario, scenarioList } from '../../seeding/scenarios/scenarios.ts';
import { detail } from '../../shared/http-error.ts';
import { changeSettings } from '../../worlds/world.ts';
import { instantOfText } from './clock.ts';
import { controlError, readControlForm } from './control-form.ts';
import { TokensBody, WorldBody } from './request-schemas.ts';
import { checkWorldId, type WorldParams, worldFromParams, worldSummary } from './world-params.ts';

/** Creates, lists, resets and removes worlds; lists the scenarios. */
export function worldControl(app: FastifyInstance): void {
  app.get('/__mock/scenarios/', () => scenarioList);

  app.get('/__mock/worlds/', () => app.worlds.list().map(worldSummary));

  app.get<WorldParams>('/__mock/worlds/:world/', ({ params }) =>
    worldSummary(worldFromParams(app, params)),
  );

  app.put<WorldParams>('/__mock/worlds/:world/', ({ params, body }, reply) => {
    const { scenario, now, seed } = readControlForm(WorldBody, body ?? {});
    checkWorldId('world', params.world);
    if (scenario !== undefined && !isScenario(scenario)) {
      const takes = scenarioList.map(({ id }) => id).join(', ');
      throw controlError('scenario', scenario, { takes, example: 'fresh' });
    }
    const at = now === undefined ? undefined : instantOfText('now', now);
    reply.code(201);
    return worldSummary(app.worlds.create(params.world, { scenario, seed, now: at }));
  });

  app.post<WorldParams>('/__mock/worlds/:world/reset/', ({ params }) => {
    const world = app.worlds.reset(params.world);
    if (!world) throw detail(404, `Unknown world ${JSON.stringify(params.world)}.`);
    return worldSummary(world);
  });

  app.delete<WorldParams>('/__mock/worlds/:world/', ({ params }, reply) => {
    if (!app.worlds.drop(params.world)) {
      throw detail(404, `Unknown world ${JSON.stringify(params.world)}.`);
    }
    return reply.code(204).send();
  });
}

/** Token lifetimes and expiry. */
export function tokenControl(app: FastifyInstance): void {
  app.put<WorldParams>('/__mock/worlds/:world/tokens/', ({ params, body }) => {
    const world = worldFromParams(app, params);
    const change = readControlForm(TokensBody, body);
    changeSettings(world, { tokens: { ...world.settings.tokens, ...change } });
    return worldSummary(world);
  });
  /** Rejects all access tokens issued so far; new ones are valid. */
  app.post<WorldParams>('/__mock/worlds/:world/tokens/expire/', ({ params }) => {
    const world = worldFromParams(app, params);
    const generation = world.settings.tokens.generation + 1;
    changeSettings(world, {
      tokens: { ...world.settings.tokens, generation, loginGeneration: generation },
    });
    return worldSummary(world);
  });
}
