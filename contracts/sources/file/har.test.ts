import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readHar } from './har.ts';

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
const read = (...entries: object[]) => readHar(JSON.stringify({ log: { entries } }));
const base64 = (bytes: Buffer) => ({ encoding: 'base64', text: bytes.toString('base64') });

describe('a HAR', () => {
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
    ['gzip', { encoding: 'base64', text: json }],
    ['gzip', { text: json }],
    [
      undefined,
      { encoding: 'base64', text: base64(Buffer.from(json)).text.replace(/(.{4})/g, '$1\n') },
    ],
  ])('is read with bodies of the coding %s, in base64 or not: %j', (coding, content) => {
    const { exchanges, remarks } = read(entry({ ...(coding && { coding }), content }));
    expect(exchanges.map(({ response }) => response.body)).toEqual([[{ id: 1 }]]);
    expect(remarks).toEqual([]);
  });

  it('is read in the order of its times', () => {
    const [late, early, none] = ['2026-11-20T06:30:05Z', '2026-11-20T12:00:01+05:30', 'x'];
    const url = (page: number) => `https://api.example/v1/bets/history/?page=${page}`;
    const { exchanges } = read(
      entry({ at: late, url: url(3) }),
      entry({ at: none, url: url(4) }),
      entry({ at: early, url: url(1) }),
    );
    expect(exchanges.map(({ request }) => request.query[0]?.[1])).toEqual(['1', '3', '4']);
  });

  it('is read once where a tool keeps each call twice', () => {
    const { exchanges, remarks } = read(entry(), entry());
    expect(exchanges).toHaveLength(1);
    expect(remarks).toEqual(['Left out: 1 repeated entry.']);
  });

  it('of several hosts gives the one with most calls, and says so', () => {
    const other = 'https://staging.example/markets/';
    const at = '2026-11-20T06:30:01.000Z';
    const { host, remarks } = read(entry({ url: other }), entry(), entry({ at }));
    expect(host).toBe('https://api.example/v1');
    expect(remarks.join(' ')).toContain('The API is called at 2 addresses');
  });

  it('says what looks wrong: no token, and bodies that are not JSON', () => {
    expect(read(entry({ token: false })).remarks).toEqual([
      '1 successful request without a token: the tool may have removed it, and a replay gets 401.',
    ]);
    expect(read(entry({ content: { text: '<html>' } })).remarks).toEqual([
      '1 response with a body that is not JSON.',
    ]);
  });
});
