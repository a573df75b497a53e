import type { JsonSchema } from '@matka/contracts/reading/json-schema';
import { sampleOf } from '@matka/contracts/reading/sample';
import { errorCodes } from 'fastify';
import type { TSchema } from 'typebox';
import { usedKey } from '../../betting/idempotency.ts';
import { magicInputs } from '../../faults/magic-inputs.ts';
import { malformedAddress } from '../../http/malformed-requests.ts';
import { WorldFile } from '../../journal/world-file.ts';
import { throttled, wrongCredentials } from '../../players/log-in.ts';
import { otherMachine } from '../../plugins/control.ts';
import { unreadRequest } from '../../plugins/errors.ts';
import { foreignName } from '../../plugins/host-names.ts';
import {
  detail,
  fieldErrors,
  type HttpError,
  invalidBet,
  serverError,
  tokenNotValid,
  unknownWorld,
  worldGone,
} from '../../shared/http-error.ts';
import {
  fieldMessages,
  formErrorsOf,
  queryErrorsOf,
  validationError,
} from '../../shared/validate.ts';
import { type DeclaredRoute, responsesOf } from './responses.ts';

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
  409: 'In conflict with what came before: an Idempotency-Key of another request, a world that is too large or not recorded.',
  429: 'Too many attempts; Retry-After says when to try again.',
};

/** The refusal of a form of the API without its fields, or with a query of no meaning. */
function badForm({ url, schema = {}, config }: DeclaredRoute): HttpError | undefined {
  const { body, querystring } = schema as { body?: TSchema; querystring?: TSchema & JsonSchema };
  if (url.includes(':id')) return malformedAddress();
  if (config?.auth === 'public') return fieldErrors({ app_id: ['This field is required.'] });
  if (url === '/betting/suggestions/') return invalidBet(validationError(body ?? {}, {}) ?? '');
  if (url === '/token/refresh/') return fieldErrors(fieldMessages(formErrorsOf(body ?? {}, {})));
  if (!querystring) return undefined;
  const query = Object.keys(querystring.properties ?? {}).map((name) => [name, 'x']);
  return fieldErrors(fieldMessages(queryErrorsOf(querystring, Object.fromEntries(query))));
}

/** The refusal of bets that are not found: the mock has one for an amount alone. */
const betNotFound = magicInputs.find(
  ({ trigger, rule }) => trigger.kind === 'amount' && rule.status === 404,
)?.rule;

const { FST_ERR_CTP_BODY_TOO_LARGE: TooLarge, FST_ERR_CTP_INVALID_MEDIA_TYPE: NoJson } = errorCodes;

/** What the mock answers where a route refuses with a status; undefined where the schema has the example. */
function refusalOf(status: number, route: DeclaredRoute): { body?: unknown } | undefined {
  const { url, config } = route;
  const isControl = url.startsWith('/__mock/');
  switch (status) {
    case 400:
      return isControl ? undefined : badForm(route);
    case 401:
      return url === '/users/login/' ? wrongCredentials() : tokenNotValid();
    case 403:
      return isControl ? otherMachine() : foreignName('Host play.example');
    case 404:
      if (isControl) return unknownWorld('asha');
      return url === '/betting/' ? betNotFound : detail(404, 'Not found.');
    case 409:
      return isControl ? undefined : usedKey();
    case 413:
      return unreadRequest(new TooLarge(), '', config?.bettingErrors);
    case 415:
      return unreadRequest(new NoJson(), 'text/plain', config?.bettingErrors);
    case 429:
      return throttled(42);
    case 500:
      return serverError();
    case 503:
      return worldGone();
    default:
      return undefined;
  }
}

const withExample = (schema: TSchema, example: unknown) => ({ ...schema, examples: [example] });

/** A body with an example, as @fastify/swagger reads it. That of a world's file would be too long to help; bytes have none. */
export function withSample(schema: TSchema): TSchema {
  const { contentMediaType, ...bytes } = schema as TSchema & { contentMediaType?: string };
  if (contentMediaType !== undefined) return { content: { [contentMediaType]: { schema: bytes } } };
  return schema === WorldFile ? schema : withExample(schema, sampleOf(schema));
}

/** The responses of a route with descriptions and examples. */
export const describedResponses = (route: DeclaredRoute) =>
  Object.fromEntries(
    Object.entries(responsesOf(route) ?? {}).map(([status, schema]) => {
      const refusal = refusalOf(Number(status), route);
      const example = refusal ? withExample(schema, refusal.body) : withSample(schema);
      return [status, { ...example, 'x-response-description': descriptions[status] }];
    }),
  );
