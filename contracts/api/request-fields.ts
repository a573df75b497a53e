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

/** The fields that a request may have in its query and its body, with the schemas of their values. */
export const requestFields: ReadonlyMap<string, readonly JsonSchema[]> = bodies.reduce<
  Map<string, JsonSchema[]>
>((into, body) => collect(schemaOf(body), into), new Map());

/** The kind of secret that a field of a request holds; undefined for any other. */
export const secretOfRequest = (name: string): SecretKind | undefined =>
  requestFields.get(name)?.find((schema) => schema['x-secret'])?.['x-secret'];
