import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ownFolder } from '../../own-files.ts';
import { detail } from '../../shared/http-error.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3})$/;

const withPort = (port: string | undefined): string => (port ? `:${port}` : '');

/** The names of this machine at a port: itself, and one for each world. */
const names = (port: string | undefined): string =>
  ['http://localhost', 'http://127.0.0.1', 'http://*.localhost']
    .map((name) => `${name}${withPort(port)}`)
    .join(' ');

/**
 * The security policy of the console's pages: they run their own scripts only and may not be framed. Where the app runs
 * on this machine they may frame it, and look whether they can be reached under the host name of a world.
 */
export function consolePolicy(web: string | undefined, host: string | undefined): string {
  const own = "default-src 'self'; img-src data:; frame-ancestors 'none'";
  const app = web === undefined || web.includes('{') ? undefined : new URL(web);
  if (app?.protocol !== 'http:' || !loopback.test(app.hostname)) return own;
  const ownPort = /:(\d+)$/.exec(host ?? '')?.[1];
  return `${own}; frame-src ${names(app.port)}; connect-src 'self' ${names(ownPort)}`;
}

type Files = ReadonlyMap<string, string | Uint8Array>;

const folder = new URL('console/', ownFolder);

/** The files of the console by their path: built from the sources in the repository; the package and the image have them. */
async function consoleFiles(): Promise<Files> {
  const builder = new URL('build.ts', folder);
  if (existsSync(builder)) {
    const { buildConsole }: { buildConsole: () => Promise<Files> } = await import(builder.href);
    return buildConsole();
  }
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [
        relative(fileURLToPath(folder), path).replaceAll('\\', '/'),
        readFileSync(path),
      ]),
  );
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/** The console: a page over the control API. Its files are built at the first request. */
export function consolePage(app: FastifyInstance, web: string | undefined): void {
  let files: Promise<Files> | undefined;
  const send = async (reply: FastifyReply, path: string) => {
    files ??= consoleFiles();
    const file = (await files).get(path);
    if (file === undefined) throw detail(404, 'Not found.');
    return reply
      .type(types[extname(path)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      .send(file);
  };
  app.get<{ Params: { '*': string } }>('/__mock/console/*', ({ params }, reply) =>
    send(reply, params['*']),
  );
  app.get('/__mock/', ({ headers }, reply) =>
    send(reply.header('content-security-policy', consolePolicy(web, headers.host)), 'index.html'),
  );
}
