import {
  type JsonSchema,
  membersSchemaOf,
  type SecretKind,
  schemaOf,
  variantsOf,
} from '../reading/json-schema.ts';
import { betPayloads } from './betting.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { suggestionPayloads } from './suggestions.ts';

const bodies: readonly object[] = [
  ...Object.values(endpoints).flatMap(({ body, query }: Endpoint) =>
    [body ?? [], query ?? []].flat(),
  ),
  ...Object.values(betPayloads),
  ...Object.values(suggestionPayloads),
];

/** What stands inside a schema: the variants of a value, the entries of a list. */
function partsOf(schema: JsonSchema): readonly JsonSchema[] {
  const { items } = schema;
  const members = membersSchemaOf(schema);
  return [...variantsOf(schema), ...(items ? [items] : []), ...(members ? [members] : [])];
}

function collect(schema: JsonSchema, into: Map<string, JsonSchema[]>): Map<string, JsonSchema[]> {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    into.set(name, [...(into.get(name) ?? []), ...leavesOf(member)]);
    collect(member, into);
  }
  for (const part of partsOf(schema)) collect(part, into);
  return into;
}

/** The schemas of the values that a field may have, alone or in a list. */
function leavesOf(schema: JsonSchema): JsonSchema[] {
  const parts = [...variantsOf(schema), ...(schema.items ? [schema.items] : [])];
  return parts.length > 0 ? parts.flatMap(leavesOf) : [schema];
}

const fieldsIn = (schemas: readonly object[]): ReadonlyMap<string, readonly JsonSchema[]> =>
  schemas.reduce<Map<string, JsonSchema[]>>(
    (into, schema) => collect(schemaOf(schema), into),
    new Map(),
  );

/** The fields that a request may have in its query and its body, with the schemas of their values. */
export const requestFields = fieldsIn(bodies);

const responses = Object.values(endpoints).flatMap((one: Endpoint) => Object.values(one.responses));

/** The fields that are secrets wherever a request or a response has them, with their kind. */
export const declaredSecrets: ReadonlyMap<string, SecretKind> = new Map(
  [...fieldsIn([...bodies, ...responses])].flatMap(([name, schemas]) => {
    const kinds = schemas.map((schema) => schema['x-secret']);
    const [kind] = kinds;
    return kind && kinds.every((one) => one === kind) ? [[name, kind] as const] : [];
  }),
);

/** The kind of secret that a field of a request holds; undefined for any other. */
export const secretOfRequest = (name: string): SecretKind | undefined =>
  requestFields.get(name)?.find((schema) => schema['x-secret'])?.['x-secret'];
