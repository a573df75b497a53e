import { isObject, listOf } from '../pact/json.ts';
import type { ContractDocument, DocumentPart, Shape } from './shape.ts';

/** Schemas within schemas deeper than this are not followed: they refer to themselves. */
const mostDepth = 30;

type Fields = Readonly<Record<string, unknown>>;

/** The value at a pointer such as `#/components/schemas/Market`. */
function resolve(document: Fields, schema: unknown): Fields {
  if (!isObject(schema)) return {};
  if (typeof schema.$ref !== 'string') return schema;
  const names = schema.$ref.replace(/^#\//, '').split('/');
  const found = names.reduce<unknown>(
    (value, name) => (isObject(value) ? value[name] : undefined),
    document,
  );
  return resolve(document, found);
}

const typeNames = (type: unknown): string[] =>
  (Array.isArray(type) ? type : [type])
    .filter((one) => typeof one === 'string')
    .map((one) => (one === 'integer' ? 'number' : one));

function typesOf(schema: Fields): string[] {
  const named = typeNames(schema.type);
  const nullable = schema.nullable === true ? ['null'] : [];
  if (named.length > 0) return [...named, ...nullable];
  if ('const' in schema) return [schema.const === null ? 'null' : typeof schema.const];
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => (value === null ? 'null' : typeof value));
  if (isObject(schema.properties)) return ['object', ...nullable];
  return schema.items === undefined ? [] : ['array', ...nullable];
}

const valuesOf = (schema: Fields): string[] | undefined => {
  if ('const' in schema) return [String(schema.const)];
  return Array.isArray(schema.enum)
    ? schema.enum.filter((one) => one !== null).map(String)
    : undefined;
};

/** Adds the shapes of a schema and of all within it. */
function collect(
  document: Fields,
  given: unknown,
  place: string,
  required: boolean,
  into: Map<string, Shape>,
  depth = 0,
): void {
  const schema = resolve(document, given);
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (depth > mostDepth) return;
  for (const part of listOf(schema.allOf))
    collect(document, part, place, required, into, depth + 1);
  for (const choice of choices) collect(document, choice, place, required, into, depth + 1);
  const values = valuesOf(schema);
  const types = typesOf(schema);
  const known = into.get(place);
  if (types.length > 0) {
    const isFree =
      known !== undefined &&
      known.values === undefined &&
      [...known.types].some((one) => one !== 'null');
    const isLimited = values !== undefined && !isFree;
    into.set(place, {
      types: new Set([...(known?.types ?? []), ...types]),
      required: required && (known?.required ?? true),
      values:
        isLimited || (known?.values && types.every((one) => one === 'null'))
          ? new Set([...(known?.values ?? []), ...(values ?? [])])
          : undefined,
    });
  } else if (!known && choices.length === 0 && !schema.allOf)
    into.set(place, { types: new Set(), required });
  const needed = listOf(schema.required);
  for (const [name, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {}))
    collect(document, inner, `${place}.${name}`, needed.includes(name), into, depth + 1);
  if (schema.items !== undefined)
    collect(document, schema.items, `${place}[*]`, true, into, depth + 1);
  const rest = isObject(schema.additionalProperties)
    ? [schema.additionalProperties]
    : Object.values(isObject(schema.patternProperties) ? schema.patternProperties : {});
  for (const inner of rest) collect(document, inner, `${place}.*`, true, into, depth + 1);
}

const schemaOf = (content: unknown): unknown => {
  if (!isObject(content)) return undefined;
  const json = Object.entries(content).find(([type]) => /json/.test(type))?.[1];
  return isObject(json) ? json.schema : undefined;
};

function requestPart(
  document: Fields,
  call: string,
  operation: Fields,
  shared: unknown,
): DocumentPart {
  const shapes = new Map<string, Shape>();
  for (const given of [...listOf(shared), ...listOf(operation.parameters)]) {
    const parameter = resolve(document, given);
    if (parameter.in !== 'query') continue;
    collect(
      document,
      parameter.schema,
      `?${String(parameter.name)}`,
      parameter.required === true,
      shapes,
    );
  }
  const body = resolve(document, operation.requestBody);
  const schema = schemaOf(body.content);
  if (schema !== undefined) collect(document, schema, '$', body.required === true, shapes);
  return { call, part: 'request', shapes };
}

function responseParts(document: Fields, call: string, operation: Fields): DocumentPart[] {
  const responses = Object.entries(isObject(operation.responses) ? operation.responses : {});
  return responses.map(([status, given]) => {
    const shapes = new Map<string, Shape>();
    const schema = schemaOf(resolve(document, given).content);
    if (schema !== undefined) collect(document, schema, '$', true, shapes);
    return { call, part: /^2/.test(status) ? 'success' : status, shapes };
  });
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The part of a path that is below the API's base, with `{id}` for each parameter. */
const pathOf = (path: string): string => path.replace(/\{[^}]+\}/g, '{id}');

/** Reads an OpenAPI document of version 3. */
export function readOpenApi(document: Fields): ContractDocument {
  const paths = Object.entries(isObject(document.paths) ? document.paths : {});
  const parts = paths.flatMap(([path, item]) => {
    const operations = Object.entries(isObject(item) ? item : {}).filter(([name]) =>
      methods.includes(name),
    );
    return operations.flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${pathOf(path)}`;
      if (!isObject(operation)) return [];
      const shared = isObject(item) ? item.parameters : [];
      return [
        requestPart(document, call, operation, shared),
        ...responseParts(document, call, operation),
      ];
    });
  });
  return { kind: 'OpenAPI document', parts, interactions: new Map(), lines: [] };
}
