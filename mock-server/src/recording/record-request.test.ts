import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { recordRequest } from './record-request.ts';

type Sent = Partial<Parameters<typeof recordRequest>[1]>;
const sent = (members: Sent) =>
  ({
    method: 'POST',
    url: '/betting/',
    headers: {},
    playerId: 1,
    receivedAt: 1,
    receivedAtWall: 2,
    arrivedAt: 0,
    faultIds: null,
    ...members,
  }) as Parameters<typeof recordRequest>[1];

it('a world that comes with its first request is touched by the first that changes it', async () => {
  const { app } = await buildTestApp();
  const headers = { 'x-mock-world': 'elsewhere' };
  const isTouchedBy = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    await app.inject({ method, url, headers, ...(payload && { payload }) });
    return app.worlds.get('elsewhere')?.isTouched;
  };
  const { mobile: mobile_number, mpin } = mainPlayer;
  const login = { app_id: 'elsewhere', grant_type: 'mpin', mobile_number, mpin };
  expect(await isTouchedBy('GET', '/markets/?app_id=elsewhere')).toBe(false);
  expect(await isTouchedBy('POST', '/users/login/', { ...login, mpin: '0000' })).toBe(false);
  expect(await isTouchedBy('POST', '/users/login/', login)).toBe(true);
});

it('a request whose world was removed meanwhile is not recorded', async () => {
  const { app } = await buildTestApp();
  const world = app.worlds.create('removed', {});
  app.worlds.drop(world.id);
  recordRequest(world, sent({}), 200, '', false);
  expect(world.journal.entries()).toEqual([]);
});

describe('an entry of the journal', () => {
  /** The entry of a request, and its world. */
  async function entryOf(members: Sent, { status = 200, answer = '', hasSecrets = false } = {}) {
    const { world } = await buildTestApp();
    world.isTouched = false;
    recordRequest(world, sent(members), status, answer, hasSecrets);
    expect(world.journal.entries()).toHaveLength(1);
    return { ...world.journal.last(), isTouched: world.isTouched };
  }

  it('has the key, if one was sent, and the time that the request took', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(112.36);
    const headers = { 'idempotency-key': 'a' };
    const entry = await entryOf({ arrivedAt: 100, headers, faultIds: [3] });
    now.mockRestore();
    expect(entry).toMatchObject({ key: 'a', ms: 12.4, faults: [3] });
    expect(await entryOf({})).not.toHaveProperty('key');
    expect(await entryOf({})).not.toHaveProperty('faults');
  });

  it('tells of a change where a request other than a read was no error', async () => {
    const isTouched = async (members: Sent, status: number) =>
      (await entryOf(members, { status })).isTouched;
    expect(await isTouched({}, 399)).toBe(true);
    expect(await isTouched({}, 400)).toBe(false);
    expect(await isTouched({ method: 'GET' }, 200)).toBe(false);
  });

  it.each([
    [{ 'content-length': '1' }, true],
    [{ 'transfer-encoding': 'chunked' }, true],
    [{ 'content-length': '0' }, undefined],
    [{}, undefined],
  ])(
    'of a body that could not be read lacks what its error repeats: %o',
    async (headers, isCut) => {
      const type = { 'content-type': 'text/secret' };
      const answer = 'Unsupported Media Type: text/secret';
      const options = { status: 415, answer };
      expect(await entryOf({ headers: { ...headers, ...type } }, options)).toMatchObject({
        answer: isCut ? 'Unsupported Media Type: (hidden)' : answer,
        ...(isCut && { redacted: true }),
      });
      expect(await entryOf({ headers: { ...headers, ...type }, body: {} }, options)).toMatchObject({
        answer,
      });
      expect(await entryOf({ headers }, options)).toMatchObject({ answer });
    },
  );

  it('has no secret of a response, which is looked for where there may be one', async () => {
    const answer = '{"access":"abc"}';
    const kept = { answer: '{"access":"(hidden)"}' };
    expect(await entryOf({}, { answer, hasSecrets: true })).toMatchObject(kept);
    expect(await entryOf({}, { answer, status: 400 })).toMatchObject(kept);
    expect(await entryOf({}, { answer, status: 399 })).toMatchObject({ answer });
    const { world } = await buildTestApp();
    world.faults.add({ effect: 'status', status: 503 });
    recordRequest(world, sent({}), 200, answer, false);
    expect(world.journal.last()).toMatchObject(kept);
  });

  it('has the request as it is redacted: one of the control API, or of a player', async () => {
    const url = '/__mock/worlds/kalyan-matka/draws/';
    const body = { market: 'Kalyan Matka' };
    expect(await entryOf({ url, body })).toMatchObject({ url, request: body });
    const hidden = { '(hidden) 0': '(hidden)' };
    expect(await entryOf({ body })).toMatchObject({ request: hidden, redacted: true });
  });
});
