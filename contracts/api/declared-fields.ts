import { fieldsOf } from '../reading/fields.ts';
import { type JsonSchema, readingsOf, type SecretKind } from '../reading/json-schema.ts';
import { anyRow } from '../reading/place.ts';
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

/** The fields of some schemas by name, at any depth, with the schemas of their values and of their parts. */
function byName(schemas: readonly object[]): ReadonlyMap<string, readonly JsonSchema[]> {
  const found = new Map<string, readonly JsonSchema[]>();
  for (const { place, schema } of schemas.flatMap(fieldsOf)) {
    const name = place.findLast((key) => key !== anyRow);
    if (typeof name === 'string')
      found.set(name, [...(found.get(name) ?? []), ...readingsOf(schema)]);
  }
  return found;
}

/** The fields that a request may have in its query and its body, with the schemas of their values. */
export const requestFields = byName(bodies);

const responses = Object.values(endpoints).flatMap((one: Endpoint) => Object.values(one.responses));

/** The fields that are secrets in any request or response, with their kind. */
export const declaredSecrets: ReadonlyMap<string, SecretKind> = new Map(
  [...byName([...bodies, ...responses])].flatMap(([name, schemas]) => {
    const kinds = schemas.map((schema) => schema['x-secret']);
    const [kind] = kinds;
    return kind && kinds.every((one) => one === kind) ? [[name, kind] as const] : [];
  }),
);

/** The kind of secret that a field of a request holds; undefined for any other. */
export const secretOfRequest = (name: string): SecretKind | undefined =>
  requestFields.get(name)?.find((schema) => schema['x-secret'])?.['x-secret'];
