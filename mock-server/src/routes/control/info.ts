import { players } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import { describeTrigger } from '../../faults/magic-input-document.ts';
import { magicInputs } from '../../faults/magic-inputs.ts';

/** Data for the console: web address and demo accounts. */
export function infoControl(app: FastifyInstance, web: string | undefined): void {
  app.get('/__mock/about/', () => ({
    web: web ?? null,
    players: players.map(({ mobile, password, mpin, otp }) => ({ mobile, password, mpin, otp })),
  }));
}

/** API coverage over all worlds, and the magic inputs. */
export function coverageControl(app: FastifyInstance): void {
  app.get('/__mock/coverage/', () => app.coverage.report());
  app.get('/__mock/magic-inputs/', () =>
    magicInputs.map((row) => ({
      clause: row.requirement,
      input: describeTrigger(row),
      says: row.description,
    })),
  );
}
