import { betTypes } from '@matka/fixtures/bet-types';
import { magicRows } from '../faults/magic-inputs.ts';
import { type Coverage, createCoverage } from './api-coverage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    coverage: Coverage;
  }
}

/** A coverage that knows the bet types, phases and error rows; the calls come with their routes. */
export function expectedCoverage(): Coverage {
  const coverage = createCoverage();
  for (const { config } of betTypes) coverage.expect('betTypes', config.code);
  for (const phase of [
    'running-now',
    'running-for-close',
    'closed-for-today',
    'holiday',
    'suspended',
  ]) {
    coverage.expect('phases', phase);
  }
  for (const { clause } of magicRows) coverage.expect('errorRows', clause);
  return coverage;
}
