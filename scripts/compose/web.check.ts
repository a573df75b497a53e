import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { defaultImages } from '../../web/deploy/page-policy.ts';
import { request } from './request.ts';
import { port } from './running.ts';

/* Checks of the web server's responses and their headers. */

const page = async () => (await request(port, '/')).body.toString();
const assets = async () => [
  ...new Set(
    Array.from((await page()).matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g), ([path]) => path),
  ),
];
it('the page has a strict policy and is revalidated each time', async () => {
  const { status, headers } = await request(port, '/home');
  const { date, etag, 'content-length': length, 'content-security-policy': csp, ...rest } = headers;
  expect(status).toEqual(200);
  expect(rest).toEqual({
    'cache-control': 'no-cache',
    connection: 'close',
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': rest['permissions-policy'],
    'referrer-policy': 'same-origin',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(rest['permissions-policy'] ?? '').toContain('fullscreen=(self), ');
  expect(rest['permissions-policy'] ?? '').toContain('camera=(), ');
  expect([date, etag, length, csp].includes(undefined)).toEqual(false);
});

it('the policy allows only the scripts of the page itself', async () => {
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
  expect(policy.get('script-src')).toEqual(["'self'", ...hashes]);
  expect(hashes.length > 0).toEqual(true);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('worker-src')).toEqual(["'self'"]);
  expect(policy.get('manifest-src')).toEqual(["'self'"]);
  expect(
    [...policy.values()].flat().filter((source) => /unsafe-(inline|eval)/.test(source)),
  ).toEqual([]);
});

it('the server says that it is healthy', async () => {
  const { status, headers, body } = await request(port, '/healthz');
  expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', 'ok']);
});

it('nothing is reported unless the deployment says where', async () => {
  expect((await page()).includes('report.js')).toEqual(false);
});

it('the worker is revalidated each time, manifests and icons have their types', async () => {
  const types = {
    '/sw.js': 'text/javascript; charset=utf-8',
    '/manifests/kalyan-matka-blue.json': 'application/json',
    '/icons/kalyan-matka-blue-192.png': 'image/png',
    '/icon.svg': 'image/svg+xml',
    '/licences.md': 'text/markdown; charset=utf-8',
  };
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await request(port, path);
    expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual([
      'no-cache',
      'nosniff',
    ]);
    expect(headers['referrer-policy']).toEqual('same-origin');
  }
  expect((await request(port, '/licences.md')).body.toString()).toContain('react-dom');
  expect((await request(port, '/licences-of-worker.md')).body.toString()).toContain('workbox');
  const worker = await request(port, '/sw.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(worker.headers['content-encoding']).toEqual('br');
  expect(brotliDecompressSync(worker.body).toString()).toContain('"assets/');
});

it('an unchanged page is not sent again', async () => {
  const { etag = '' } = (await request(port, '/')).headers;
  const again = await request(port, '/login', { headers: { 'if-none-match': etag } });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect(again.headers['content-security-policy'] ?? '').toContain('script-src');
});

it('assets are immutable and precompressed with brotli and gzip', async () => {
  const paths = await assets();
  expect(paths.length > 0).toEqual(true);
  for (const path of paths) {
    const plain = await request(port, path);
    expect(plain.headers['cache-control']).toEqual('public, max-age=31536000, immutable');
    expect(plain.headers['x-content-type-options']).toEqual('nosniff');
    if (plain.body.length < 256) continue;
    const br = await request(port, path, { headers: { 'accept-encoding': 'gzip, br' } });
    const gz = await request(port, path, { headers: { 'accept-encoding': 'gzip' } });
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toEqual(true);
    expect(gunzipSync(gz.body).equals(plain.body)).toEqual(true);
    expect(br.body.length < gz.body.length).toEqual(true);
  }
});

it('the page is sent as gzip', async () => {
  const { headers, body } = await request(port, '/', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toEqual('gzip');
  expect(gunzipSync(body).toString()).toContain('id="matka-config"');
});

it('every path of the app serves the page; missing files are 404', async () => {
  const html = await page();
  for (const path of ['/home', '/jodi-digits', '/some/where?a=b', '/index.html']) {
    expect((await request(port, path)).body.toString()).toEqual(html);
  }
  for (const path of ['/assets/gone.js', '/assets/', '/favicon.ico', '/.vite/manifest.json']) {
    const { status, headers, body } = await request(port, path);
    expect([status, headers['cache-control'], body.length]).toEqual([404, 'no-store', 0]);
  }
  expect((await request(port, '/home', { method: 'POST' })).status).toEqual(405);
});

it('no response names its server', async () => {
  for (const path of ['/', '/icon.svg', '/assets/gone.js', '/api/markets/', '/api/gone/']) {
    const { headers } = await request(port, path);
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
  }
});

it('behind an https proxy the page sends HSTS', async () => {
  const insecure = await request(port, '/');
  expect(insecure.headers['strict-transport-security']).toEqual(undefined);
  const { headers } = await request(port, '/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toEqual('max-age=31536000');
  expect(headers['cross-origin-opener-policy']).toEqual('same-origin');
});

it('a page over http may show pictures over http, one over https may not', async () => {
  const pictures = async (headers: Record<string, string>) => {
    const { headers: own } = await request(port, '/', { headers });
    return /img-src ([^;]*)/.exec(own['content-security-policy'] ?? '')?.[1];
  };
  expect(await pictures({})).toEqual(`'self' data: ${defaultImages.http}`);
  const secure = { 'x-forwarded-proto': 'https' };
  expect(await pictures(secure)).toEqual(`'self' data: ${defaultImages.https}`);
});

it('search engines are asked to stay away', async () => {
  const { status, body } = await request(port, '/robots.txt');
  expect([status, body.toString()]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
});
