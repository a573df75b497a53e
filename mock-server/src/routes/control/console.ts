import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

const folder = new URL('../../../console/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const filePaths = (): string[] =>
  readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => extname(path) in types);

/** The console: a page over the control API. */
export function consolePage(app: FastifyInstance, web: string | undefined): void {
  const files = new Set(filePaths());
  const send = (reply: FastifyReply, path: string) =>
    reply.type(types[extname(path)] ?? '').send(readFileSync(new URL(path, folder), 'utf8'));
  app.get('/__mock/', ({ headers }, reply) =>
    send(reply.header('content-security-policy', consolePolicy(web, headers.host)), 'index.html'),
  );
  app.get<{ Params: { '*': string } }>('/__mock/console/*', ({ params }, reply) => {
    if (!files.has(params['*'])) throw detail(404, 'Not found.');
    return send(reply, params['*']);
  });
}
