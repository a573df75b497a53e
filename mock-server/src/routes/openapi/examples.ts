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
  serverError,
  tokenNotValid,
  unknownWorld,
  worldGone,
} from '../../shared/http-error.ts';
import {
  bettingFormErrors,
  formErrors,
  formErrorsOf,
  queryErrorsOf,
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

/** The refusal of a form without its fields, of a senseless query, or of an address; undefined for other requests. */
function badForm({ url, schema = {}, config }: DeclaredRoute): HttpError | undefined {
  const { body, querystring } = schema as { body?: TSchema; querystring?: TSchema & JsonSchema };
  if (url.includes(':id')) return malformedAddress();
  if (config?.auth === 'public') return fieldErrors({ app_id: ['This field is required.'] });
  if (url === '/betting/' || !(body ?? querystring)) return undefined;
  const query = Object.keys(querystring?.properties ?? {}).map((name) => [name, 'x']);
  const errors = body
    ? formErrorsOf(body, {})
    : queryErrorsOf(querystring ?? {}, Object.fromEntries(query));
  return config?.bettingErrors ? bettingFormErrors(errors) : formErrors(errors);
}

const { FST_ERR_CTP_BODY_TOO_LARGE: TooLarge, FST_ERR_CTP_INVALID_MEDIA_TYPE: NoJson } = errorCodes;

/** The mock's response to a refused request, by operation and status, or by the status of any other operation. */
const refusals: Readonly<Record<string, { body?: unknown } | undefined>> = {
  'login 401': wrongCredentials(),
  // An amount alone identifies no bet.
  'betting 404': magicInputs.find(
    ({ trigger, rule }) => trigger.kind === 'amount' && rule.status === 404,
  )?.rule,
  401: tokenNotValid(),
  403: foreignName('Host play.example'),
  404: detail(404, 'Not found.'),
  409: usedKey(),
  429: throttled(42),
  500: serverError(),
  503: worldGone(),
};

/** The mock's refusal of a route with a status; undefined where the schema has the example. */
function refusalOf(status: number, route: DeclaredRoute) {
  const { url, config, schema } = route;
  if (status === 413) return unreadRequest(new TooLarge(), '', config?.bettingErrors);
  if (status === 415) return unreadRequest(new NoJson(), 'text/plain', config?.bettingErrors);
  if (url.startsWith('/__mock/'))
    return { 403: otherMachine(), 404: unknownWorld('asha'), 503: worldGone() }[status];
  if (status === 400) return badForm(route);
  return refusals[`${schema?.operationId} ${status}`] ?? refusals[status];
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
