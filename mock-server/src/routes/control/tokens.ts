import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { worldOf } from '../../plugins/authentication.ts';
import { closed } from '../../shared/schema-types.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { changeSettings } from '../../worlds/world.ts';
import { operation } from './operation.ts';
import { WorldSummary, worldSummary } from './world-summary.ts';

const maxLifetime = 10 * 366 * 24 * 60 * 60;
/** Seconds of real time; a negative lifetime makes tokens that are expired when issued. */
const TokenLifetime = Type.Integer({
  minimum: -maxLifetime,
  maximum: maxLifetime,
  examples: [3600],
});

export const TokensBody = Type.Object(
  {
    accessSeconds: Type.Optional(TokenLifetime),
    refreshSeconds: Type.Optional(TokenLifetime),
    refreshRefused: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** Token lifetimes and expiry. */
export function tokenControl(app: FastifyInstance): void {
  app
    .withTypeProvider<SchemaTypes>()
    .put(
      '/tokens/',
      operation(
        'setTokens',
        'Set token lifetimes and whether refreshes are rejected.',
        { 200: WorldSummary },
        { body: TokensBody },
      ),
      (request) => {
        const world = worldOf(request);
        changeSettings(world, { tokens: { ...world.settings.tokens, ...request.body } });
        return worldSummary(world);
      },
    );
  app.post(
    '/tokens/expire/',
    operation('expireTokens', 'Reject all access tokens issued so far.', { 200: WorldSummary }),
    (request) => {
      const world = worldOf(request);
      const { tokens } = world.settings;
      const generation = tokens.generation + 1;
      changeSettings(world, { tokens: { ...tokens, generation, loginGeneration: generation } });
      return worldSummary(world);
    },
  );
}
