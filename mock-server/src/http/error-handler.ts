import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bettingError, detail, fieldErrors, HttpError, worldGone } from '../shared/http-error.ts';
import { WorldsFullError } from '../worlds/eviction.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function textOf(error: FastifyError, request: FastifyRequest): string {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return `Unsupported media type "${request.headers['content-type'] ?? ''}" in request.`;
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'Request body is too large.';
    default:
      return `JSON parse error - ${error.message}`;
  }
}

/** Converts any error to the response that the client gets. */
function toHttpError(error: FastifyError | HttpError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof WorldsFullError) return detail(503, error.message);
  const status = error.statusCode ?? 500;
  if (request.world?.db.isOpen === false) return worldGone();
  if (error.code?.startsWith('SQLITE_BUSY')) {
    return detail(503, 'The database is locked by another process. Try again.');
  }
  if (error.code?.startsWith('SQLITE_')) {
    request.log.error(error);
    return detail(503, 'The database cannot be used right now.');
  }
  if (status >= 500) {
    request.log.error(error);
    return detail(500, 'A server error occurred.');
  }
  const text = textOf(error, request);
  if (request.routeOptions.config.bettingErrors)
    return bettingError(`Validation failed: ${text}`, status);
  // A form of which nothing can be read is an invalid one, and the documents tell the shape of these.
  return status === 400 ? fieldErrors({ non_field_errors: [text] }) : detail(status, text);
}

function send(reply: FastifyReply, { statusCode, headers, body }: HttpError): FastifyReply {
  return reply.code(statusCode).headers(headers).send(body);
}

/** The page of the console, where the mock has one. */
const CONSOLE = '/__mock/';

/** Whether a browser opens the printed address of the mock; programs get the 404 of the API. */
const isBrowserAtStart = ({ method, headers }: FastifyRequest, url: string): boolean =>
  method === 'GET' && url === '/' && headers.accept?.includes('text/html') === true;

/** Sends all errors in the shapes of Django REST framework, including 404 and 405. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) =>
    send(reply, toHttpError(error, request)),
  );
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?')[0] ?? '/';
    if (isBrowserAtStart(request, url) && app.findRoute({ method: 'GET', url: CONSOLE }) !== null) {
      return reply.redirect(CONSOLE, 303);
    }
    const others = methods.filter((method) => app.findRoute({ method, url }) !== null);
    if (others.length === 0) return send(reply, detail(404, 'Not found.'));
    const text = `Method "${request.method}" not allowed.`;
    return send(reply, detail(405, text, { allow: others.join(', ') }));
  });
}
