import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { type ClockSetting, Seed } from '../../db/settings.ts';
import { DrawEvent } from '../../markets/settle-draw.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { unknownWorld } from '../../shared/http-error.ts';
import { closed, IntegerSchema, Text, TimeSchema } from '../../shared/schema-types.ts';
import { indianTimestamp } from '../../shared/time.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { changeSettings, hostStyleOf, type World, worldTime } from '../../worlds/world.ts';
import {
  exampleInstant,
  scenarioValue,
  worldIdValue,
  worldTimeValue,
} from '../../worlds/world-values.ts';
import { controlOperations } from '../openapi/operation.ts';
import { Instant, readControlForm, readOptional, readValue } from './control-form.ts';
import { chosenHostStyle, StyleNames } from './host-style.ts';

const clockModes: ClockSetting['mode'][] = ['real', 'fixed', 'shifted'];

export const WorldSummary = Type.Object({
  id: Text('asha'),
  /** The world's time, ISO 8601 with +05:30. */
  now: TimeSchema,
  clock: Type.Enum(clockModes),
  scenario: Text('usual'),
  seed: IntegerSchema,
  /** Names of its host styles. */
  hostStyle: Type.Array(Text('pages-of-7')),
  tokens: Type.Object({
    accessSeconds: IntegerSchema,
    refreshSeconds: IntegerSchema,
    generation: IntegerSchema,
    loginGeneration: IntegerSchema,
    refreshRefused: Type.Boolean(),
  }),
});
export type WorldSummary = Static<typeof WorldSummary>;

/** A world after a clock change, with the draws on the way. */
export const ClockChange = Type.Object({
  ...WorldSummary.properties,
  events: Type.Array(DrawEvent),
});
export type ClockChange = Static<typeof ClockChange>;

export const WorldBody = Type.Object(
  {
    scenario: Type.Optional(Type.String({ examples: ['fresh'] })),
    now: Type.Optional(Instant),
    seed: Type.Optional(Seed),
    hostStyle: Type.Optional(StyleNames),
  },
  { ...closed, examples: [{ scenario: 'usual', now: exampleInstant }] },
);

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
  { ...closed, examples: [{ accessSeconds: 60 }] },
);

export const worldSummary = (world: World): WorldSummary => ({
  id: world.id,
  now: indianTimestamp(worldTime(world)),
  clock: world.settings.clock.mode,
  scenario: world.settings.spec.scenario,
  seed: world.settings.spec.seed,
  hostStyle: [...hostStyleOf(world)],
  tokens: world.settings.tokens,
});

const worldsOperation = controlOperations('worlds');
const playersOperation = controlOperations('players');
const readWorld = worldsOperation('readWorld', 'A world.', WorldSummary);
const createWorld = worldsOperation(
  'createWorld',
  'Create a world, replacing any with this id.',
  WorldSummary,
  { status: 201 },
);
const removeWorld = worldsOperation(
  'removeWorld',
  'Remove a world; the default one is reset.',
  Type.Null(),
  { status: 204 },
);
const resetWorld = worldsOperation('resetWorld', 'Reset a world to its seed data.', WorldSummary);
const setTokens = playersOperation(
  'setTokens',
  'Set token lifetimes and whether refreshes are rejected.',
  WorldSummary,
  { body: TokensBody },
);
const expireTokens = playersOperation(
  'expireTokens',
  'Reject all access tokens issued so far.',
  WorldSummary,
);

interface WorldParams {
  Params: { world: string };
}
export const ownsWorld = { ownsWorld: true } as const;

export function worldControl(app: FastifyInstance): void {
  const path = '/__mock/worlds/:world/';
  app.get(path, readWorld, (request) => worldSummary(worldOf(request)));
  const creation = { config: { ...ownsWorld, ownBody: WorldBody }, ...createWorld };
  app.put<WorldParams>(path, creation, ({ params, body }, reply) => {
    const { scenario, now, seed, hostStyle } = readControlForm(WorldBody, body ?? {});
    const id = readValue('world', worldIdValue, params.world);
    const options = {
      scenario: readOptional('scenario', scenarioValue, scenario),
      now: readOptional('now', worldTimeValue, now),
      seed,
      hostStyle: hostStyle && chosenHostStyle('hostStyle', hostStyle),
    };
    reply.code(201);
    return worldSummary(app.worlds.create(id, options));
  });
  app.delete<WorldParams>(path, { config: ownsWorld, ...removeWorld }, ({ params }, reply) => {
    if (!app.worlds.drop(params.world)) throw unknownWorld(params.world);
    return reply.code(204).send();
  });
  app.post<WorldParams>(
    `${path}reset/`,
    { config: ownsWorld, ...resetWorld },
    async ({ params }) => {
      const world = await app.worlds.resetInSteps(params.world);
      if (!world) throw unknownWorld(params.world);
      return worldSummary(world);
    },
  );
}

export function tokenControl(app: FastifyInstance): void {
  app.withTypeProvider<SchemaTypes>().put('/tokens/', setTokens, (request) => {
    const world = worldOf(request);
    changeSettings(world, { tokens: { ...world.settings.tokens, ...request.body } });
    return worldSummary(world);
  });
  app.post('/tokens/expire/', expireTokens, (request) => {
    const world = worldOf(request);
    const { tokens } = world.settings;
    const generation = tokens.generation + 1;
    changeSettings(world, { tokens: { ...tokens, generation, loginGeneration: generation } });
    return worldSummary(world);
  });
}
