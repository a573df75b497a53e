import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-app.ts';

const world = '/__mock/worlds/kalyan-matka';

it('the control API does not exist when it is off, except for the health endpoint', {
  tags: ['@MOCK-26'],
}, async () => {
  const { anonymous } = await buildTestApp({ control: 'off' });
  expect((await anonymous('GET /__mock/health')).json()).toMatchObject({ status: 'ok' });
  expect((await anonymous('GET /__mock/worlds/')).statusCode).toBe(404);
  const now = '2026-11-23T17:00:00+05:30';
  expect((await anonymous(`PUT ${world}/clock/`, { mode: 'fixed', now })).statusCode).toBe(404);
});

it('the control API serves this machine only, unless it is opened', {
  tags: ['@MOCK-26'],
}, async () => {
  const remoteAddress = '192.0.2.7';
  const call = { method: 'GET', url: '/__mock/worlds/', remoteAddress } as const;
  const closed = await buildTestApp();
  expect((await closed.app.inject(call)).statusCode).toBe(403);
  for (const url of ['/__mock/health/', '/__mock/openapi.json'])
    expect((await closed.app.inject({ ...call, url })).statusCode).toBe(200);
  const open = await buildTestApp({ control: 'any' });
  expect((await open.app.inject(call)).statusCode).toBe(200);
});

it('the control API shows the development OTP of every player, and no other secret', async () => {
  const { anonymous } = await buildTestApp();
  const answer = await anonymous(`GET ${world}/players/${mainPlayer.mobile}/`);
  expect(answer.json()).toEqual({
    id: 1,
    mobile: mainPlayer.mobile,
    name: 'Aarav Sharma',
    points: 10000,
    otp: mainPlayer.otp,
  });
});

it('the control API expires the access tokens issued so far, and no token of a later refresh', async () => {
  const { app, world: defaultWorld, as, anonymous } = await buildTestApp();
  const call = as(mainPlayer.mobile);
  const { refresh } = app.tokens.issueLoginTokens(defaultWorld, {
    playerId: 1,
    appId: 'kalyan-matka',
  });
  await anonymous(`POST ${world}/tokens/expire/`);
  expect((await call('GET /bets/history/?page=1')).statusCode).toBe(401);
  const { access } = (await anonymous('POST /token/refresh/', { refresh })).json();
  const headers = { authorization: `Bearer ${access}` };
  const answer = await anonymous('GET /bets/history/?page=1', undefined, headers);
  expect(answer.statusCode).toBe(200);
});
