import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Checks, same } from './assert.ts';
import { request } from './request.ts';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** A cache in front of the web server relies on these; they are the table of web/deploy/README.md. */
export function cacheChecks(port: number): Checks {
  const page = async (host: string, headers: Record<string, string> = {}, path = '/') => {
    const response = await request(port, path, { host, headers });
    return `${response.headers.etag}\n${response.body.toString()}`;
  };
  return {
    'a page depends on its host, and on no cookie, language, token or query': async () => {
      const plain = await page('localhost');
      for (const headers of [
        { cookie: 'access_token=x; theme=y' },
        { 'accept-language': 'hi' },
        { authorization: 'Bearer x' },
        { 'user-agent': 'any' },
      ])
        same(await page('localhost', headers), plain);
      same(await page('localhost', {}, '/?a=b'), plain);
      same((await page('asha.localhost')) === plain, false);
    },
    'what is sent compressed says so to caches, and compressed and plain are the same':
      async () => {
        const html = (await request(port, '/')).body.toString();
        const [, asset = ''] = /"(\/assets\/[\w.-]+\.js)"/.exec(html) ?? [];
        for (const path of ['/', asset, '/sw.js']) {
          const plain = await request(port, path);
          same([path, plain.headers.vary], [path, 'Accept-Encoding']);
          for (const encoding of ['gzip', 'br'] as const) {
            const { headers, body } = await request(port, path, {
              headers: { 'accept-encoding': encoding },
            });
            same([path, headers.vary], [path, 'Accept-Encoding']);
            const used = headers['content-encoding'];
            const decode = used === 'br' || used === 'gzip' ? decoders[used] : Buffer.from;
            same(Buffer.from(decode(body)).equals(plain.body), true);
          }
        }
      },
    'no response of the API, no error and no missing file is stored': async () => {
      const paths = ['/api/markets/', '/api/bets/history/', '/api/gone/', '/assets/gone.js'];
      for (const path of [...paths, '/gone.png', '/healthz']) {
        const { headers } = await request(port, path);
        same([path, headers['cache-control']], [path, 'no-store']);
      }
    },
    'no response of the web server sets a cookie': async () => {
      for (const path of ['/', '/login', '/sw.js', '/api/markets/'])
        same((await request(port, path)).headers['set-cookie'], undefined);
    },
  };
}
