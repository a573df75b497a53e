import { expect, it } from 'vitest';
import { NoResponseError } from '../../verifier/http-client.ts';
import { createHostClient } from './host-client.ts';

/** A client of a host that stays silent at `/markets/`, with the paths that were asked. */
function silentHost() {
  const asked: string[] = [];
  const client = createHostClient(
    {
      baseUrl: 'http://host.test',
      requestOptions: {
        timeoutMs: 20,
        transport: (url) => {
          asked.push(url.pathname);
          if (url.pathname === '/markets/')
            return Promise.reject(new NoResponseError(`${url.origin}: no response within 20 ms`));
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
