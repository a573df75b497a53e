import { players } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import { describeTrigger, magicInputs } from '../../faults/magic-inputs.ts';
import { hostStyles } from '../../host-styles/host-styles.ts';
import { checkInvariantsInTurns, type Invariant } from '../../invariants/invariants.ts';
import { scenarioList } from '../../seeding/scenarios/scenarios.ts';
import { worldSummary } from './worlds.ts';

/** What belongs to no world: the demo accounts and the address of the app, scenarios, coverage, and lists of all worlds. */
export function infoControl(app: FastifyInstance, web: string | undefined): void {
  app.get('/__mock/about/', () => ({
    web: web ?? null,
    players: players.map(({ mobile, password, mpin, otp }) => ({ mobile, password, mpin, otp })),
  }));
  app.get('/__mock/scenarios/', () => scenarioList);
  app.get('/__mock/host-styles/', () =>
    hostStyles.map(({ name, sentence, decides }) => ({ name, says: sentence, decides })),
  );
  app.get('/__mock/coverage/', () => app.coverage.report());
  app.get('/__mock/magic-inputs/', () =>
    magicInputs.map((row) => ({
      clause: row.requirement,
      input: describeTrigger(row),
      says: row.description,
    })),
  );
  app.get('/__mock/invariants/', async () => {
    const found: (Invariant & { world: string })[] = [];
    for (const world of app.worlds.list()) {
      // It may have gone while others were checked.
      if (!app.worlds.isCurrent(world)) continue;
      for (const invariant of await checkInvariantsInTurns(world))
        found.push({ world: world.id, ...invariant });
    }
    return found;
  });
  app.get('/__mock/worlds/', () => app.worlds.list().map(worldSummary));
}
