import { endpoints } from '@matka/contracts/api/endpoints';
import { mainPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { validationErrors } from '../shared/validate.ts';

it('tells of a failure of its own nothing but that it happened', async () => {
  const { world, anonymous } = await buildTestApp();
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  await anonymous('GET /markets/?app_id=kalyan-matka');
  Object.assign(world, { markets: undefined });
  world.cache.marketsResponse = undefined;
  const answer = await anonymous('GET /markets/?app_id=kalyan-matka');
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'A server error occurred.' }]);
  expect(log).toHaveBeenCalledTimes(1);
});

const { register, login, refresh, suggestions, betting } = endpoints;

it.each([register, login, refresh, suggestions, betting])(
  'refuses a body that is no JSON in the shape of the contract: $path',
  { tags: ['@API-03', '@MOCK-01'] },
  async ({ path, responses }) => {
    const post = (await buildTestApp()).as(mainPlayer.mobile);
    for (const payload of ['', '{', '[1', 'null', '"text"', '{} {}']) {
      const answer = await post(`POST ${path}`, payload, { 'content-type': 'application/json' });
      expect([payload, answer.statusCode]).toEqual([payload, 400]);
      expect(validationErrors(responses[400], answer.json()), answer.body).toEqual([]);
    }
  },
);
