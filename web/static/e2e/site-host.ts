import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * A static host of its own for one test: it sends type, age and tag of a file, and has one version of the site at a
 * time.
 */
export interface SiteHost {
  url: string;
  /** Paths of the files that were sent, not those that the browser only had confirmed. */
  sent: string[];
  /** Replaces the version by that in another folder; the files of the old one are gone. */
  deploy: (folder: string) => void;
  /** Sends the files of the engine in parts, each after this time in milliseconds. */
  slowDown: (milliseconds: number) => void;
  /** Waits this time in milliseconds before each response. */
  beFar: (milliseconds: number) => void;
  close: () => Promise<void>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Serves a folder below `/name/`. */
export async function startSiteHost(folder: string): Promise<SiteHost> {
  let current = folder;
  let delay = 0;
  let distance = 0;
  const sent: string[] = [];
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname.replace(/^\/name\//, '') || 'index.html';
    const file = await readFile(join(current, name)).catch(() => undefined);
    const tag = file && `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`;
    if (tag && headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    sent.push(pathname);
    if (distance > 0) await wait(distance);
    response.writeHead(file ? 200 : 404, {
      ...(tag && { etag: tag }),
      'content-type': types[file ? extname(name) : '.html'] ?? 'application/octet-stream',
      'cache-control': name.startsWith('engine/') ? 'max-age=600' : 'no-cache',
    });
    const body = file ?? (await readFile(join(current, '404.html')));
    const size = delay > 0 && name.startsWith('engine/') ? 100_000 : body.length;
    for (let from = 0; from < body.length; from += size) {
      await wait(delay);
      response.write(body.subarray(from, from + size));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}/name/`,
    sent,
    deploy: (next) => {
      current = next;
    },
    slowDown: (milliseconds) => {
      delay = milliseconds;
    },
    beFar: (milliseconds) => {
      distance = milliseconds;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
