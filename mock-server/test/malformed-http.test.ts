import { connect } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { testOptions } from './build-app.ts';

/** Writes bytes to a connection, ends it on this side, and gives all that comes back until the other side ends it. */
const exchange = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    // A connection that is reset has ended too.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });

const app = await buildApp(testOptions);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const port = Number(new URL(url).port);
const isWell = async () => (await fetch(`${url}/__mock/health/`)).ok;

const head = (line: string, ...headers: string[]): string =>
  `${[line, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const post = 'POST /users/login/ HTTP/1.1';
const json = 'content-type: application/json';

it.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['zeros', '\0'.repeat(100)],
  ['an unknown method', head('SPIN /markets/ HTTP/1.1')],
  ['an address that breaks off', head('GET /% HTTP/1.1')],
  ['an address that is no UTF-8', head('GET /betting/%ff%fe/ HTTP/1.1')],
  ['an address of a world that breaks off', head('GET /w/kalyan-matka/% HTTP/1.1')],
  ['an address of the control API that breaks off', head('GET /__mock/worlds/%zz/ HTTP/1.1')],
  ['a blank in the address', head('GET /mar kets/ HTTP/1.1')],
  ['a header without a colon', head('GET /markets/ HTTP/1.1', 'nonsense')],
  ['a zero in a header', head('GET /markets/ HTTP/1.1', 'x: a\0b')],
  ['endless headers', head('GET /markets/ HTTP/1.1', `x: ${'a'.repeat(100_000)}`)],
  ['a negative length', head(post, json, 'content-length: -1')],
  ['two lengths', head(post, json, 'content-length: 2', 'content-length: 3')],
  ['a length and chunks', head(post, json, 'content-length: 2', 'transfer-encoding: chunked')],
  ['chunks of no size', `${head(post, json, 'transfer-encoding: chunked')}xyz\r\n`],
  ['a length beyond the limit', head(post, json, 'content-length: 99999999999')],
  [
    'chunks beyond the limit',
    `${head(post, json, 'transfer-encoding: chunked')}200000\r\n${'x'.repeat(0x200000)}\r\n0\r\n\r\n`,
  ],
  ['UTF-8 that breaks off', `${head(post, json, 'content-length: 3')}"\xe0"`],
])('bytes that are not a valid request get a 4xx with a JSON body: %s', async (_, bytes) => {
  const answer = await exchange(port, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.toLowerCase()).toContain('content-type: application/json');
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  expect([['detail'], ['non_field_errors']]).toContainEqual(Object.keys(JSON.parse(body)));
  expect(await isWell()).toBe(true);
});

it.each(['', '/w/kalyan-matka', '/__mock', '/__mock/worlds/kalyan-matka/players'])(
  'requests that are not valid get 4xx for every unreadable address below "%s"',
  async (start) => {
    for (const rest of ['/%', '/%E0%A4%A', '/%00', '//', '///', '/\\', `/${'9'.repeat(9_000)}`]) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const line = `${method} ${start}${rest} HTTP/1.1`;
        const answer = await exchange(port, head(line, 'connection: close'));
        expect(answer, line).toMatch(/^HTTP\/1\.1 4\d\d /);
        const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
        expect(typeof body.detail, line).toBe('string');
      }
    }
    expect(await isWell()).toBe(true);
  },
);

it.each([
  ['nothing', ''],
  ['half a line', 'GET /mark'],
  ['half a head', 'GET /markets/ HTTP/1.1\r\nhost: mo'],
  ['half a body', `${head(post, json, 'content-length: 100')}{"app_id":`],
  ['half a chunk', `${head(post, json, 'transfer-encoding: chunked')}10\r\n{"a`],
])('a request that breaks off ends with its connection: %s', async (_, bytes) => {
  expect(await exchange(port, bytes)).not.toMatch(/^HTTP\/1\.1 [25]/);
  expect(await isWell()).toBe(true);
});

it.each([
  ['/markets/?app_id=kalyan-matka', '#x'],
  ['/markets/?app_id=kalyan-matka', '#?app_id=none'],
  ['/markets?app_id=kalyan-matka', '#'],
  ['/w/kalyan-matka/markets/', '#/betting/'],
  ['http://localhost/markets/?app_id=kalyan-matka', '##'],
  ['/__mock/health', '#x'],
  ['/', '#x'],
])('the mock answers an address without its fragment: %s%s', async (address, fragment) => {
  const bare = await exchange(port, head(`GET ${address} HTTP/1.1`, 'connection: close'));
  expect(bare).toMatch(/^HTTP\/1\.1 200 /);
  const withFragment = await exchange(
    port,
    head(`GET ${address}${fragment} HTTP/1.1`, 'connection: close'),
  );
  const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n'));
  expect(bodyOf(withFragment)).toBe(bodyOf(bare));
});

it.each([
  ['a world without a style', []],
  ['a world with host styles', ['pages-of-7', 'extra-fields']],
])('the mock answers HEAD with a body by headers alone in %s', async (_, hostStyle) => {
  app.worlds.create('asha', { hostStyle });
  const lines = [json, 'content-length: 13'];
  for (const address of ['/markets/', '/bet-types/', '/homepage/']) {
    const bytes = `${head(`HEAD ${address}?app_id=asha HTTP/1.1`, ...lines)}{"page": 123}`;
    const answer = await exchange(port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.slice(answer.indexOf('\r\n\r\n'))).toBe('\r\n\r\n');
    expect(answer.split('HTTP/1.1')).toHaveLength(2);
  }
  expect(await isWell()).toBe(true);
});
