import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import { sampleOf } from '@matka/contracts/reading/sample';
import Fastify, { type RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { isObject } from '../../shared/validate.ts';

export interface Operation {
  method: RouteOptions['method'];
  url: string;
  schema: {
    operationId: string;
    summary: string;
    tags: string[];
    security?: Record<string, string[]>[];
    params?: TSchema;
    querystring?: TSchema;
    body?: TSchema;
    response: Readonly<Record<number, TSchema>>;
  };
}

interface MediaType {
  schema: unknown;
  example?: unknown;
}

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components?: { [name: string]: unknown };
}

interface DocumentedOperation {
  operationId: string;
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { description: string; content?: Record<string, MediaType> }>;
}

/** Bodies by operation id; a response by its status. */
export type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>;

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

/**
 * A schema in which what a client takes for an absent value is no default of the API: a generated client would send or
 * invent it. Members of an object may be called default.
 */
function withFallbacks(value: unknown, isMembers = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withFallbacks(item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === 'default' && !isMembers
        ? ['x-fallback', member]
        : [key, withFallbacks(member, key === 'properties')],
    ),
  );
}

/** The names of the components that a part of a document refers to, and those that these refer to. */
function referredTo(part: unknown, defined: Readonly<Record<string, unknown>>): Set<string> {
  const found = new Set<string>();
  const parts = [part];
  // The list grows while it is read.
  for (const each of parts) {
    for (const [, name = ''] of JSON.stringify(each).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (found.has(name)) continue;
      found.add(name);
      parts.push(defined[name]);
    }
  }
  return found;
}

/** Below it a draft has one operation for each named schema: @fastify/swagger rewrites all schemas alike. */
const namedPath = '/named/';

function withComponents(draft: Document): Document {
  const schemas = Object.keys(draft.paths)
    .filter((path) => path.startsWith(namedPath))
    .map((path): [string, unknown] => {
      const body = draft.paths[path]?.get?.responses[200]?.content?.['application/json'];
      delete draft.paths[path];
      return [path.slice(namedPath.length), withFallbacks(body?.schema)];
    });
  const names = new Map(schemas.map(([name, schema]) => [canonical(schema), name]));
  const defined = Object.fromEntries(
    schemas.map(([name, schema]) => [name, withReferences(schema, names, name)]),
  );
  const paths = withReferences(withFallbacks(draft.paths), names) as Document['paths'];
  const needed = referredTo(paths, defined);
  return {
    ...draft,
    components: {
      ...draft.components,
      schemas: Object.fromEntries(Object.entries(defined).filter(([name]) => needed.has(name))),
    },
    paths,
  };
}

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

const errorExamples: Readonly<Record<string, unknown>> = {
  FieldErrors: sampleOf(FieldErrors),
  DetailError: sampleOf(DetailError),
  BettingError: sampleOf(BettingError),
  AnyError: { detail: 'You do not have permission to perform this action.' },
};

const tokenError = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
};

const componentOf = (schema: unknown): string =>
  /schemas\/(\w+)/.exec(JSON.stringify(schema) ?? '')?.[1] ?? '';

function complete(operation: DocumentedOperation, examples: Examples): void {
  const { request, responses = {} } = examples[operation.operationId] ?? {};
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

/** The OpenAPI document of operations: `openapi` says what it is, `named` has the schemas that become components. */
export async function openApiOf(
  openapi: NonNullable<FastifyDynamicSwaggerOptions['openapi']>,
  operations: readonly Operation[],
  named: Readonly<Record<string, TSchema>>,
  examples: Examples,
): Promise<object> {
  const sketch = Fastify();
  await sketch.register(swagger, { openapi });
  // Nothing is validated or sent here.
  sketch.setValidatorCompiler(() => () => true);
  sketch.setSerializerCompiler(() => JSON.stringify);
  for (const operation of operations) sketch.route({ ...operation, handler: () => null });
  for (const [name, schema] of Object.entries(named))
    sketch.get(`${namedPath}${name}`, { schema: { response: { 200: schema } } }, () => null);
  await sketch.ready();
  const document = withComponents(JSON.parse(JSON.stringify(sketch.swagger())));
  await sketch.close();
  for (const operation of Object.values(document.paths).flatMap(Object.values))
    complete(operation, examples);
  return document;
}
