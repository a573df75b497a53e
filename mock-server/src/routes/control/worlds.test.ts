import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';

const main = '/__mock/worlds/kalyan-matka';

describe('/worlds/', { tags: ['@MOCK-26'] }, () => {
  it('a world of the control API is created by its options, shown, listed and removed', async () => {
    const { anonymous } = await buildTestApp();
    const options = { scenario: 'fresh', now: '2026-11-23T17:00:00+05:30', seed: 5 };
    const created = await anonymous('PUT /__mock/worlds/asha/', options);
    const summary = {
      id: 'asha',
      now: '2026-11-23T17:00:00.000+05:30',
      clock: 'fixed',
      scenario: 'fresh',
      seed: 5,
      hostStyle: [],
      tokens: expect.any(Object),
    };
    expect([created.statusCode, created.json()]).toEqual([201, summary]);
    expect((await anonymous('GET /__mock/worlds/asha/')).json()).toEqual(summary);
    expect((await anonymous('GET /__mock/worlds/')).json()).toContainEqual(summary);
    expect((await anonymous('DELETE /__mock/worlds/asha/')).statusCode).toBe(204);
    const left = (await anonymous('GET /__mock/worlds/')).json();
    expect(left.map(({ id }: { id: string }) => id)).toEqual(['kalyan-matka']);
  });

  it.each([
    'GET /__mock/worlds/No!/',
    'POST /__mock/worlds/none/reset/',
    'DELETE /__mock/worlds/none/',
  ])('the refusal names a world that does not exist: %s', async (line) => {
    const { anonymous } = await buildTestApp();
    const response = await anonymous(line);
    const id = line.includes('No!') ? 'No!' : 'none';
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { detail: `Unknown world "${id}".` },
    ]);
  });

  it.each(['a'.repeat(65), 'Asha', 'a_b'])(
    'the control API refuses the world id %s',
    async (id) => {
      const { anonymous } = await buildTestApp();
      const response = await anonymous(`PUT /__mock/worlds/${id}/`, {});
      const message = `world takes 1 to 64 letters a-z, digits and hyphens, not "`;
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { world: [expect.stringContaining(message)] },
      ]);
    },
  );

  it('a world of the control API issues tokens with the lifetimes that were set, each separately', async () => {
    const { anonymous } = await buildTestApp();
    const { tokens } = (await anonymous(`GET ${main}/`)).json();
    const set = async (body: object) =>
      (await anonymous(`PUT ${main}/tokens/`, body)).json().tokens;
    expect(await set({ accessSeconds: 60 })).toEqual({ ...tokens, accessSeconds: 60 });
    const both = { ...tokens, accessSeconds: 60, refreshSeconds: 120, refreshRefused: true };
    expect(await set({ refreshSeconds: 120, refreshRefused: true })).toEqual(both);
    const expired = (await anonymous(`POST ${main}/tokens/expire/`)).json().tokens;
    const generation = tokens.generation + 1;
    expect(expired).toEqual({ ...both, generation, loginGeneration: generation });
  });
});

it('the fault rules of a world are added, listed and removed, one or all', {
  tags: ['@MOCK-26'],
}, async () => {
  const { anonymous } = await buildTestApp();
  const rule = { effect: 'latency', milliseconds: 5 };
  const added = await anonymous(`POST ${main}/faults/`, rule);
  expect([added.statusCode, added.json()]).toEqual([201, { id: 1, rule, hits: 0 }]);
  await anonymous(`POST ${main}/faults/`, rule);
  await anonymous(`POST ${main}/faults/`, rule);
  const ids = async () =>
    (await anonymous(`GET ${main}/faults/`)).json().map(({ id }: { id: number }) => id);
  expect((await anonymous(`DELETE ${main}/faults/2/`)).statusCode).toBe(204);
  expect(await ids()).toEqual([1, 3]);
  const unknown = await anonymous(`DELETE ${main}/faults/2/`);
  expect([unknown.statusCode, unknown.json()]).toEqual([404, { detail: 'Unknown fault 2.' }]);
  expect((await anonymous(`DELETE ${main}/faults/`)).statusCode).toBe(204);
  expect(await ids()).toEqual([]);
});

it('the journal of a world can be read whole or from one of its requests on', async () => {
  const { anonymous } = await buildTestApp();
  for (let n = 0; n < 3; n += 1) await anonymous('GET /homepage/?app_id=kalyan-matka');
  const numbers = async (query: string) =>
    (await anonymous(`GET ${main}/journal/${query}`))
      .json()
      .map(({ number }: { number: number }) => number);
  expect(await numbers('')).toEqual([1, 2, 3]);
  expect(await numbers('?after=1')).toEqual([2, 3]);
  expect(await numbers('?after=3')).toEqual([]);
});

it.each([
  ['journal/?after=last', 'after', 'a whole number from 0, not "last"'],
  ['journal/?after=-1', 'after', 'a whole number from 0, not -1'],
  ['file/?image=no', 'image', 'true or false, not "no"'],
])('the control API refuses a query without meaning: %s', async (query, field, words) => {
  const { anonymous } = await buildTestApp();
  const response = await anonymous(`GET ${main}/${query}`);
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { [field]: [expect.stringContaining(`${field} takes ${words}`)] },
  ]);
});

it('the magic inputs are listed with their clauses', async () => {
  const { anonymous } = await buildTestApp();
  expect((await anonymous('GET /__mock/magic-inputs/')).json()).toContainEqual({
    clause: 'ERRB-07',
    input: '9907 points in one bet request',
    description: 'betting: 409 without text',
  });
});

describe('imports', () => {
  const path = (id: string) => `/__mock/worlds/${id}`;

  it.each([
    ['image', 'application/vnd.sqlite3'],
    ['file', 'application/json'],
  ])(
    'a large world is imported from its %s, and refused when it is damaged',
    async (form, type) => {
      const { app, world, anonymous } = await buildTestApp();
      world.db.handle.exec(
        "INSERT INTO idempotency_keys SELECT 1, 'long', 'x', json_object('text', hex(randomblob(2000000))), 200",
      );
      const balance = `${path('kalyan-matka')}/players/${mainPlayer.mobile}/balance/`;
      await anonymous(`PUT ${balance}`, { points: 4321 });
      const bytes = (await app.inject(`${path('kalyan-matka')}/${form}/`)).rawPayload;
      const put = (payload: Buffer) =>
        Promise.resolve(
          app.inject({
            method: 'PUT',
            url: `${path('large')}/${form}/`,
            headers: { 'content-type': type },
            payload,
          }),
        );
      expect((await put(bytes)).json()).toMatchObject({ id: 'large' });
      const player = await anonymous(`GET ${path('large')}/players/${mainPlayer.mobile}/`);
      expect(player.json().points).toBe(4321);
      const damaged = await put(bytes.subarray(0, -1_000_000));
      expect(damaged.statusCode).toBe(400);
      expect(Object.keys(damaged.json())).toEqual(['detail']);
    },
    30_000,
  );
});
