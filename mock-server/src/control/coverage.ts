import type { FastifyInstance } from 'fastify';

/** What of the API was exercised so far, over all worlds. */
export function coverageControl(app: FastifyInstance): void {
  app.get('/__mock/coverage/', async () => app.coverage.report());
}
