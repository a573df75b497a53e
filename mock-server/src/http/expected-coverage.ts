import { betTypes } from '@matka/fixtures/bet-types';
import { magicInputs } from '../faults/magic-inputs.ts';
import { type ApiCoverage, createEmptyCoverage } from './api-coverage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    coverage: ApiCoverage;
  }
}

/** A coverage that knows the bet types, phases and error rows; the calls come with their routes. */
export function createApiCoverage(): ApiCoverage {
  const coverage = createEmptyCoverage();
  for (const { config } of betTypes) coverage.declare('betTypes', config.code);
  for (const phase of [
    'running-now',
    'running-for-close',
    'closed-for-today',
    'holiday',
    'suspended',
  ]) {
    coverage.declare('phases', phase);
  }
  for (const { requirement } of magicInputs) coverage.declare('errorRows', requirement);
  return coverage;
}
