import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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

const root = fileURLToPath(new URL('../../../console/', import.meta.url));

/** The console: a page over the control API. */
export async function consolePage(app: FastifyInstance, web: string | undefined): Promise<void> {
  await app.register(fastifyStatic, { root, prefix: '/__mock/console/', index: false });
  app.get('/__mock/', ({ headers }, reply) =>
    reply
      .header('content-security-policy', consolePolicy(web, headers.host))
      .sendFile('index.html'),
  );
}
