import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import {
  defaultImages,
  everyResponse,
  framedByConsole,
  pageResponse,
} from '../deploy/page-policy.ts';
import { parseConfig } from '../src/config.ts';
import { defaultApiTarget } from './api-proxy.ts';
import { type Environment, pageConfig } from './page-config.ts';
import { startColours } from './theme-colours.ts';

type Next = (error?: unknown) => void;
type Headers = Readonly<Record<string, string>>;

/** Tells if the request is for a page. A browser that opens a page by a worker may accept any type. */
function isPageVisit({ method, url = '/', headers }: IncomingMessage): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  const file = path.slice(path.lastIndexOf('/') + 1);
  return (
    (method === 'GET' || method === 'HEAD') &&
    /text\/html|\*\/\*/.test(headers.accept ?? '') &&
    !/^\/(api\/|assets\/|@)/.test(path) &&
    (file === 'index.html' || !file.includes('.'))
  );
}

function servePages(
  env: Environment,
  read: (url: string) => Promise<string>,
  headersOf: (html: string, scheme: 'http' | 'https') => Headers,
) {
  pageConfig(env, undefined);
  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (!isPageVisit(request)) return next();
    try {
      const page = await read(request.url ?? '/');
      const html = page.replace('__MATKA_CONFIG__', () => pageConfig(env, request.headers.host));
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...headersOf(page, request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'),
      });
      response.end(request.method === 'HEAD' ? undefined : html);
    } catch (error) {
      next(error);
    }
  };
}

/** The script that the page runs first: its built file, or in development its source. */
function firstFile(bundle: IndexHtmlTransformContext['bundle'] = {}): string {
  const files = Object.values(bundle);
  return (
    files.find((file) => file.type === 'chunk' && file.name === 'first')?.fileName ??
    'src/app/first.ts'
  );
}

/** The origin of an API that the page calls directly; empty if the page's server forwards the calls. */
function originOf(env: Environment): string {
  const { apiBase } = parseConfig(pageConfig(env, undefined));
  return apiBase.startsWith('/') || apiBase === '' ? '' : new URL(apiBase).origin;
}

/**
 * The page: static shell in the themes' colours and the server's configuration; the build keeps the placeholder. The
 * preview sends production's headers, but lets the mock's console frame the page, as development does.
 */
export function pagePlugin(env: Environment = process.env): Plugin {
  let base = '/';
  const frames = framedByConsole(env.MATKA_API_TARGET ?? defaultApiTarget);
  return {
    name: 'matka-page',
    // The plugin serves the page at the paths of the app; any other path without a file is a 404.
    config: () => ({ appType: 'mpa' }),
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: (_html, { bundle }) => [
      { tag: 'style', children: startColours(), injectTo: 'head-prepend' },
      // Placed after the entry file of the app, which names the build, but run before it.
      {
        tag: 'script',
        attrs: { type: 'module', async: true, crossorigin: true, src: base + firstFile(bundle) },
        injectTo: 'head',
      },
    ],
    configureServer(server) {
      const file = join(server.config.root, 'index.html');
      const read = async (url: string) =>
        server.transformIndexHtml(url, await readFile(file, 'utf8'));
      const headers = () => ({
        'Content-Security-Policy': `frame-ancestors ${frames}`,
        'Cache-Control': 'no-cache',
      });
      server.middlewares.use(servePages(env, read, headers));
    },
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const file = resolve(root, build.outDir, 'index.html');
      const connect = originOf(env);
      const headers = (html: string, scheme: 'http' | 'https') => {
        const images = env.MATKA_IMAGE_SOURCES || defaultImages[scheme];
        return { ...everyResponse, ...pageResponse(html, { connect, images, frames }) };
      };
      server.middlewares.use(servePages(env, () => readFile(file, 'utf8'), headers));
    },
  };
}
