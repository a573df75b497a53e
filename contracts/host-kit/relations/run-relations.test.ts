import { describe, expect, it } from 'vitest';
import { NoResponseError } from '../../verifier/http-client.ts';
import { SignInError } from '../states/sign-in.ts';
import type { Relation } from './relation.ts';
import { runRelations, selectRelations } from './run-relations.ts';
import { bet, hostWith, origin, page, probeOn, recording } from './test-support.ts';

/** The line of a relation with a check. */
async function lineOf(check: Relation['check']) {
  const relation: Relation = { endpoint: 'markets', description: 'a relation', check };
  const [line] = await runRelations([relation], probeOn(hostWith({})));
  return line;
}

const shared = { call: 'GET /markets/', description: 'a relation', by: 'relation' };
const finding = { place: '$', found: 'is missing', expected: 'a list', effect: 'sees nothing' };

describe('a relation', () => {
  it('passes without findings, and fails with their lines', async () => {
    expect(await lineOf(async () => [])).toEqual({ ...shared, outcome: 'passed', reasons: [] });
    expect(await lineOf(async () => [finding, finding])).toEqual({
      ...shared,
      outcome: 'failed',
      reasons: ['$ is missing, expected a list (and 1 more like it): the player sees nothing'],
    });
  });

  it('is skipped where it cannot be checked, with the call that it builds on', async () => {
    expect(await lineOf(async () => 'there is no market')).toEqual({
      ...shared,
      outcome: 'skipped',
      reasons: ['there is no market'],
    });
    expect(await lineOf(async () => ({ unread: 'GET /bets/history/' }))).toEqual({
      ...shared,
      outcome: 'skipped',
      reasons: ['GET /bets/history/ cannot be read'],
      buildsOn: 'GET /bets/history/',
    });
  });

  it('fails where the host does not respond or lets nobody in', async () => {
    for (const error of [new NoResponseError('no response'), new SignInError('no response')])
      expect(await lineOf(() => Promise.reject(error))).toEqual({
        ...shared,
        outcome: 'failed',
        reasons: ['no response'],
      });
    await expect(lineOf(() => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
  });
});

describe('the relations of a run', () => {
  const selected = (only: string[], call: string[] = [], pages?: string) =>
    selectRelations({ only, call, origin: pages }).map(({ description }) => description);

  it('are those with a part of a description and of a call', () => {
    expect(selected(['FUTURE'])).toEqual(['no bet was placed in the future']);
    expect(selected([], ['/token/refresh/'])).toEqual([
      'the access token of a refresh says when it ends, and works',
      'a refresh token works more than once',
    ]);
    expect(selected(['works'], ['/token/refresh/'])).toHaveLength(2);
    expect(selected(['once'], ['/token/refresh/'])).toEqual([
      'a refresh token works more than once',
    ]);
    expect(selected(['once'], ['/markets/'])).toEqual([]);
  });

  it('are about pages of another origin where one is given', () => {
    expect(selected(['may use it'])).toEqual([]);
    expect(selected(['may use it'], ['/markets/'], origin)).toContain(
      `pages of ${origin} may use it`,
    );
  });
});

describe('a probe', () => {
  it('sends a GET request once for each path, with its parameters', async () => {
    const { host, asked } = recording(hostWith({ '/bets/history/': page([bet(1)]) }));
    const probe = probeOn((path, request) =>
      request.method === 'GET' ? host(path, request) : { status: 405 },
    );
    const path = '/bets/history/?page=1&market_names=A&market_names=B';
    const [one, other] = [await probe.get('history', path), await probe.get('history', path)];
    expect(one).toBe(other);
    await probe.read('markets', '/markets/');
    expect(asked).toEqual([path, '/markets/']);
  });

  it.each([
    [200, true],
    [299, true],
    [300, false],
    [404, false],
  ])('reads successes alone: %i', async (status, isRead) => {
    const probe = probeOn(() => ({ status, body: page([]) }));
    const reading = await probe.get('history', '/bets/history/');
    expect(reading.status).toBe(status);
    expect(reading.value !== undefined).toBe(isRead);
  });

  it('reads no call whose response the client does not read', async () => {
    const probe = probeOn(() => ({ body: {} }));
    expect(await probe.get('register', '/users/register/')).toEqual({
      status: 200,
      value: undefined,
    });
  });

  it('collects what was lost by call', async () => {
    const probe = probeOn(hostWith({ '/bets/history/': page([bet(1, { amount: 'five' })]) }));
    expect(probe.lossesOf('history')).toEqual([]);
    await probe.read('history', '/bets/history/?page=1');
    await probe.read('history', '/bets/history/?page=2');
    expect(probe.lossesOf('history').map(({ place }) => place)).toEqual([
      '$.data[0].bet_details.amount',
      '$.data[0].bet_details.amount',
    ]);
    expect(probe.lossesOf('bettingHistory')).toEqual([]);
  });

  it('takes over the tokens of a login', async () => {
    const tokens = { access: 'access of the login', refresh: 'r' };
    const probe = probeOn(hostWith({ '/users/login/': { user: { points: 5 }, tokens } }));
    expect(await probe.signIn()).toEqual({ ...tokens, points: 5 });
    expect(probe.client.tokens.readAccess()).toBe('access of the login');
  });

  it('sends below the path of the host', async () => {
    const sent: string[] = [];
    const probe = probeOn(hostWith({}), {
      baseUrl: 'http://host.test/v1//',
      requestOptions: {
        timeoutMs: 20_000,
        transport: async (url, { method }) => {
          sent.push(`${method} ${url}`);
          return { status: 204, headers: {}, text: '' };
        },
      },
    });
    expect((await probe.send('/markets/', { method: 'OPTIONS' })).status).toBe(204);
    expect(sent).toEqual(['OPTIONS http://host.test/v1/markets/']);
  });
});
