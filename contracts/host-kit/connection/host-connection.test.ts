import { describe, expect, it } from 'vitest';
import { type HttpRequest, NoResponseError } from '../../verifier/http-client.ts';
import type { TestHost } from '../relations/test-support.ts';
import { clientOptions } from '../states/test-support.ts';
import { createHostClient } from './host-client.ts';
import { hostFetch } from './host-fetch.ts';
import { createPlayerTokens } from './player-tokens.ts';

const tokens = { access: 'access', refresh: 'refresh' };

/** The requests of a client, each with its headers. */
function recorded(host: TestHost, members: { origin?: string } = {}, login = true) {
  const sent: string[] = [];
  const options = clientOptions((path, request) => {
    const { authorization, origin } = request.headers ?? {};
    sent.push([request.method, path, authorization, origin].filter(Boolean).join(' '));
    return host(path, request);
  });
  return { sent, client: createHostClient({ ...options, ...members }, login ? tokens : undefined) };
}

describe('the client of the kit', () => {
  it('sends as the player with a token, as a visitor without, from the page that is given', async () => {
    const { sent, client } = recorded(() => ({ body: [] }), { origin: 'https://app.example' });
    await client.asPlayer({ method: 'GET', path: '/markets/', query: { app_id: 'a' } });
    await client.asVisitor({ method: 'GET', path: '/markets/' });
    expect(sent).toEqual([
      'GET /markets/?app_id=a Bearer access https://app.example',
      'GET /markets/ https://app.example',
    ]);
    const plain = recorded(() => ({ body: [] }));
    await plain.client.asVisitor({ method: 'GET', path: '/markets/' });
    expect(plain.sent).toEqual(['GET /markets/']);
  });

  it('renews its token once, and knows why where it cannot', async () => {
    const renewing = recorded((path, { headers }) => {
      if (path === '/token/refresh/') return { body: { access: 'renewed' } };
      return headers?.authorization === 'Bearer renewed' ? { body: [1] } : { status: 401 };
    });
    const { text } = await renewing.client.asPlayer({ method: 'GET', path: '/markets/' });
    expect([text, renewing.sent.length, renewing.client.tokens.issued]).toEqual([
      '[1]',
      3,
      ['access', 'refresh', 'renewed'],
    ]);
    expect(renewing.client.tokens.failure()).toBeUndefined();
    const refused = recorded(() => ({ status: 401 }));
    const { status } = await refused.client.asPlayer({ method: 'GET', path: '/markets/' });
    expect([status, refused.client.tokens.failure()]).toEqual([401, expect.any(Error)]);
  });

  it.each<[string, TestHost]>([
    ['of the request', () => ({ status: 429, headers: { 'retry-after': '0' } })],
    [
      'of the renewal that it needs',
      (path) =>
        path === '/token/refresh/'
          ? { status: 429, headers: { 'retry-after': '0' } }
          : { status: 401 },
    ],
  ])('waits out a rate limit %s', async (_, limited) => {
    let left = 2;
    const { client } = recorded((path, request) => {
      const response = left > 0 ? limited(path, request) : { body: ['done'] };
      if (response.status === 429) left -= 1;
      return response;
    });
    const { text } = await client.asPlayer({ method: 'GET', path: '/markets/' });
    expect([text, left]).toEqual(['["done"]', 0]);
  });

  it('waits for no rate limit that is longer than a minute', async () => {
    const { sent, client } = recorded(() => ({ status: 429, headers: { 'retry-after': '61' } }));
    expect((await client.asVisitor({ method: 'GET', path: '/markets/' })).status).toBe(429);
    expect(sent).toHaveLength(1);
  });

  it('without a login is a visitor', async () => {
    const { sent, client } = recorded(() => ({ status: 401 }), {}, false);
    expect((await client.asPlayer({ method: 'GET', path: '/markets/' })).status).toBe(401);
    expect(sent).toEqual(['GET /markets/']);
  });
});

describe('the tokens of a player', () => {
  it('are those of the latest login and renewal, and all of them are known', () => {
    const store = createPlayerTokens(tokens);
    store.expire(new Error('refused'));
    expect(store.failure()).toEqual(new Error('refused'));
    store.writeRefreshed('renewed');
    expect([store.readAccess(), store.readRefresh(), store.failure()]).toEqual([
      'renewed',
      'refresh',
      undefined,
    ]);
    store.adopt({ access: 'a2', refresh: 'r2' });
    expect([store.readAccess(), store.readRefresh()]).toEqual(['a2', 'r2']);
    expect(store.issued).toEqual(['access', 'refresh', 'renewed', 'a2', 'r2']);
  });
});

describe('the fetch of the kit', () => {
  /** Fetches from a host that redirects by a table of paths; the paths that were asked. */
  async function fetched(
    targets: Readonly<Record<string, string>>,
    { status = 302, method = 'GET', end = 200 } = {},
  ) {
    const asked: string[] = [];
    const transport = async (url: URL, _request: HttpRequest) => {
      asked.push(url.pathname);
      const location = targets[url.pathname];
      return location === undefined
        ? { status: end, headers: {}, text: 'end' }
        : { status, headers: { location }, text: 'moved' };
    };
    const response = await hostFetch({ timeoutMs: 20_000, transport })('http://host.test/a', {
      method,
    });
    return [asked.join(), response.status, await response.text()];
  }

  it.each([301, 302, 303, 307, 308])('follows a redirect within the host: %i', async (status) => {
    expect(await fetched({ '/a': '/b', '/b': 'http://host.test/c' }, { status })).toEqual([
      '/a,/b,/c',
      200,
      'end',
    ]);
  });

  it.each<[string, Record<string, string>, object]>([
    ['elsewhere', { '/a': 'http://other.test/b' }, {}],
    ['to another scheme', { '/a': 'https://host.test/b' }, {}],
    ['of a request that sends', { '/a': '/b' }, { method: 'POST' }],
    ['to no address', { '/a': 'http://' }, {}],
  ])('follows none %s', async (_, targets, members) => {
    expect(await fetched(targets, members)).toEqual(['/a', 302, 'moved']);
  });

  it('follows none of another status', async () => {
    expect(await fetched({ '/a': '/b' }, { status: 300 })).toEqual(['/a', 300, 'moved']);
  });

  it('follows five in a row and no more', async () => {
    expect(await fetched({ '/a': '/a' })).toEqual(['/a,/a,/a,/a,/a,/a', 302, 'moved']);
  });

  it('has no body where the status has none, and no status that is none of HTTP', async () => {
    for (const end of [204, 205, 304]) expect(await fetched({}, { end })).toEqual(['/a', end, '']);
    for (const end of [199, 600]) {
      await expect(fetched({}, { end })).rejects.toThrow(
        new NoResponseError(`http://host.test: the status ${end} is none of HTTP`),
      );
    }
    expect(await fetched({}, { end: 599 })).toEqual(['/a', 599, 'end']);
  });
});
