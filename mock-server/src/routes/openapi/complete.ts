import { BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { sampleOf } from '@matka/contracts/reading/sample';
import { hoistComponents, type OpenApiDraft, type Operation } from './components.ts';

/** Bodies by operation id; a response by its status. */
export type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>;

const descriptions: Readonly<Record<string, string>> = {
  200: 'Success.',
  201: 'Created.',
  204: 'Done; the response has no body.',
  400: 'The request is not valid.',
  401: 'No valid token, or wrong credentials.',
  403: 'Not permitted: another machine, host name or site.',
  404: 'Not found.',
  409: 'The Idempotency-Key was used for another request.',
  429: 'Too many attempts; Retry-After says when to try again.',
};

/** An example of each kind of error response, by the reference to its schema. */
const errorExamples: Readonly<Record<string, unknown>> = {
  FieldErrors: sampleOf(FieldErrors),
  DetailError: sampleOf(DetailError),
  BettingError: sampleOf(BettingError),
};

/** An example of a 401 of endpoints that need a token. */
const tokenError = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
};

const componentOf = (schema: unknown): string =>
  /schemas\/(\w+)/.exec(JSON.stringify(schema) ?? '')?.[1] ?? '';

function addExamples(operation: Operation, id: string, examples: Examples): void {
  const { request, responses = {} } = examples[id] ?? {};
  for (const body of Object.values(operation.requestBody?.content ?? {}))
    if (request !== undefined) body.example = request;
  for (const [status, response] of Object.entries(operation.responses)) {
    response.description = descriptions[status] ?? response.description;
    for (const body of Object.values(response.content ?? {})) {
      const kind = componentOf(body.schema);
      const error = status === '401' && kind === 'DetailError' ? tokenError : errorExamples[kind];
      const example = Number(status) < 300 ? responses[status] : error;
      if (example !== undefined) body.example = example;
    }
  }
}

/** Completes a draft: operation ids, named components, descriptions of the statuses and examples, by operation id. */
export function completeDocument(
  draft: OpenApiDraft,
  operationIds: Readonly<Record<string, string>>,
  examples: Examples,
): void {
  hoistComponents(draft);
  for (const [path, operations] of Object.entries(draft.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const id = operationIds[`${method.toUpperCase()} ${path}`];
      if (id === undefined) throw new Error(`No operation id for ${method} ${path}`);
      // First of all members, where readers look for it.
      operations[method] = { operationId: id, ...operation };
      addExamples(operation, id, examples);
    }
  }
}
