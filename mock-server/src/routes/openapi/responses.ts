import { AnyError, DetailError } from '@matka/contracts/api/errors';
import { sampleOf } from '@matka/contracts/reading/sample';
import type { TSchema } from 'typebox';

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

function exampleOf(status: string, schema: TSchema): unknown {
  if (schema === AnyError) return { detail: 'You do not have permission to perform this action.' };
  return status === '401' && schema === DetailError ? tokenError : sampleOf(schema);
}

/** A schema with the example of its body, as @fastify/swagger reads it. */
export const withExample = (schema: TSchema, example: unknown) => ({
  ...schema,
  examples: [example],
});

/** Responses with descriptions, and examples where `hasExample` says so. */
export const described = (responses: Responses, hasExample: (status: string) => boolean) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      {
        ...(hasExample(status) ? withExample(schema, exampleOf(status, schema)) : schema),
        'x-response-description': descriptions[status],
      },
    ]),
  );
