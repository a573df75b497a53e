import { expect, test } from 'matka-mock/vitest';

test('fails, to see its error', async ({ fetch, world }) => {
  const { status } = await fetch(`${world.url}/markets/`);
  expect(status).toBe(418);
});
