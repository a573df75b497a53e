import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const path = (id: string) => `/__mock/worlds/${id}`;

describe('the image of a world', () => {
  it.each(['elsewhere', 'kalyan-matka'])(
    'is put in again as it was taken out: as %s',
    async (id) => {
      const { app, anonymous } = await buildTestApp();
      const balance = `${path('kalyan-matka')}/players/${mainPlayer.mobile}/balance/`;
      await anonymous(`PUT ${balance}`, { points: 4321 });
      const taken = await app.inject(`${path('kalyan-matka')}/image/`);
      await anonymous(`PUT ${balance}`, { points: 1 });
      const put = await app.inject({
        method: 'PUT',
        url: `${path(id)}/image/`,
        headers: { 'content-type': 'application/vnd.sqlite3' },
        payload: taken.rawPayload,
      });
      expect(put.json()).toMatchObject({ id, now: '2026-11-20T12:00:00.000+05:30' });
      const player = await anonymous(`GET ${path(id)}/players/${mainPlayer.mobile}/`);
      expect(player.json().points).toBe(4321);
    },
  );

  it('is refused, and the world left alone, when it is none', async () => {
    const { app, anonymous } = await buildTestApp();
    const put = await app.inject({
      method: 'PUT',
      url: `${path('kalyan-matka')}/image/`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('hello'),
    });
    expect(put.statusCode).toBe(400);
    expect(put.json()).toEqual({ detail: expect.stringContaining('The image cannot be used') });
    const player = await anonymous(`GET ${path('kalyan-matka')}/players/${mainPlayer.mobile}/`);
    expect(player.json().points).toBe(10000);
  });
});
