import { AnyError, DetailError } from '@matka/contracts/api/errors';
import { sampleOf } from '@matka/contracts/reading/sample';
import type { TSchema } from 'typebox';
import { WorldFile } from '../../recording/world-file.ts';

/** Schemas of bodies by status. */
export type Responses = Readonly<Record<number, TSchema>>;

const descriptions: Readonly<Record<string, string>> = {
  200: 'Success.',
  201: 'Created.',
  204: 'Done; the response has no body.',
  400: 'The request is not valid.',
  401: 'No valid token, or wrong credentials.',
  403: 'Not permitted: another machine, host name or site.',
  404: 'Not found.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  500: 'The host failed.',
  503: 'The host is busy; try again.',
  409: 'The Idempotency-Key was used for another request.',
  429: 'Too many attempts; Retry-After says when to try again.',
};

const tokenError = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
};

const withExample = (schema: TSchema, example: unknown) => ({ ...schema, examples: [example] });

/** A body with an example, as @fastify/swagger reads it. That of a world's file would be too long to help. */
export const withSample = (schema: TSchema): TSchema =>
  schema === WorldFile ? schema : withExample(schema, sampleOf(schema));

function withOwnExample(status: string, schema: TSchema): TSchema {
  if (schema === AnyError)
    return withExample(schema, { detail: 'You do not have permission to perform this action.' });
  return status === '401' && schema === DetailError
    ? withExample(schema, tokenError)
    : withSample(schema);
}

/** Responses with descriptions and examples. */
export const described = (responses: Responses) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        ...withOwnExample(status, schema),
        'x-response-description': descriptions[status],
      },
    ]),
  );
