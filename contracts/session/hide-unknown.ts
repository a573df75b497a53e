import { requestFields } from '../api/declared-fields.ts';
import { endpointOf, endpoints, readsOf } from '../api/endpoints.ts';
import { type Exchange, isSuccess } from '../check/exchange.ts';
import { isFieldName } from '../check/unused-fields.ts';
import { isObject, mapMembers } from '../reading/json.ts';
import {
  innerSchema,
  type JsonSchema,
  membersSchemaOf,
  readingsOf,
  schemaOf,
} from '../reading/json-schema.ts';
import { parseContent } from '../reading/scalars.ts';

/** The placeholder of an undeclared text. */
export const unknownText = '<text>';

/** A value without its content: texts and numbers are replaced; lists, objects and names of fields stay. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : unknownText;
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(shapeOf);
  if (!isObject(value)) return value;
  // A name that cannot be a field name may be data, as in a list by player.
  const members = Object.entries(value).map(([name, one]) => [
    isFieldName(name) ? name : unknownText,
    shapeOf(one),
  ]);
  return Object.fromEntries(members);
}

const knownSegments = new Set(Object.values(endpoints).flatMap(({ path }) => path.split('/')));

/** A path without segments that belong to no endpoint. */
export const hideUnknownPath = (path: string, placeholder = unknownText): string =>
  path.replace(/[^/]+/g, (segment) => (knownSegments.has(segment) ? segment : placeholder));

/** The text of a Python dict without its undeclared content. */
function knownContent(text: string, content: JsonSchema): string {
  const value = parseContent(text);
  return isObject(value)
    ? JSON.stringify(known(value, content)).replaceAll('"', "'")
    : text && unknownText;
}

/** A value as far as a schema declares it; the rest by its shape. */
function known(value: unknown, schema: JsonSchema | undefined): unknown {
  const schemas = readingsOf(schema);
  if (schemas.length === 0) return shapeOf(value);
  if (Array.isArray(value)) return value.map((entry) => known(entry, innerSchema(schema, 0)));
  if (isObject(value))
    return mapMembers(value, (inner, name) => known(inner, innerSchema(schema, name)));
  const content = schemas.find((one) => one.contentSchema)?.contentSchema;
  if (content && typeof value === 'string') return knownContent(value, content);
  const isLeaf = schemas.some((one) => !one.properties && !one.items && !membersSchemaOf(one));
  return isLeaf ? value : shapeOf(value);
}

const leafTypes: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);

/** A request keeps a text or number in a field that takes texts or numbers, even of the other type. */
const isLeaf = (name: string): boolean =>
  requestFields.get(name)?.some(({ type }) => type !== undefined && leafTypes.has(type)) ?? false;

/**
 * The body of a request, whose fields are recognised by their names at any depth; the rest by its shape. Calls
 * `onHidden` with each hidden text.
 */
export function hideUnknownFields(
  value: unknown,
  onHidden: (text: string) => void = () => undefined,
  isKnown = false,
): unknown {
  if (Array.isArray(value))
    return value.map((entry) => hideUnknownFields(entry, onHidden, isKnown));
  if (isObject(value))
    return mapMembers(value, (inner, name) => hideUnknownFields(inner, onHidden, isLeaf(name)));
  if (isKnown) return value;
  const shape = shapeOf(value);
  if (shape !== value) onHidden(String(value));
  return shape;
}

const message: JsonSchema = { anyOf: [{ type: 'string' }, { items: { type: 'string' } }] };

/** Messages of an error response, which may have the name of any field of a request. */
const errorSchema = (declared: object): JsonSchema => ({
  anyOf: [
    schemaOf(declared),
    {
      type: 'object',
      properties: Object.fromEntries([...requestFields.keys()].map((name) => [name, message])),
    },
    { type: 'string' },
  ],
});

/** An exchange whose undeclared fields have a shape and no value, so that it may leave the machine. */
export function hideUnknown(exchange: Exchange): Exchange {
  const { request, response } = exchange;
  const endpoint = endpointOf(request.method, request.path);
  const { success, error } = endpoint
    ? readsOf(endpoint)
    : { success: undefined, error: undefined };
  const declared = isSuccess(response) ? success && schemaOf(success) : error && errorSchema(error);
  // A page for people, such as the error page of a server, may show any data.
  const isPage = typeof response.body === 'string' && !response.isJsonText;
  return {
    ...exchange,
    request: {
      ...request,
      path: endpoint ? request.path : hideUnknownPath(request.path),
      query: request.query.map(([name, value]) =>
        requestFields.has(name)
          ? [name, value]
          : [isFieldName(name) ? name : unknownText, value && unknownText],
      ),
      ...(request.body !== undefined && { body: hideUnknownFields(request.body) }),
    },
    response: { ...response, body: known(response.body, isPage ? undefined : declared) },
  };
}
