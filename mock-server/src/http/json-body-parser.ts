import type { FastifyInstance } from 'fastify';
import { isTooDeep } from '../shared/json-depth.ts';

/** Parses the text of a JSON body. Rejects an invalid one, or one that is nested too deeply, with 400. */
export function jsonParser(
  app: FastifyInstance,
): ReturnType<FastifyInstance['getDefaultJsonParser']> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (isTooDeep(body)) done(Object.assign(new Error('too many levels'), { statusCode: 400 }));
    else void parse(request, body, done);
  };
}

/** Accepts JSON bodies only. Rejects invalid ones and those nested too deeply with 400. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, jsonParser(app));
}
