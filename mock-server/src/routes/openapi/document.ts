import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { sampleOf } from '@matka/contracts/reading/sample';
import Fastify, { type RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';

/** The parts of an OpenAPI document that are completed here. */
export interface OpenApiDraft {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown>; [name: string]: unknown };
}

/** One operation of a document. */
export interface Operation {
  operationId?: string;
  summary?: string;
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { description: string; content?: Record<string, MediaType> }>;
  [name: string]: unknown;
}

/** A body by its content type. */
export interface MediaType {
  schema: unknown;
  example?: unknown;
}

/** The path below which a draft has one operation for each named schema, whose response is that schema. */
export const namedPath = '/named/';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is the same for equal values, whatever the order of their members. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

/** Replaces every schema below `value` that has a name by a reference; `own` is the schema that is being defined. */
function withReferences(value: unknown, names: ReadonlyMap<string, string>, own = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, names));
  if (!isObject(value)) return value;
  const name = names.get(canonical(value));
  if (name !== undefined && name !== own) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withReferences(member, names)]),
  );
}

const bodyOf = (operation: Operation | undefined): MediaType | undefined =>
  operation?.responses[200]?.content?.['application/json'];

/** Moves the named schemas of a draft to its components and refers to them wherever they occur. */
export function hoistComponents(draft: OpenApiDraft): void {
  const schemas = new Map<string, unknown>();
  for (const path of Object.keys(draft.paths).filter((one) => one.startsWith(namedPath))) {
    const body = bodyOf(draft.paths[path]?.get);
    if (body) schemas.set(path.slice(namedPath.length), body.schema);
    delete draft.paths[path];
  }
  const names = new Map([...schemas].map(([name, schema]) => [canonical(schema), name]));
  const defined = [...schemas].map(
    ([name, schema]) => [name, withReferences(schema, names, name)] as const,
  );
  draft.components = { ...draft.components, schemas: Object.fromEntries(defined) };
  draft.paths = withReferences(draft.paths, names) as OpenApiDraft['paths'];
}

type OpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>;

/** A draft of a document: `openapi` with routes and their schemas, and an operation for each schema that has a name. */
export async function draftDocument(
  openapi: OpenApi,
  routes: readonly RouteOptions[],
  named: Readonly<Record<string, TSchema>>,
): Promise<OpenApiDraft> {
  const sketch = Fastify();
  await sketch.register(swagger, { openapi });
  // Nothing is validated or sent here.
  sketch.setValidatorCompiler(() => () => true);
  sketch.setSerializerCompiler(() => JSON.stringify);
  for (const route of routes) sketch.route(route);
  for (const [name, schema] of Object.entries(named)) {
    sketch.get(`${namedPath}${name}`, { schema: { response: { 200: schema } } }, () => null);
  }
  await sketch.ready();
  const draft = JSON.parse(JSON.stringify(sketch.swagger())) as OpenApiDraft;
  await sketch.close();
  return draft;
}

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
