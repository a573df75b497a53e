import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { expect, it } from 'vitest';
import { readHar } from './from-har.ts';

interface Changes {
  at?: string;
  url?: string;
  content?: object;
  coding?: string;
  token?: boolean;
}

const json = '[{"id":1}]';

const entry = ({ at, url, content, coding, token = true }: Changes = {}) => ({
  startedDateTime: at ?? '2026-11-20T06:30:00.000Z',
  request: {
    method: 'GET',
    url: url ?? 'https://api.example/v1/markets/?app_id=x',
    headers: token ? [{ name: 'Authorization', value: 'Bearer abc' }] : [],
  },
  response: {
    status: 200,
    headers: [
      { name: 'content-type', value: 'application/json' },
      ...(coding ? [{ name: 'Content-Encoding', value: coding }] : []),
    ],
    content: content ?? { mimeType: 'application/json', text: json },
  },
});
const read = (...entries: object[]) => readHar({ entries });
const base64 = (bytes: Buffer) => ({ encoding: 'base64', text: bytes.toString('base64') });

it('a HAR with a number that JavaScript rounds is read with a remark', () => {
  const text = '[{"id":9007199254740993},{"id":9007199254740992}]';
  expect(read(entry({ content: { text } })).remarks).toEqual([
    '1 response with a number larger than a client can read: two such ids may become one.',
  ]);
  expect(
    read(entry({ content: { text: '[{"id":9007199254740991,"points":1.5}]' } })).remarks,
  ).toEqual([]);
});

it('a HAR is read without the credentials of an address', () => {
  const { exchanges, host } = read(
    entry({ url: 'https://9876543210:secret@api.example/v1/markets/?app_id=x' }),
  );
  expect([host, exchanges[0]?.request.path]).toEqual(['https://api.example/v1', '/markets/']);
});

it.each([
  ['gzip', base64(gzipSync(json))],
  ['x-gzip', base64(gzipSync(json))],
  ['br', base64(brotliCompressSync(json))],
  ['deflate', base64(deflateSync(json))],
  ['deflate', base64(deflateRawSync(json))],
  ['br, gzip', base64(gzipSync(brotliCompressSync(json)))],
  ['gzip', base64(Buffer.from(json))],
  ['identity', base64(Buffer.from(json))],
  [undefined, base64(Buffer.from(`\uFEFF${json}`))],
  [undefined, { text: `\uFEFF\n${json}` }],
  ['gzip', { encoding: 'base64', text: json }],
  ['gzip', { text: json }],
  [
    undefined,
    { encoding: 'base64', text: base64(Buffer.from(json)).text.replace(/(.{4})/g, '$1\n') },
  ],
])('a HAR is read with bodies of the coding %s, in base64 or not: %j', (coding, content) => {
  const { exchanges, remarks } = read(entry({ ...(coding && { coding }), content }));
  expect(exchanges.map(({ response }) => response.body)).toEqual([[{ id: 1 }]]);
  expect(remarks).toEqual([]);
});

it('a HAR is read in the order of its times', () => {
  const [late, early, none] = ['2026-11-20T06:30:05Z', '2026-11-20T12:00:01+05:30', 'x'];
  const url = (page: number) => `https://api.example/v1/bets/history/?page=${page}`;
  const { exchanges } = read(
    entry({ at: late, url: url(3) }),
    entry({ at: none, url: url(4) }),
    entry({ at: early, url: url(1) }),
  );
  expect(exchanges.map(({ request }) => request.query[0]?.[1])).toEqual(['1', '3', '4']);
});

it('a HAR with repeated entries gives each exchange once', () => {
  const { exchanges, remarks } = read(entry(), entry());
  expect(exchanges).toHaveLength(1);
  expect(remarks).toEqual(['Left out: 1 repeated entry.']);
});

it('a HAR gives the requests to the API and counts the others', () => {
  const preflight = { ...entry(), request: { ...entry().request, method: 'OPTIONS' } };
  const { exchanges, host, remarks } = read(
    entry({ url: 'https://app.example/main.js' }),
    entry(),
    entry({ url: 'https://api.example/v1/homepage/', content: { size: 10 } }),
    preflight,
  );
  expect([exchanges.length, host]).toEqual([1, 'https://api.example/v1']);
  expect(remarks).toEqual(['Left out: 2 requests to other addresses, 1 response without a body.']);
});

it('a HAR of several hosts gives the host with the most calls, and a remark names the others', () => {
  const other = 'https://staging.example/markets/';
  const at = '2026-11-20T06:30:01.000Z';
  const { host, remarks } = read(entry({ url: other }), entry(), entry({ at }));
  expect(host).toBe('https://api.example/v1');
  expect(remarks.join(' ')).toContain('The API is called at 2 addresses');
});

it('a HAR with a missing token or with bodies that are not JSON gives remarks', () => {
  expect(read(entry({ token: false })).remarks).toEqual([
    '1 successful request without a token: the tool may have removed it, and a replay gets 401.',
  ]);
  expect(read(entry({ content: { text: '<html>' } })).remarks).toEqual([
    '1 response with a body that is not JSON.',
  ]);
});

const written = (change: (one: ReturnType<typeof entry>) => object) => change(entry());
const inRequest = (more: object) =>
  written((one) => ({ ...one, request: { ...one.request, ...more } }));
const inResponse = (more: object) =>
  written((one) => ({ ...one, response: { ...one.response, ...more } }));

it.each<[string, object]>([
  ['times with seven digits of a second', entry({ at: '2026-11-20T12:00:01.1234567+05:30' })],
  ['times as milliseconds', written((one) => ({ ...one, startedDateTime: 1_795_000_000_000 }))],
  ['no timings, pages or cache', entry()],
  ['headers as an object', inRequest({ headers: { authorization: 'bearer abc' } })],
  ['headers in capitals', inRequest({ headers: [{ name: 'AUTHORIZATION', value: 'BEARER abc' }] })],
  ['a method in lower case', inRequest({ method: 'get' })],
  ['the default port', entry({ url: 'https://API.example:443/v1/markets/?app_id=x' })],
  ['a status as a text', inResponse({ status: '200' })],
  ['no headers of the response', inResponse({ headers: undefined })],
  [
    'the encoding in capitals',
    entry({ content: { ...base64(Buffer.from(json)), encoding: 'BASE64' } }),
  ],
  ['zstd in base64', entry({ coding: 'zstd', content: base64(zstdCompressSync(json)) })],
  ['blanks in the coding', entry({ coding: ' gzip ', content: base64(gzipSync(json)) })],
  [
    'base64 for addresses',
    entry({ content: { encoding: 'base64', text: Buffer.from(json).toString('base64url') } }),
  ],
  [
    'a header without a value',
    inRequest({ headers: [{ name: 'x' }, { name: 'authorization', value: 'Bearer abc' }] }),
  ],
  ['null in place of what was posted', inRequest({ postData: null })],
])('a HAR of another tool with %s is read', (_, one) => {
  const { exchanges, host, remarks } = read(one);
  expect(exchanges).toMatchObject([
    {
      request: { method: 'GET', path: '/markets/', query: [['app_id', 'x']], token: 'abc' },
      response: { status: 200, body: [{ id: 1 }] },
    },
  ]);
  expect([host, remarks]).toEqual(['https://api.example/v1', []]);
  expect(exchanges[0]?.at).toMatch(/^2026-11-/);
});

it("a HAR of another tool is read without the entries of other requests than the app's", () => {
  const others = [
    null,
    {},
    inRequest({ url: 'data:text/plain,x' }),
    inRequest({ url: '/markets/' }),
  ];
  const blocked = inResponse({ status: 0 });
  const { exchanges } = readHar({ entries: [...others, blocked, entry()] });
  expect(exchanges).toHaveLength(1);
});

it('a HAR of another tool that captures each call twice gives it once, whatever the two clocks show', () => {
  const at = '2026-11-20T06:30:00.040Z';
  const later = '2026-11-20T06:30:09.000Z';
  const { exchanges, remarks } = read(entry(), entry({ at }), entry({ at: later }));
  expect(exchanges).toHaveLength(2);
  expect(remarks).toEqual(['Left out: 1 repeated entry.']);
});

it.each([
  [{}, 'it is a HAR without entries'],
  [{ entries: {} }, 'it is a HAR without entries'],
  [{ entries: [] }, 'it holds no request to the API'],
  [{ entries: [entry({ content: { size: 10 } })] }, 'no bodies'],
])('a HAR of another tool that cannot be read is refused in one line: %j', (log, message) => {
  expect(() => readHar(log)).toThrow(message);
});

it('a HAR of another tool may have times that do not exist', () => {
  const never = { ...entry(), startedDateTime: 1e300 };
  expect(read(never).exchanges.map(({ at }) => at)).toEqual(['1970-01-01T00:00:00.000Z']);
});
