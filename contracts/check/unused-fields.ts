import { endpointNames, endpointOf, endpointTitle, readsOf } from '../api/endpoints.ts';
import { declaredPlace } from '../reading/fields.ts';
import { isObject } from '../reading/json.ts';
import { innerSchema, type JsonSchema, schemaOf } from '../reading/json-schema.ts';
import { anyRow, type Place, placeText } from '../reading/place.ts';
import type { Exchange } from './exchange.ts';

/** Tells if a name looks like code: letters with underscores or capitals, few digits. */
export const isFieldName = (name: string): boolean =>
  /^[a-z][a-zA-Z]*\d{0,2}(_[a-zA-Z]+\d{0,2}|_\d{1,2})*$/.test(name);

/** All words of values: a name among them may be personal data. */
function collectWords(value: unknown, into: Set<string>): Set<string> {
  if (typeof value === 'string' || typeof value === 'number')
    for (const word of String(value).toLowerCase().split(/\s+/)) into.add(word);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) collectWords(inner, into);
  return into;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** A field that no reader of the client uses. */
export interface UnreadField {
  /** The place, with stars for rows. A name that may be data is replaced by dots. */
  place: string;
  /** The bytes of its name and its value, in all responses. */
  bytes: number;
}

/** The fields of a success that no declaration names. */
export function unreadFields({ request, response }: Exchange): UnreadField[] {
  const endpoint = endpointOf(request.method, request.path);
  const { success } = endpoint ? readsOf(endpoint) : {};
  if (!success || response.status >= 300) return [];
  const words = collectWords([response.body, request.body, request.query], new Set());
  const found = new Map<string, number>();
  const walk = (value: unknown, place: Place, schema: JsonSchema | undefined): void => {
    if (Array.isArray(value))
      for (const entry of value) walk(entry, [...place, anyRow], innerSchema(schema, 0));
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      const known = innerSchema(schema, name);
      if (known) {
        walk(inner, [...place, name], known);
        continue;
      }
      const isCode = isFieldName(name) && !words.has(name.toLowerCase());
      const shown = placeText(declaredPlace(success, [...place, isCode ? name : '…']));
      // A colon and a comma belong to a field.
      found.set(shown, (found.get(shown) ?? 0) + bytesOf(name) + bytesOf(inner) + 2);
    }
  };
  walk(response.body, [], schemaOf(success));
  return [...found].map(([place, bytes]) => ({ place, bytes }));
}

/** The unread fields of an endpoint. */
export interface UnreadOfCall {
  call: string;
  /** The bytes of all its successes, as JSON without blanks. */
  total: number;
  fields: UnreadField[];
}

/** The fields of all exchanges that no reader of the client uses, by endpoint, the largest first. */
export function unreadByCall(exchanges: readonly Exchange[]): UnreadOfCall[] {
  const calls = new Map<string, { total: number; fields: Map<string, number> }>();
  for (const exchange of exchanges) {
    const name = endpointOf(exchange.request.method, exchange.request.path);
    if (!name || exchange.response.status >= 300) continue;
    const own = calls.get(name) ?? { total: 0, fields: new Map<string, number>() };
    calls.set(name, own);
    own.total += bytesOf(exchange.response.body);
    for (const { place, bytes } of unreadFields(exchange))
      own.fields.set(place, (own.fields.get(place) ?? 0) + bytes);
  }
  return endpointNames.flatMap((name) => {
    const { total, fields } = calls.get(name) ?? { total: 0, fields: new Map() };
    if (fields.size === 0) return [];
    const list = [...fields].map(([place, bytes]) => ({ place, bytes }));
    return [{ call: endpointTitle(name), total, fields: list.sort((a, b) => b.bytes - a.bytes) }];
  });
}
