import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

it('tells of a failure of its own nothing but that it happened', async () => {
  const { world, anonymous } = await buildTestApp();
  Object.assign(world, { markets: undefined, keptMarkets: undefined });
  const answer = await anonymous('GET /markets/?app_id=kalyan-matka');
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'A server error occurred.' }]);
});
