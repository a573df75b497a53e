import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { detail } from '../../shared/http-error.ts';

const folder = new URL('../../../console/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
/** The page runs its own scripts only and may not be framed. */
const policy = "default-src 'self'; img-src data:; frame-ancestors 'none'";

/** The console: a page over the control API. */
export function consolePage(app: FastifyInstance): void {
  const files = new Set(readdirSync(folder));
  const fileOf = (name: string) => ({
    type: types[extname(name)] ?? 'application/octet-stream',
    text: readFileSync(new URL(name, folder), 'utf8'),
  });
  app.get('/__mock/', async (_request, reply) => {
    const { type, text } = fileOf('index.html');
    return reply.type(type).header('content-security-policy', policy).send(text);
  });
  app.get<{ Params: { file: string } }>('/__mock/console/:file', async ({ params }, reply) => {
    if (!files.has(params.file)) throw detail(404, 'Not found.');
    const { type, text } = fileOf(params.file);
    return reply.type(type).send(text);
  });
}
