import { describe, expect, it } from 'vitest';
import type { PactInteraction } from '../pact/pact.ts';
import type { StateName } from '../pact/provider-states.ts';
import { NoResponseError } from '../verifier/http-client.ts';
import { createHostClient } from './connection/host-client.ts';
import { createHostContext, hasInvalidTokens, withInvalidTokens } from './host-context.ts';
import type { Step, TriedStep } from './plan.ts';
import { bet, hostWith, page, placed, type TestHost } from './relations/test-support.ts';
import { retryWithBets } from './retry-with-bets.ts';
import { type HostResult, runOnHost } from './run-on-host.ts';
import { sendInteraction } from './send-interaction.ts';
import { clientOptions, contextOn, hostOptions } from './states/test-support.ts';

const interaction = (
  name: StateName,
  request: Partial<PactInteraction['request']> = {},
  members: Partial<PactInteraction> = {},
): PactInteraction => ({
  description: 'a request',
  type: 'Synchronous/HTTP',
  comments: { safety: 'read' },
  providerStates: [{ name }],
  request: { method: 'GET', path: '/markets/', ...request },
  response: { status: 200 },
  ...members,
});
const bearer = { headers: { Authorization: ['Bearer x'] } };

/** A client that keeps the authorization of each request. */
function recorded(host: TestHost = () => ({ body: [] })) {
  const sent: (string | undefined)[] = [];
  const options = clientOptions((path, request) => {
    sent.push(request.headers?.authorization);
    return host(path, request);
  });
  const client = createHostClient(options, { access: 'own-access', refresh: 'own-refresh' });
  return { client, sent };
}

describe('an interaction', () => {
  it('is sent as the player, or with the token that its state asks for', async () => {
    const { client, sent } = recorded();
    const values = { access: 'token-of-the-plan' };
    const send = (state: StateName, request = {}) =>
      sendInteraction(interaction(state, request), 'markets', values, [], client);
    await send('usual', bearer);
    await send('usual');
    await send('access-token-expired', bearer);
    expect(sent).toEqual(['Bearer own-access', undefined, 'Bearer token-of-thAAAAAA']);
  });

  it('is told with its request and its response', async () => {
    const { client } = recorded();
    const request = { query: { page: ['1', '2'] }, body: { content: { a: 1 } } };
    const before = Date.now();
    const exchange = await sendInteraction(
      interaction('balance-of-5', request),
      'markets',
      {},
      [],
      client,
    );
    expect(exchange).toMatchObject({
      endpoint: 'markets',
      path: '/markets/',
      sent: { a: 1 },
      aboveBalance: true,
      response: { status: 200, text: '[]' },
    });
    expect(String(exchange.query)).toBe('page=1&page=2');
    expect(exchange.receivedAt).toBeGreaterThanOrEqual(before);
    const usual = await sendInteraction(interaction('usual'), 'markets', {}, [], client);
    expect(usual.aboveBalance).toBe(false);
  });

  it('that is a login leaves its tokens to the requests after it', async () => {
    const login = { user: {}, tokens: { access: 'new-access', refresh: 'new-refresh' } };
    const tokenAfter = async (
      status: number,
      body: unknown,
      endpoint: 'login' | 'markets' = 'login',
    ) => {
      const { client } = recorded(() => ({ status, body }));
      await sendInteraction(interaction('usual'), endpoint, {}, [], client);
      return client.tokens.readAccess();
    };
    expect(await tokenAfter(200, login)).toBe('new-access');
    expect(await tokenAfter(300, login)).toBe('own-access');
    expect(await tokenAfter(200, {})).toBe('own-access');
    expect(await tokenAfter(200, login, 'markets')).toBe('own-access');
  });

  it('takes the current refresh token where it takes one', async () => {
    const bodies: unknown[] = [];
    const options = clientOptions((_, request) => {
      bodies.push(JSON.parse(String(request.body)));
      return { body: {} };
    });
    const client = createHostClient(options, { access: 'a', refresh: 'current' });
    const expression = `\${refresh}`;
    const request = {
      method: 'POST',
      path: '/token/refresh/',
      body: { content: { refresh: 'x' } },
      generators: { body: { '$.refresh': { expression } } },
    } as const;
    for (const [state, values] of [
      ['usual', { refresh: 'of-the-plan' }],
      ['refresh-refused', { refresh: 'of-the-plan' }],
    ] as const)
      await sendInteraction(interaction(state, request), 'refresh', values, [], client);
    expect(bodies).toEqual([{ refresh: 'current' }, { refresh: 'cAAAAAA' }]);
  });
});

describe('the tokens of a state', () => {
  const values = { access: 'access-token', refresh: 'refresh-token', mobile: '9' };

  it('are invalid where a host is to refuse them', () => {
    expect(withInvalidTokens('usual', values)).toEqual(values);
    expect(withInvalidTokens('access-token-expired', values)).toEqual({
      ...values,
      access: 'accessAAAAAA',
    });
    expect(withInvalidTokens('refresh-refused', values)).toEqual({
      mobile: '9',
      access: 'accessAAAAAA',
      refresh: 'refreshAAAAAA',
    });
    expect(withInvalidTokens('refresh-refused', {})).toEqual({});
    const states = ['usual', 'access-token-expired', 'refresh-refused'] as const;
    expect(states.map(hasInvalidTokens)).toEqual([false, true, true]);
  });
});

it('a context has the session of a login, and each new number once', async () => {
  const login = { user: { points: 5 }, tokens: { access: 'a', refresh: 'r' } };
  const { context, session } = await createHostContext(
    hostOptions(hostWith({ '/users/login/': login, '/markets/': [{ id: 1 }] }), {
      newMobiles: ['8', '7'],
    }),
    { today: '2026-11-20', now: 7 },
  );
  expect(session).toEqual({ access: 'a', refresh: 'r', points: 5 });
  expect(await context.session()).toBe(session);
  expect([context.newMobile(), context.newMobile(), context.newMobile()]).toEqual([
    '8',
    '7',
    undefined,
  ]);
  expect([context.now, context.supportsMagicInputs]).toEqual([7, false]);
  expect(await context.reader.markets()).toEqual({ value: [{ id: 1 }] });
});

describe('the result of an interaction', () => {
  const step = (description: string, path = '/markets/'): TriedStep => ({
    interaction: { ...interaction('usual', { path }), description },
    endpoint: 'markets',
    values: {},
  });

  it('is a pass, or what the client cannot read, in the order of the steps', async () => {
    const { client } = recorded((path) => (path === '/broken/' ? { status: 500 } : { body: [] }));
    const results = await runOnHost([step('a'), step('b', '/broken/'), step('c')], [], client);
    expect(results.map(({ description, passed }) => [description, passed])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
    ]);
    expect(results[1]).toMatchObject({
      mismatches: [expect.stringMatching(/^status is 500, expected a status from 200 to 299/)],
      findings: [{ place: 'status' }],
      response: { status: 500 },
      exchange: { path: '/broken/' },
    });
    expect(results[0]?.value).toEqual([]);
  });

  it('is a failure with its message where no response comes', async () => {
    const { client } = recorded(() => {
      throw new NoResponseError('http://host.test: no response');
    });
    expect(await runOnHost([step('a')], [], client)).toEqual([
      {
        description: 'a',
        passed: false,
        mismatches: ['http://host.test: no response'],
        findings: [],
        read: new Set(),
      },
    ]);
  });
});

describe('interactions that wait for a bet', () => {
  const waiting = (
    description: string,
    params: PactInteraction['providerStates'][0]['params'],
    members: { path?: string; endpoint?: Step['endpoint']; name?: StateName } = {},
  ): Step => {
    const { path = '/bets/history/', endpoint = 'history', name = 'usual' } = members;
    const own = interaction(name, { path }, { description });
    return {
      interaction: { ...own, providerStates: [{ name, ...(params && { params }) }] },
      endpoint,
      skipped: 'the player has no bet',
    };
  };

  async function retry(
    steps: readonly Step[],
    bets: readonly object[],
    accepted: readonly HostResult[] = [placed(100)],
  ) {
    const host = hostWith({ '/bets/history/': page(bets), '/markets/': [] });
    const { context } = contextOn(host);
    const { client } = recorded(host);
    const first = { steps, results: accepted, context, client, betTypes: [], today: '2026-11-20' };
    const { steps: again, results } = await retryWithBets(first, hostOptions(host));
    return {
      steps: again.map((one) => ('values' in one ? 'tried' : [one.skipped, one.unmet === true])),
      results: results.map(({ description }) => description),
    };
  }

  it('are tried once more with those that the kit placed', async () => {
    expect(await retry([waiting('a', { bets: 'any' })], [bet(1)])).toEqual({
      steps: ['tried'],
      results: ['a bet at 100', 'a'],
    });
  });

  it('are left where the host accepted none', async () => {
    const refused = placed(100, 5, { response: { status: 300, headers: {}, text: '' } });
    const { exchange: _, ...silent } = placed(100);
    for (const results of [[], [refused], [placed(100, 5, { endpoint: 'bet' })], [silent]])
      expect(await retry([waiting('a', { bets: 'any' })], [bet(1)], results)).toEqual({
        steps: [['the player has no bet', false]],
        results: results.map(({ description }) => description),
      });
  });

  it('are not recognised where the host does not show a bet that it accepted', async () => {
    const hidden = (what: string) => [
      `could not recognise a bet, because the host accepted bets of the kit, yet the player has no bet (${what})`,
      true,
    ];
    const { steps } = await retry(
      [
        waiting('a', { bets: 'any' }),
        waiting('b', { bets: 'pending' }),
        waiting('c', { bets: 'won' }),
        waiting('d', { bets: 'any', shows: 'digit' }),
      ],
      [],
    );
    expect(steps).toEqual([
      hidden('any'),
      hidden('pending'),
      ['the player has no bet (won)', false],
      ['the player has no bet (any)', false],
    ]);
  });

  it.each<[string, Step]>([
    ['another state', waiting('a', {}, { name: 'fresh' })],
    ['bets on certain markets', waiting('a', { bets_on: ['Milan'] })],
    ['a player of the mock', waiting('a', { player: '9' })],
    ['a magic input', waiting('a', { provoked: true })],
    ['another call', waiting('a', { bets: 'any' }, { path: '/markets/', endpoint: 'markets' })],
    ['what was not recognised', { ...waiting('a', { bets: 'any' }), unmet: true } as Step],
  ])('are not those that wait for %s', async (_, step) => {
    const { results, steps } = await retry([step], [bet(1)]);
    expect(results).toEqual(['a bet at 100']);
    expect(steps).toEqual([['the player has no bet', 'unmet' in step]]);
  });
});
