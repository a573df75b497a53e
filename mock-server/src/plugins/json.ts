import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isTooDeep } from '../shared/json-depth.ts';

/** Accepts JSON only; 400 for invalid JSON or JSON nested too deeply. `mayBeEmpty`: an announced body may be empty. */
export const jsonBodies = fp(
  async (app: FastifyInstance, { mayBeEmpty = false }: { mayBeEmpty?: boolean }) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, body, done) => {
        if (mayBeEmpty && body === '') done(null, undefined);
        else
          void parse(request, body, (error, value) => {
            const deep = !error && isTooDeep(value);
            done(
              deep ? Object.assign(new Error('too many levels'), { statusCode: 400 }) : error,
              value,
            );
          });
      },
    );
  },
);
