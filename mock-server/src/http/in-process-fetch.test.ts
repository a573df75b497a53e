import { afterAll, expect, it } from 'vitest';
import { createMock } from '../../create-mock.ts';
import { loginForm } from '../../test/build-app.ts';

const login = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(loginForm()),
};
const page = { headers: { accept: 'text/html' } };

const mock = await createMock({ port: 0, now: '2026-11-20T12:00:00+05:30' });
afterAll(() => mock.close());

/** The parts of a response, or of a failure, that a program can see; each address without its origin. */
async function seen(fetched: Promise<Response>, origin: string) {
  try {
    const response = await fetched;
    const copy = response.clone();
    const { status, statusText, ok, redirected, type, url, bodyUsed } = response;
    const text = await response.text();
    return {
      status,
      statusText,
      ok,
      redirected,
      type,
      bodyUsed,
      url: url.replace(origin, ''),
      cloned: [copy.status, copy.url.replace(origin, ''), copy.redirected, copy.type],
      copied: (await copy.text()) === text,
      hasBody: response.body !== null,
      used: response.bodyUsed,
      isEmpty: text === '',
      contentType: response.headers.get('content-type'),
      location: response.headers.get('location'),
      isPage: text.startsWith('<!'),
    };
  } catch (error) {
    return { name: error instanceof Error && error.name, message: String(error) };
  }
}

it.each<[string, RequestInit?]>([
  ['/markets/?app_id=kalyan-matka'],
  ['/markets/?app_id=kalyan-matka#part'],
  ['/markets/?app_id=kalyan-matka', { method: 'HEAD' }],
  ['/nowhere/'],
  ['/users/login/', login],
  ['/betting/', { method: 'POST' }],
  ['/', page],
  ['/', { ...page, redirect: 'follow' }],
  ['/', { ...page, redirect: 'error' }],
  ['/', { ...page, redirect: 'manual' }],
  ['/', { ...page, method: 'HEAD' }],
  ['/', { ...page, signal: AbortSignal.abort() }],
  ['/__mock/worlds/gone/', { method: 'DELETE' }],
  ['/__mock/worlds/kalyan-matka/', { method: 'DELETE' }],
])('the fetch of a mock answers %s %j as fetch does over a socket', async (path, init) => {
  const overSocket = await seen(fetch(`${mock.url}${path}`, init), mock.url);
  expect(await seen(mock.fetch(`${mock.url}${path}`, init), mock.url)).toEqual(overSocket);
});

it.each([301, 302, 303, 307, 308])(
  'the fetch of a mock follows a redirect by %i with the method and body of fetch over a socket',
  async (status) => {
    const followed = async (fetchImpl: typeof fetch) => {
      const path = '/users/login/';
      const headers = { location: '/users/register/' };
      await mock.world().fault({ effect: 'status', status, path, headers, times: 1 });
      const response = await fetchImpl(`${mock.url}${path}`, login);
      return [response.status, response.url, await response.text()];
    };
    expect(await followed(mock.fetch)).toEqual(await followed(fetch));
  },
);
