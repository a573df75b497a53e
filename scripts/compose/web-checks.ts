import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaultImages } from '../../web/deploy/page-policy.ts';
import { type Checks, contains, same } from './assert.ts';
import { request } from './request.ts';

/** Checks of the web server's responses and their headers. */
export function webChecks(port: number): Checks {
  const page = async () => (await request(port, '/')).body.toString();
  const assets = async () => [
    ...new Set(
      Array.from((await page()).matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g), ([path]) => path),
    ),
  ];
  return {
    'the page has a strict policy and is revalidated each time': async () => {
      const { status, headers } = await request(port, '/home');
      const {
        date,
        etag,
        'content-length': length,
        'content-security-policy': csp,
        ...rest
      } = headers;
      same(status, 200);
      same(rest, {
        'cache-control': 'no-cache',
        connection: 'close',
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': rest['permissions-policy'],
        'referrer-policy': 'same-origin',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      contains(rest['permissions-policy'] ?? '', 'fullscreen=(self), ');
      contains(rest['permissions-policy'] ?? '', 'camera=(), ');
      same([date, etag, length, csp].includes(undefined), false);
    },
    'the policy allows only the scripts of the page itself': async () => {
      const { headers } = await request(port, '/');
      const policy = new Map(
        (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
          const [name = '', ...sources] = directive.trim().split(' ');
          return [name, sources];
        }),
      );
      const hashes = Array.from(
        (await page()).matchAll(/<script>(.*?)<\/script>/gs),
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      same(policy.get('script-src'), ["'self'", ...hashes]);
      same(hashes.length > 0, true);
      same(policy.get('default-src'), ["'none'"]);
      same(policy.get('connect-src'), ["'self'"]);
      same(policy.get('frame-ancestors'), ["'none'"]);
      same(policy.get('base-uri'), ["'none'"]);
      same(policy.get('form-action'), ["'none'"]);
      same(policy.get('require-trusted-types-for'), ["'script'"]);
      same(policy.get('worker-src'), ["'self'"]);
      same(policy.get('manifest-src'), ["'self'"]);
      same(
        [...policy.values()].flat().filter((source) => /unsafe-(inline|eval)/.test(source)),
        [],
      );
    },
    'the server says that it is healthy': async () => {
      const { status, headers, body } = await request(port, '/healthz');
      same([status, headers['cache-control'], body.toString()], [200, 'no-store', 'ok']);
    },
    'nothing is reported unless the deployment says where': async () => {
      same((await page()).includes('report.js'), false);
    },
    'the worker is revalidated each time, manifests and icons have their types': async () => {
      const types = {
        '/sw.js': 'text/javascript; charset=utf-8',
        '/manifests/kalyan-matka-blue.json': 'application/json',
        '/icons/kalyan-matka-blue-192.png': 'image/png',
        '/icon.svg': 'image/svg+xml',
        '/licences.md': 'text/markdown; charset=utf-8',
      };
      for (const [path, type] of Object.entries(types)) {
        const { status, headers } = await request(port, path);
        same([path, status, headers['content-type']], [path, 200, type]);
        same(
          [headers['cache-control'], headers['x-content-type-options']],
          ['no-cache', 'nosniff'],
        );
        same(headers['referrer-policy'], 'same-origin');
      }
      contains((await request(port, '/licences.md')).body.toString(), 'react-dom');
      contains((await request(port, '/licences-of-worker.md')).body.toString(), 'workbox');
      const worker = await request(port, '/sw.js', {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      same(worker.headers['content-encoding'], 'br');
      contains(brotliDecompressSync(worker.body).toString(), '"assets/');
    },
    'an unchanged page is not sent again': async () => {
      const { etag = '' } = (await request(port, '/')).headers;
      const again = await request(port, '/login', { headers: { 'if-none-match': etag } });
      same([again.status, again.body.length, again.headers.etag], [304, 0, etag]);
      contains(again.headers['content-security-policy'] ?? '', 'script-src');
    },
    'assets are immutable and precompressed with brotli and gzip': async () => {
      const paths = await assets();
      same(paths.length > 0, true);
      for (const path of paths) {
        const plain = await request(port, path);
        same(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
        same(plain.headers['x-content-type-options'], 'nosniff');
        if (plain.body.length < 256) continue;
        const br = await request(port, path, { headers: { 'accept-encoding': 'gzip, br' } });
        const gz = await request(port, path, { headers: { 'accept-encoding': 'gzip' } });
        same([br.headers['content-encoding'], gz.headers['content-encoding']], ['br', 'gzip']);
        same(brotliDecompressSync(br.body).equals(plain.body), true);
        same(gunzipSync(gz.body).equals(plain.body), true);
        same(br.body.length < gz.body.length, true);
      }
    },
    'the page is sent as gzip': async () => {
      const { headers, body } = await request(port, '/', {
        headers: { 'accept-encoding': 'gzip, br' },
      });
      same(headers['content-encoding'], 'gzip');
      contains(gunzipSync(body).toString(), 'id="matka-config"');
    },
    'every path of the app serves the page; missing files are 404': async () => {
      const html = await page();
      for (const path of ['/home', '/jodi-digits', '/some/where?a=b', '/index.html']) {
        same((await request(port, path)).body.toString(), html);
      }
      for (const path of ['/assets/gone.js', '/assets/', '/favicon.ico', '/.vite/manifest.json']) {
        const { status, headers, body } = await request(port, path);
        same([status, headers['cache-control'], body.length], [404, 'no-store', 0]);
      }
      same((await request(port, '/home', { method: 'POST' })).status, 405);
    },
    'no response names its server': async () => {
      for (const path of ['/', '/icon.svg', '/assets/gone.js', '/api/markets/', '/api/gone/']) {
        const { headers } = await request(port, path);
        same([headers.server, headers['x-powered-by']], [undefined, undefined]);
      }
    },
    'behind an https proxy the page sends HSTS': async () => {
      const insecure = await request(port, '/');
      same(insecure.headers['strict-transport-security'], undefined);
      const { headers } = await request(port, '/', { headers: { 'x-forwarded-proto': 'https' } });
      same(headers['strict-transport-security'], 'max-age=31536000');
      same(headers['cross-origin-opener-policy'], 'same-origin');
    },
    'a page over http may show pictures over http, one over https may not': async () => {
      const pictures = async (headers: Record<string, string>) => {
        const { headers: own } = await request(port, '/', { headers });
        return /img-src ([^;]*)/.exec(own['content-security-policy'] ?? '')?.[1];
      };
      same(await pictures({}), `'self' data: ${defaultImages.http}`);
      const secure = { 'x-forwarded-proto': 'https' };
      same(await pictures(secure), `'self' data: ${defaultImages.https}`);
    },
    'search engines are asked to stay away': async () => {
      const { status, body } = await request(port, '/robots.txt');
      same([status, body.toString()], [200, 'User-agent: *\nDisallow: /\n']);
    },
  };
}
