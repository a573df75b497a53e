import { mainPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished } from 'vitest';
import { betBody, buildTestApp, loginForm } from '../../test/build-app.ts';

const control = '/__mock/worlds/asha';
const login = loginForm({ app_id: 'asha' });
const bet = (points: number) => betBody(1, [{ digit: '1', points, bet_type: 'open' }]);
const key = { 'idempotency-key': 'k' };

/** True if a world counts as changed after a request: one that does not makes room for others. */
async function isTouchedBy(call: string, body?: unknown, headers = {}): Promise<boolean> {
  const { app, anonymous } = await buildTestApp();
  onTestFinished(() => {
    app.worlds.drop('asha');
  });
  const { tokens } = (await anonymous('POST /users/login/', login)).json();
  const world = app.worlds.get('asha');
  if (!world) throw new Error('The login made no world');
  expect(world.isTouched).toBe(false);
  await anonymous(call, body, { authorization: `Bearer ${tokens.access}`, ...headers });
  return world.isTouched;
}

it.each<[string, unknown?, object?]>([
  ['GET /markets/'],
  ['HEAD /markets/'],
  ['HEAD /bets/history/'],
  ['OPTIONS /betting/', undefined, { origin: 'http://localhost:1' }],
  ['POST /users/login/', { ...login, otp: '000000' }],
  ['POST /betting/', bet(0)],
  ['POST /betting/suggestions/', { bet_type_id: 10, payload: { digit: '1' } }],
  [`GET ${control}/day/`],
  [`HEAD ${control}/players/`],
  [`POST ${control}/faults/`, { effect: 'nonsense' }],
])('a world that %s did not change makes room for others', async (...request) => {
  expect(await isTouchedBy(...request)).toBe(false);
});

it.each<[string, unknown, object?]>([
  ['POST /betting/', bet(5)],
  ['POST /betting/', bet(0), key],
  [`POST ${control}/faults/`, { effect: 'html' }],
  [`PUT ${control}/tokens/`, { accessSeconds: 60 }],
  [`PUT ${control}/players/${mainPlayer.mobile}/balance/`, { points: 7 }],
])('a world that %s with %j changed is kept', async (...request) => {
  expect(await isTouchedBy(...request)).toBe(true);
});
