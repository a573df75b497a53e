import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';

const path = (id: string) => `/__mock/worlds/${id}`;

describe('a large world', () => {
  it.each([
    ['image', 'application/vnd.sqlite3'],
    ['file', 'application/json'],
  ])(
    'is put in again from its %s, and refused when it is damaged',
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
