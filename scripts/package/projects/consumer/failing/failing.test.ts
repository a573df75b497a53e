import { expect, test } from 'matka-mock/vitest';

test('fails', async ({ fetch, world }) => {
  expect((await fetch(`${world.url}/markets/`)).status).toBe(418);
});
