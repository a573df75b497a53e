import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { request } from './request.ts';
import { port } from './running.ts';

/** The headers on which a cache in front of the web server relies: the table of web/deploy/README.md. */

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

const page = async (host: string, headers: Record<string, string> = {}, path = '/') => {
  const response = await request(port, path, { host, headers });
  return `${response.headers.etag}\n${response.body.toString()}`;
};
it('a page depends on its host, and on no cookie, language, token or query', async () => {
  const plain = await page('localhost');
  for (const headers of [
    { cookie: 'access_token=x; theme=y' },
    { 'accept-language': 'hi' },
    { authorization: 'Bearer x' },
    { 'user-agent': 'any' },
  ])
    expect(await page('localhost', headers)).toEqual(plain);
  expect(await page('localhost', {}, '/?a=b')).toEqual(plain);
  expect((await page('asha.localhost')) === plain).toEqual(false);
});

it('what is sent compressed says so to caches, and compressed and plain are the same', async () => {
  const html = (await request(port, '/')).body.toString();
  const [, asset = ''] = /"(\/assets\/[\w.-]+\.js)"/.exec(html) ?? [];
  for (const path of ['/', asset, '/sw.js']) {
    const plain = await request(port, path);
    expect([path, plain.headers.vary]).toEqual([path, 'Accept-Encoding']);
    for (const encoding of ['gzip', 'br'] as const) {
      const { headers, body } = await request(port, path, {
        headers: { 'accept-encoding': encoding },
      });
      expect([path, headers.vary]).toEqual([path, 'Accept-Encoding']);
      const used = headers['content-encoding'];
      const decode = used === 'br' || used === 'gzip' ? decoders[used] : Buffer.from;
      expect(Buffer.from(decode(body)).equals(plain.body)).toEqual(true);
    }
  }
});

it('no response of the API, no error and no missing file is stored', async () => {
  const paths = ['/api/markets/', '/api/bets/history/', '/api/gone/', '/assets/gone.js'];
  for (const path of [...paths, '/gone.png', '/healthz']) {
    const { headers } = await request(port, path);
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
  }
});

it('no response of the web server sets a cookie', async () => {
  for (const path of ['/', '/login', '/sw.js', '/api/markets/'])
    expect((await request(port, path)).headers['set-cookie']).toEqual(undefined);
});
