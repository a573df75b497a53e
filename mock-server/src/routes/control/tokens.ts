import type { FastifyInstance } from 'fastify';
import { changeSettings } from '../../worlds/world.ts';
import { readControlForm } from './control-form.ts';
import { TokensBody } from './request-schemas.ts';
import { type WorldParams, worldFromParams } from './world-params.ts';
import { worldSummary } from './world-summary.ts';

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
