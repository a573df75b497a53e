import { inspect } from 'node:util';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from 'fastify';
import fp from 'fastify-plugin';
import { DatabaseFileError } from '../db/database-file.ts';
import {
  bettingError,
  detail,
  fieldErrors,
  HttpError,
  serverError,
  worldGone,
} from '../shared/http-error.ts';
import { bettingFormErrors } from '../shared/validate.ts';
import { WorldsFullError } from '../worlds/worlds.ts';

/** Options of the routes of bets, whose errors take the form `{"error": "…"}`. */
export const bettingErrors = {
  config: { bettingErrors: true },
  schemaErrorFormatter: bettingFormErrors,
} as const;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function textOf(error: FastifyError, type: string): string {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return `Unsupported media type "${type}" in request.`;
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'Request body is too large.';
    default:
      return error.statusCode === 400 ? `JSON parse error - ${error.message}` : `${error.message}.`;
  }
}

/** The refusal of a request of a media type that its handler never saw; `isOfBets` for the form `{"error": "…"}`. */
export function unreadRequest(error: FastifyError, type: string, isOfBets = false): HttpError {
  const { statusCode: status = 500 } = error;
  const text = textOf(error, type);
  if (isOfBets) return bettingError(`Validation failed: ${text}`, status);
  // An unreadable form is an invalid form, whose shape the documents define.
  return status === 400 ? fieldErrors({ non_field_errors: [text] }) : detail(status, text);
}

/** 503 with the cause, which is logged too: a full disk, a missing file. */
function cannotStore(text: string): HttpError {
  process.stderr.write(`${text}\n`);
  return detail(503, text);
}

function toHttpError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof WorldsFullError) return detail(503, error.message);
  if (error instanceof DatabaseFileError) return cannotStore(error.message);
  if (request.world?.db.handle.open === false) return worldGone();
  if (error.code?.startsWith('SQLITE_')) {
    return cannotStore(`The database cannot be used right now: ${error.message}.`);
  }
  if ((error.statusCode ?? 500) < 500) {
    const { headers, routeOptions } = request;
    const type = headers['content-type'] ?? '';
    return unreadRequest(error, type, routeOptions.config.bettingErrors);
  }
  // On a connection that a fault broke, nothing can be sent.
  if (!reply.raw.destroyed) process.stderr.write(`${inspect(error)}\n`);
  return serverError();
}

const send = (reply: FastifyReply, { statusCode, headers, body }: HttpError): FastifyReply =>
  reply.code(statusCode).headers(headers).send(body);

/** Sends all errors in the shapes of Django REST framework, including 404 and 405. */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) =>
    send(reply, toHttpError(error, request, reply)),
  );
  app.setNotFoundHandler((request, reply) => {
    const url = request.url.split('?')[0] ?? '/';
    const isRouted = (method: HTTPMethods) => app.findRoute({ method, url }) !== null;
    const others = methods.filter(isRouted);
    // A route for files may have no file under an address.
    const isFileMissing = isRouted(request.method as HTTPMethods);
    if (others.length === 0 || isFileMissing) return send(reply, detail(404, 'Not found.'));
    const text = `Method "${request.method}" not allowed.`;
    return send(reply, detail(405, text, { allow: others.join(', ') }));
  });
});
