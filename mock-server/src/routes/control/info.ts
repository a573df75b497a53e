import { players } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { describeTrigger, magicInputs } from '../../faults/magic-inputs.ts';
import { CoverageReport } from '../../plugins/coverage.ts';
import { scenarioList } from '../../seeding/scenarios/scenarios.ts';
import { nullable, StringSchema } from '../../shared/schema-types.ts';
import { checkInvariants, Invariant } from './invariants.ts';
import { operation } from './operation.ts';
import { WorldSummary, worldSummary } from './worlds.ts';

const About = Type.Object({ web: nullable(StringSchema), players: Type.Array(Type.Unknown()) });
const Scenario = Type.Object({ id: StringSchema, says: StringSchema });
const MagicInput = Type.Object({ clause: StringSchema, input: StringSchema, says: StringSchema });
const InvariantOfWorld = Type.Object({ world: StringSchema, ...Invariant.properties });

/** What belongs to no world: the demo accounts and the address of the app, scenarios, coverage, and lists of all worlds. */
export function infoControl(app: FastifyInstance, web: string | undefined): void {
  app.get(
    '/__mock/about/',
    operation('about', 'The address of the web app, and the demo players with their credentials.', {
      200: About,
    }),
    () => ({
      web: web ?? null,
      players: players.map(({ mobile, password, mpin, otp }) => ({ mobile, password, mpin, otp })),
    }),
  );
  app.get(
    '/__mock/scenarios/',
    operation('listScenarios', 'The scenarios.', { 200: Type.Array(Scenario) }),
    () => scenarioList,
  );
  app.get(
    '/__mock/coverage/',
    operation('readCoverage', 'API coverage over all worlds.', { 200: CoverageReport }),
    () => app.coverage.report(),
  );
  app.get(
    '/__mock/magic-inputs/',
    operation('listMagicInputs', 'The magic inputs, which trigger errors of the catalogue.', {
      200: Type.Array(MagicInput),
    }),
    () =>
      magicInputs.map((row) => ({
        clause: row.requirement,
        input: describeTrigger(row),
        says: row.description,
      })),
  );
  app.get(
    '/__mock/invariants/',
    operation('checkAllInvariants', 'The invariants of all worlds.', {
      200: Type.Array(InvariantOfWorld),
    }),
    () =>
      app.worlds
        .list()
        .flatMap((world) =>
          checkInvariants(world).map((invariant) => ({ world: world.id, ...invariant })),
        ),
  );
  app.get(
    '/__mock/worlds/',
    operation('listWorlds', 'The worlds.', { 200: Type.Array(WorldSummary) }),
    () => app.worlds.list().map(worldSummary),
  );
}
