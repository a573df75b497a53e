import type { FastifyInstance } from 'fastify';
import { describeTrigger } from '../../faults/magic-input-document.ts';
import { magicInputs } from '../../faults/magic-inputs.ts';

/** What of the API was exercised so far, over all worlds, and the inputs that bring errors about. */
export function coverageControl(app: FastifyInstance): void {
  app.get('/__mock/coverage/', async () => app.coverage.report());
  app.get('/__mock/magic-inputs/', async () =>
    magicInputs.map((row) => ({
      clause: row.requirement,
      input: describeTrigger(row),
      says: row.description,
    })),
  );
}
