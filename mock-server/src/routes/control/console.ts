import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { detail } from '../../shared/http-error.ts';
import { consolePolicy } from './console-policy.ts';

const folder = new URL('../../../console/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** The files of the console by their paths. */
const filePaths = (): string[] =>
  readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => extname(path) in types);

/** The console and the page of both OpenAPI documents: pages over the control API. */
export function consolePage(app: FastifyInstance, web: string | undefined): void {
  const files = new Set(filePaths());
  const send = (reply: FastifyReply, path: string) =>
    reply.type(types[extname(path)] ?? '').send(readFileSync(new URL(path, folder), 'utf8'));
  for (const [address, page] of [
    ['/__mock/', 'index.html'],
    ['/__mock/docs/', 'docs/index.html'],
  ] as const) {
    app.get(address, ({ headers }, reply) =>
      send(reply.header('content-security-policy', consolePolicy(web, headers.host)), page),
    );
  }
  app.get<{ Params: { '*': string } }>('/__mock/console/*', ({ params }, reply) => {
    if (!files.has(params['*'])) throw detail(404, 'Not found.');
    return send(reply, params['*']);
  });
}
