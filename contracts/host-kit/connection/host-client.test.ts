import { expect, it } from 'vitest';
import { type HttpResponse, NoResponseError } from '../../verifier/http-client.ts';
import { createHostClient } from './host-client.ts';

/** A client of a host that stays silent at `/markets/`, with the paths that were asked. */
function silentHost() {
  const asked: string[] = [];
  const client = createHostClient(
    {
      baseUrl: 'http://host.test',
      requestOptions: {
        timeoutMs: 20_000,
        transport: (url) => {
          asked.push(url.pathname);
          if (url.pathname === '/markets/')
            return Promise.reject(new NoResponseError(`${url.origin}: no response within 20 s`));
          return Promise.resolve({ status: 200, headers: {}, text: '[]' });
        },
      },
    },
    { access: 'access-token', refresh: 'refresh-token' },
  );
  const ask = (path: string) =>
    client.asPlayer({ method: 'GET', path }).then(
      ({ text }) => text,
      (error) => error.message,
    );
  return { asked, ask };
}

it('asks an endpoint that does not respond twice and no more', async () => {
  const { asked, ask } = silentHost();
  const silent = [await ask('/markets/'), await ask('/markets/'), await ask('/markets/')];
  expect(silent.map((text) => /no response within|not asked again/.exec(text)?.[0])).toEqual([
    'no response within',
    'no response within',
    'not asked again',
  ]);
  expect(asked).toEqual(['/markets/', '/markets/']);
  expect(await ask('/bet-types/')).toBe('[]');
});

/** A client of a host that does something at each request, with the number of requests. */
function clientOf(...responses: readonly (() => Promise<HttpResponse>)[]) {
  let asked = 0;
  const client = createHostClient({
    baseUrl: 'http://host.test//',
    requestOptions: {
      timeoutMs: 20_000,
      transport: () => {
        asked += 1;
        return (responses[asked - 1] ?? responses.at(-1) ?? silent)();
      },
    },
  });
  const ask = () =>
    client.asVisitor({ method: 'GET', path: '/markets/' }).then(
      ({ text }) => text,
      (error) => [error.name, error.message].join(': '),
    );
  return { ask, count: () => asked };
}

/** What a fetch does whose time is up. */
const silent = () => Promise.reject(Object.assign(new Error(), { name: 'TimeoutError' }));
const responds = () => Promise.resolve({ status: 200, headers: {}, text: '[]' });

it('tells of a request whose time is up how long that was, and asks again twice in all', async () => {
  const { ask, count } = clientOf(silent);
  const text = 'NoResponseError: http://host.test: no response within 20 s';
  expect([await ask(), await ask()]).toEqual([text, text]);
  expect(await ask()).toBe(
    'NoResponseError: http://host.test: no response to 2 requests, not asked again',
  );
  expect(count()).toBe(2);
});

it('counts requests in a row', async () => {
  const { ask, count } = clientOf(silent, responds, silent, responds);
  for (let n = 0; n < 3; n += 1) await ask();
  expect([await ask(), count()]).toEqual(['[]', 4]);
});

it('asks again where the connection fails at once', async () => {
  const { ask, count } = clientOf(() => Promise.reject(new TypeError('broken pipe')));
  const texts = [await ask(), await ask(), await ask()];
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toMatch(/^NoResponseError: http:\/\/host\.test: \w/);
  const refused = clientOf(() => Promise.reject(new NoResponseError('connection refused')));
  for (let n = 0; n < 3; n += 1)
    expect(await refused.ask()).toBe('NoResponseError: connection refused');
  expect([count(), refused.count()]).toEqual([3, 3]);
});

it('sends no token as a visitor, nor to renew one', async () => {
  const { ask, count } = clientOf(() => Promise.resolve({ status: 401, headers: {}, text: 'no' }));
  expect([await ask(), count()]).toEqual(['no', 1]);
});
