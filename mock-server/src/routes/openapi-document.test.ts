import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const calls = [
  'post /users/register/',
  'post /users/login/',
  'post /token/refresh/',
  'get /homepage/',
  'get /markets/',
  'get /bet-types/',
  'post /betting/suggestions/',
  'post /betting/',
  'get /betting/history/',
  'get /betting/{id}/',
  'get /bets/history/',
  'get /markets/results/monthly/',
  'get /admin/payout-multipliers/',
];

async function readDocument() {
  const { anonymous } = await buildTestApp();
  return (await anonymous('GET /__mock/openapi.json')).json();
}

describe('the OpenAPI document', () => {
  it('holds every call of the specification and nothing of the control API', async () => {
    const { openapi, paths } = await readDocument();
    const found = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => `${method} ${path}`),
    );
    expect(openapi).toBe('3.1.0');
    expect([...found].sort()).toEqual([...calls].sort());
  });

  it('says of each call whether it needs a token, and what refusals look like', async () => {
    const { paths } = await readDocument();
    expect(paths['/bets/history/'].get.security).toEqual([{ bearer: [] }]);
    expect(paths['/markets/'].get.security).toEqual([{}, { bearer: [] }]);
    expect(paths['/users/login/'].post.security).toEqual([]);
    const { 400: refused } = paths['/betting/'].post.responses;
    expect(refused.content['application/json'].schema.required).toEqual(['error']);
  });

  it('shows the payload of every bet type id', async () => {
    const { paths } = await readDocument();
    const { anyOf } = paths['/betting/'].post.requestBody.content['application/json'].schema;
    expect(anyOf).toHaveLength(22);
  });
});
