import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { sitePolicy } from './site-page.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};
/** Named by their content: browsers need not ask again. */
const lasting = /\/(assets|engine)\//;

/** Quick: a site is compressed as it is asked for. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What to serve, and where. */
export interface ServeOptions {
  base: string;
  out: string;
  port: number;
}

/** A site that is served. */
export interface ServedSite {
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder as static hosts do: files, compressed, and the page with 404 for all else. */
export async function serveSite({ base, out, port }: ServeOptions): Promise<ServedSite> {
  const compressed = new Map<string, Buffer>();
  const fileOf = (path: string): string | undefined => {
    if (!path.startsWith(base)) return undefined;
    const file = join(out, normalize(`/${path.slice(base.length)}`));
    const isFile = existsSync(file) && statSync(file).isFile();
    return isFile ? file : path === base ? join(out, 'index.html') : undefined;
  };
  const server: Server = createServer(({ url = '/', headers }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = fileOf(path);
    const name = file ?? join(out, '404.html');
    const type = types[extname(name)] ?? 'application/octet-stream';
    const content = readFileSync(name);
    const isPage = type.startsWith('text/html');
    const key = `${name} ${statSync(name).mtimeMs}`;
    const small = String(headers['accept-encoding']).includes('br')
      ? (compressed.get(key) ?? brotliCompressSync(content, quality))
      : undefined;
    if (small) compressed.set(key, small);
    response.writeHead(file ? 200 : 404, {
      'content-type': type,
      'cache-control': lasting.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(small && { 'content-encoding': 'br' }),
      ...(isPage && { 'content-security-policy': sitePolicy(content.toString()) }),
    });
    response.end(small ?? content);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${bound}${base}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
