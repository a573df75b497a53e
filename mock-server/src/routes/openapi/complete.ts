import { readFileSync } from 'node:fs';
import { hoistComponents, type OpenApiDraft, type Operation } from './components.ts';

/** Bodies by operation id; a response by its status. */
export type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>;

/** The committed examples; a test makes them from the responses of the mock. */
export const examplesFile = new URL('./examples.json', import.meta.url);

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
  FieldErrors: { mobile_number: ['This field is required.'] },
  DetailError: { detail: 'Not found.' },
  BettingError: { error: 'Insufficient balance' },
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

/** Completes a draft: operation ids, named components, descriptions of the statuses and examples. */
export function completeDocument(
  draft: OpenApiDraft,
  operationIds: Readonly<Record<string, string>>,
): void {
  hoistComponents(draft);
  const examples: Examples = JSON.parse(readFileSync(examplesFile, 'utf8'));
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
