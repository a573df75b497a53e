import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp } from './build-app.ts';
import { filledIn } from './fuzz-app.ts';
import { isOfApi, listRoutes } from './list-routes.ts';
import { validBodies } from './valid-requests.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Addresses beside the table under which a host might hide a way back. */
const guesses = ['cancel', 'delete', 'undo', 'refund', 'edit'].flatMap((word) => [
  `/betting/:id/${word}/`,
  `/betting/${word}/`,
  `/bets/:id/${word}/`,
]);

it('a placed bet can be read at its address, and no route can change it', {
  tags: ['@APP-07'],
}, async () => {
  const { app } = await buildTestApp();
  const routes = listRoutes(app).filter(isOfApi);
  const writing = routes.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  expect(writing.sort()).toEqual([
    '/betting/',
    '/betting/suggestions/',
    '/token/refresh/',
    '/users/login/',
    '/users/register/',
  ]);
  const withBet = routes.filter(({ path }) => path.includes(':'));
  expect(withBet).toEqual([{ method: 'GET', path: '/betting/:id/' }]);
});

it('a placed bet does not change, whatever its player sends to any address', {
  tags: ['@APP-07'],
}, async () => {
  const { app, as, world } = await buildTestApp();
  const call = as(mainPlayer.mobile);
  expect((await call('POST /betting/', validBodies['POST /betting/'])).statusCode).toBe(200);
  const [{ id }] = (await call('GET /bets/history/?page=1')).json().data;
  const read = async () => (await call(`GET /betting/${id}/`)).json();
  const money = world.db.handle.prepare('SELECT balance FROM players WHERE id = 1').pluck();
  const [before, wallet] = [await read(), money.get()];
  expect(before.bet_details.bet_status).toBe('PENDING');
  const cancellation = {
    id,
    bet_id: id,
    action: 'cancel',
    status: 'cancelled',
    amount: 1,
    points: 1,
  };
  const paths = [...listRoutes(app).filter(isOfApi), ...guesses.map((path) => ({ path }))];
  for (const path of new Set(paths.map(({ path }) => path))) {
    for (const method of methods) {
      const address = filledIn(path.replace(':id', String(id)));
      const { statusCode } = await call(
        `${method} ${address}`,
        method === 'GET' ? undefined : cancellation,
      );
      expect(statusCode < 400 && method !== 'GET', `${method} ${address}`).toBe(false);
      expect([await read(), money.get()], `${method} ${address}`).toEqual([before, wallet]);
    }
  }
});

it('a placed bet is not replaced by a new bet that names it', { tags: ['@APP-07'] }, async () => {
  const { as } = await buildTestApp();
  const call = as(mainPlayer.mobile);
  const body = validBodies['POST /betting/'];
  await call('POST /betting/', body);
  const [placed] = (await call('GET /bets/history/?page=1')).json().data;
  const { id } = placed;
  expect((await call('POST /betting/', { ...body, id, bet_id: id, replaces: id })).statusCode).toBe(
    200,
  );
  expect((await call(`GET /betting/${id}/`)).json()).toEqual(placed);
});
