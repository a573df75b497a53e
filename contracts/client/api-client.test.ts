import * as Type from 'typebox';
import { expect, it, vi } from 'vitest';
import { createApiClient, type TokenStore } from './api-client.ts';

const text = Type.String();

type Tokens = { access: string | undefined; refresh: string | undefined };
type Handler = (path: string, token: string | null, body: unknown) => Response | Promise<Response>;

const get = (path: `/${string}/` = '/markets/') => ({ method: 'GET', path }) as const;
const json = (value: unknown, status = 200) => Response.json(value, { status });

/** A client of a host that responds with a handler. Only the token `new` works, unless the handler takes others. */
function clientOf(
  handle: Handler,
  {
    alone,
    store = { access: 'old', refresh: 'refresh-1' },
  }: { alone?: TokenStore['alone']; store?: Tokens } = {},
) {
  const calls: string[] = [];
  const expire = vi.fn<(failure: unknown) => void>();
  const send = async (url: string, { headers, body }: RequestInit) => {
    const path = url.replace('http://host', '');
    const token = new Headers(headers).get('authorization');
    calls.push(token ? `${path} ${token}` : path);
    return handle(path, token, body && JSON.parse(String(body)));
  };
  const client = createApiClient(
    { baseUrl: () => 'http://host', timeoutMs: 20_000, fetch: send },
    {
      readAccess: () => store.access,
      readRefresh: () => store.refresh,
      writeRefreshed: (access, refresh = store.refresh) => {
        Object.assign(store, { access, refresh });
      },
      expire,
      ...(alone && { alone }),
    },
  );
  return { client, calls, store, expire };
}

/** Accepts only the token `new`, and returns it for any refresh token. */
const sound: Handler = (path, token) => {
  if (path === '/token/refresh/') return json({ access: 'new' });
  return token === 'Bearer new' ? json('yes') : json({}, 401);
};

it('a request of the player is repeated once with the token of a refresh', async () => {
  const { client, calls, store, expire } = clientOf(sound);
  expect(await client.request(text, get())).toBe('yes');
  expect(calls).toEqual(['/markets/ Bearer old', '/token/refresh/', '/markets/ Bearer new']);
  expect(store.access).toBe('new');
  expect(expire).not.toHaveBeenCalled();
});

it('a request of the player is not repeated when it is refused for another reason than its token', async () => {
  const { client, calls } = clientOf(() => json({}, 403));
  await expect(client.request(text, get())).rejects.toMatchObject({ status: 403 });
  expect(calls).toEqual(['/markets/ Bearer old']);
});

it('a request of the player that fails beside others shares one refresh with them', async () => {
  const { client, calls } = clientOf(sound);
  const paths = ['/a/', '/b/', '/c/'] as const;
  expect(await Promise.all(paths.map((path) => client.request(text, get(path))))).toEqual(
    Array(3).fill('yes'),
  );
  expect(calls.filter((call) => call === '/token/refresh/')).toHaveLength(1);
});

it('a request of the player shares one refresh with another client of the same tokens', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const alone: TokenStore['alone'] = (renewal) => {
    const run = last.then(renewal);
    last = run;
    return run;
  };
  const first = clientOf(sound, { alone });
  const second = clientOf(sound, { alone, store: first.store });
  expect(
    await Promise.all([first, second].map(({ client }) => client.request(text, get()))),
  ).toEqual(['yes', 'yes']);
  const calls = [...first.calls, ...second.calls];
  expect(calls.filter((call) => call === '/token/refresh/')).toHaveLength(1);
  expect(second.expire).not.toHaveBeenCalled();
});

it('a request of the player that failed with an older token is repeated with the stored token', async () => {
  const { client, calls, store } = clientOf((path, token) => {
    store.access = 'new';
    return sound(path, token, undefined);
  });
  expect(await client.request(text, get())).toBe('yes');
  expect(calls).toEqual(['/markets/ Bearer old', '/markets/ Bearer new']);
});

it('a request of the player refreshes again when a later token is refused', async () => {
  const { client, calls, store } = clientOf(sound);
  await client.request(text, get());
  store.access = 'old';
  await client.request(text, get());
  expect(calls.filter((call) => call === '/token/refresh/')).toHaveLength(2);
});

it('a request of the player is final after the second 401', {
  tags: ['@SESSION-15'],
}, async () => {
  const { client, calls } = clientOf((path) =>
    path === '/token/refresh/' ? json({ access: 'new' }) : json({ detail: 'No' }, 401),
  );
  await expect(client.request(text, get())).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(3);
});

it('a request of the player ends the login by the failed refresh, and fails with the first 401', async () => {
  const { client, expire } = clientOf((path) =>
    path === '/token/refresh/' ? json({ detail: 'Gone' }, 401) : json({ detail: 'Old' }, 401),
  );
  await expect(client.request(text, get())).rejects.toMatchObject({ body: { detail: 'Old' } });
  expect(expire.mock.calls).toEqual([[expect.objectContaining({ body: { detail: 'Gone' } })]]);
});

it('a request of the player without a refresh token ends the login without a refresh', async () => {
  const { client, calls, store, expire } = clientOf(sound);
  store.refresh = undefined;
  await expect(client.request(text, get())).rejects.toMatchObject({ status: 401 });
  expect(calls).toEqual(['/markets/ Bearer old']);
  expect(expire.mock.calls).toEqual([[undefined]]);
});

it.each([
  ['another player signed in', 'refresh-2'],
  ['the player signed out', undefined],
])('a request of the player is not repeated when %s meanwhile', async (_, refresh) => {
  const { client, calls, store, expire } = clientOf((path, token) => {
    if (path === '/token/refresh/') store.refresh = refresh;
    return sound(path, token, undefined);
  });
  await expect(client.request(text, get())).rejects.toMatchObject({ status: 401 });
  expect(calls).toEqual(['/markets/ Bearer old', '/token/refresh/']);
  expect(store.access).toBe('old');
  expect(expire).not.toHaveBeenCalled();
});

it('a failed refresh does not end the login of another player', async () => {
  const { client, store, expire } = clientOf((path) => {
    if (path === '/token/refresh/') store.refresh = 'refresh-2';
    return json({}, 401);
  });
  await expect(client.request(text, get())).rejects.toMatchObject({ status: 401 });
  expect(expire).not.toHaveBeenCalled();
});

it('a request of the player stores a new refresh token, also when requests share the refresh', async () => {
  const { client, calls, store, expire } = clientOf((path, token, body) =>
    path === '/token/refresh/' && (body as { refresh: string }).refresh === 'refresh-1'
      ? json({ access: 'new', refresh: 'refresh-2' })
      : sound(path, token, body),
  );
  const paths = ['/a/', '/b/'] as const;
  expect(await Promise.all(paths.map((path) => client.request(text, get(path))))).toEqual([
    'yes',
    'yes',
  ]);
  expect(store.refresh).toBe('refresh-2');
  expect(calls.filter((call) => call === '/token/refresh/')).toHaveLength(1);
  expect(expire).not.toHaveBeenCalled();
});

it('a request of the player is not repeated in the name of another player', async () => {
  const { client, calls, store } = clientOf((path, token) => {
    Object.assign(store, { access: 'new', refresh: 'refresh-2' });
    return sound(path, token, undefined);
  });
  await expect(client.request(text, get())).rejects.toMatchObject({ status: 401 });
  expect(calls).toEqual(['/markets/ Bearer old']);
});

it('a request of a visitor has no token and is never repeated', async () => {
  const { client, calls } = clientOf(() => json({}, 401));
  await expect(client.requestAsVisitor(text, get())).rejects.toMatchObject({ status: 401 });
  expect(calls).toEqual(['/markets/']);
});

it('a refresh sends the refresh token in the body and nothing else', async () => {
  const bodies: unknown[] = [];
  const { client, calls } = clientOf((_path, _token, body) => {
    bodies.push(body);
    return json({ access: 'new' });
  });
  expect(await client.refresh('refresh-9')).toEqual({ access: 'new' });
  expect([calls, bodies]).toEqual([['/token/refresh/'], [{ refresh: 'refresh-9' }]]);
});
