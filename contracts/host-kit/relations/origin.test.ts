import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../api/endpoints.ts';
import type { HostResult } from '../run-on-host.ts';
import { linesOf, origin, placed, type TestHost } from './test-support.ts';

const description = `pages of ${origin} may use it`;
const effect = 'the player reads that the server could not be reached';
const allowed = {
  'access-control-allow-origin': origin,
  'access-control-allow-headers': 'authorization, content-type',
};

interface Sent {
  path: string;
  method: string;
  headers: Readonly<Record<string, string>>;
}

/** What is said of an endpoint of a host that allows something, and what it was sent. */
async function checked(
  endpoint: EndpointName,
  {
    preflight = { status: 204, headers: allowed },
    response = { status: 200, headers: allowed },
    results = [],
  }: {
    preflight?: ReturnType<TestHost>;
    response?: ReturnType<TestHost>;
    results?: readonly HostResult[];
  } = {},
) {
  const sent: Sent[] = [];
  const host: TestHost = (path, { method, headers = {} }) => {
    sent.push({ path, method, headers });
    return method === 'OPTIONS' ? preflight : response;
  };
  return { lines: await linesOf(description, host, { results }, endpoint), sent };
}

describe('a page of another origin', () => {
  it('asks ahead of a request that needs a token, then sends it with one and with a wrong one', async () => {
    const { lines, sent } = await checked('bet');
    expect(lines).toEqual([]);
    const path = '/betting/999999999/?app_id=app&page=1';
    expect(sent.map((one) => `${one.method} ${one.path}`)).toEqual([
      `OPTIONS ${path}`,
      `GET ${path}`,
      `GET ${path}`,
    ]);
    expect(sent[0]?.headers).toEqual({
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    });
    expect(sent[2]?.headers.authorization).toBe('Bearer invalid');
  });

  it('asks ahead of a request that sends, and sends none', async () => {
    const { sent } = await checked('betting');
    expect(sent.map(({ method }) => method)).toEqual(['OPTIONS']);
    expect(sent[0]?.headers).toMatchObject({
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    });
    const login = await checked('login');
    expect(login.sent[0]?.headers['access-control-request-headers']).toBe('content-type');
  });

  it.each([200, 204, 299])(
    'may use a host that responds to the question with %i',
    async (status) => {
      expect((await checked('bet', { preflight: { status, headers: allowed } })).lines).toEqual([]);
    },
  );

  it.each([199, 300, 405])('may not use one that responds with %i', async (status) => {
    expect((await checked('bet', { preflight: { status, headers: allowed } })).lines).toEqual([
      `preflight gets ${status}, expected a status from 200 to 299: ${effect}`,
    ]);
  });

  it.each([
    ['its origin', origin],
    ['its origin in other letters', origin.toUpperCase()],
    ['all origins', '*'],
  ])('may use a host that allows %s', async (_, value) => {
    const headers = { ...allowed, 'access-control-allow-origin': value };
    expect((await checked('betting', { preflight: { headers } })).lines).toEqual([]);
  });

  it.each([
    ['another', { 'access-control-allow-origin': 'https://other.example' }],
    ['none', { 'access-control-allow-origin': '' }],
  ])('may not use a host that allows %s', async (_, headers) => {
    const { lines } = await checked('betting', {
      preflight: { headers: { ...allowed, ...headers } },
    });
    expect(lines).toEqual([
      `preflight lacks Access-Control-Allow-Origin, expected ${origin}: ${effect}`,
    ]);
  });

  const lacks = (name: string) =>
    `Access-Control-Allow-Headers lacks ${name}, expected ${name}: ${effect}`;

  it.each([
    ['in other letters', 'Content-Type,Authorization', []],
    ['among others', 'accept , content-type , authorization', []],
    ['by a star and by name', '*, authorization', []],
    ['by a star alone, which is no authorization', '*', [lacks('authorization')]],
    ['but one', 'authorization', [lacks('content-type')]],
    ['but the other', 'content-type', [lacks('authorization')]],
    ['not at all', undefined, [lacks('authorization'), lacks('content-type')]],
  ])('sends headers that the host allows %s', async (_, names, expected) => {
    const headers = {
      'access-control-allow-origin': origin,
      ...(names !== undefined && { 'access-control-allow-headers': names }),
    };
    expect((await checked('betting', { preflight: { headers } })).lines).toEqual(expected);
  });

  const hidden = (status: number) =>
    `Access-Control-Allow-Origin is missing from a response with ${status}, expected ${origin}: ${effect}`;

  it('reads responses that allow it, each status once', async () => {
    const response = { status: 404, headers: {} };
    expect((await checked('bet', { response })).lines).toEqual([hidden(404)]);
  });

  it('reads those of the run too, of the same endpoint', async () => {
    const refused = (status: number, headers: Record<string, string> = {}) =>
      placed(100, 5, { response: { status, headers, text: '' } });
    const results = [
      refused(400),
      refused(400),
      refused(409, allowed),
      placed(1, 1, { endpoint: 'bet' }),
    ];
    expect((await checked('betting', { results })).lines).toEqual([hidden(400)]);
  });
});
