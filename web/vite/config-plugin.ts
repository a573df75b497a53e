import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defaultApiTarget } from './api-proxy.ts';
import { type Environment, pageConfig } from './page-config.ts';
import { developmentPage } from './page-policy.ts';

type Next = (error?: unknown) => void;
type ReadPage = (url: string) => Promise<string>;

/** Whether the request is for a page: every route of the app gets index.html. */
function isPageVisit({ method, url = '/', headers }: IncomingMessage): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  const file = path.slice(path.lastIndexOf('/') + 1);
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !path.startsWith('/api/') &&
    !path.startsWith('/@') &&
    (file === 'index.html' || !file.includes('.'))
  );
}

/** Serves index.html with the configuration of the requested host name. */
function servePages(env: Environment, read: ReadPage) {
  pageConfig(env, undefined);
  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (!isPageVisit(request)) return next();
    try {
      const page = await read(request.url ?? '/');
      const html = page.replace('__MATKA_CONFIG__', () => pageConfig(env, request.headers.host));
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        ...developmentPage(env.MATKA_API_TARGET ?? defaultApiTarget),
      });
      response.end(request.method === 'HEAD' ? undefined : html);
    } catch (error) {
      next(error);
    }
  };
}

/**
 * Writes the app's configuration into index.html when it is served, in development and preview. The
 * build keeps the placeholder for the production web server.
 */
export function configPlugin(env: Environment = process.env): Plugin {
  return {
    name: 'matka-config',
    configureServer(server) {
      const file = join(server.config.root, 'index.html');
      const read: ReadPage = async (url) =>
        server.transformIndexHtml(url, await readFile(file, 'utf8'));
      server.middlewares.use(servePages(env, read));
    },
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const file = resolve(root, build.outDir, 'index.html');
      server.middlewares.use(servePages(env, () => readFile(file, 'utf8')));
    },
  };
}
