import { players } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { describeTrigger, magicInputs } from '../../faults/magic-inputs.ts';
import { hostStyles } from '../../host-styles/host-styles.ts';
import { Invariant, invariantsOf } from '../../invariants/invariants.ts';
import { CoverageReport } from '../../plugins/coverage.ts';
import { scenarioList } from '../../seeding/scenarios/scenarios.ts';
import { nullable, StringSchema, Text } from '../../shared/schema-types.ts';
import { controlOperations } from '../openapi/operation.ts';
import { WorldSummary, worldSummary } from './worlds.ts';

const About = Type.Object({ web: nullable(StringSchema), players: Type.Array(Type.Unknown()) });
const Scenario = Type.Object({ id: Text('fresh'), description: Text('Players without bets.') });
const ListedStyle = Type.Object({
  name: Text('pages-of-7'),
  description: Text('Players without bets.'),
  decides: Type.Optional(StringSchema),
});
const MagicInput = Type.Object({
  clause: Text('ERRB-07'),
  input: Text('9907 points in one bet request'),
  description: Text('betting: 409 without text'),
});
const InvariantOfWorld = Type.Object({ world: Text('asha'), ...Invariant.properties });

const worldsOperation = controlOperations('worlds');
const checksOperation = controlOperations('checks');
const faultsOperation = controlOperations('faults');
const about = worldsOperation(
  'about',
  'The address of the web app, and the demo players with their credentials.',
  About,
);
const listScenarios = worldsOperation('listScenarios', 'The scenarios.', Type.Array(Scenario));
const listHostStyles = worldsOperation(
  'listHostStyles',
  'What a host may do, as host styles.',
  Type.Array(ListedStyle),
);
const readCoverage = checksOperation(
  'readCoverage',
  'API coverage over all worlds.',
  CoverageReport,
);
const listMagicInputs = faultsOperation(
  'listMagicInputs',
  'The magic inputs, which trigger errors of the catalogue.',
  Type.Array(MagicInput),
);
const checkAllInvariants = checksOperation(
  'checkAllInvariants',
  'The invariants of all worlds.',
  Type.Array(InvariantOfWorld),
);
const listWorlds = worldsOperation('listWorlds', 'The worlds.', Type.Array(WorldSummary));

/** Serves data of no single world: demo accounts, the address of the app, scenarios, coverage, lists of all worlds. */
export function infoControl(app: FastifyInstance, web: string | undefined): void {
  app.get('/__mock/about/', about, () => ({
    web: web ?? null,
    players: players.map(({ mobile, password, mpin, otp }) => ({ mobile, password, mpin, otp })),
  }));
  app.get('/__mock/scenarios/', listScenarios, () => scenarioList);
  app.get('/__mock/host-styles/', listHostStyles, () =>
    hostStyles.map(({ name, description, decides }) => ({ name, description, decides })),
  );
  app.get('/__mock/coverage/', readCoverage, () => app.coverage.report());
  app.get('/__mock/magic-inputs/', listMagicInputs, () =>
    magicInputs.map((row) => ({
      clause: row.requirement,
      input: describeTrigger(row),
      description: row.description,
    })),
  );
  app.get('/__mock/invariants/', checkAllInvariants, async () => {
    const found: Static<typeof InvariantOfWorld>[] = [];
    for (const world of app.worlds.list()) {
      // It may have been removed while others were checked.
      if (!app.worlds.isCurrent(world)) continue;
      for (const invariant of await invariantsOf(world))
        found.push({ world: world.id, ...invariant });
    }
    return found;
  });
  app.get('/__mock/worlds/', listWorlds, () => app.worlds.list().map(worldSummary));
}
