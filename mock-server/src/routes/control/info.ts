import { players } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import { describeTrigger } from '../../faults/magic-input-document.ts';
import { magicInputs } from '../../faults/magic-inputs.ts';

/** What the console tells of the house: where the app is, as far as the mock was told, and who can sign in. */
export function infoControl(app: FastifyInstance, web: string | undefined): void {
  app.get('/__mock/about/', async () => ({
    web: web ?? null,
    players: players.map(({ mobile, password, mpin, otp }) => ({ mobile, password, mpin, otp })),
  }));
}

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
