import {
  isOnlyMeant,
  type JsonSchema,
  membersSchemaOf,
  schemaOf,
  variantsOf,
  withoutNull,
} from './json-schema.ts';
import type { Place } from './place.ts';
import { type Presence, presenceOf } from './presence.ts';
import type { Read } from './read-type.ts';
import {
  isPlaceholder,
  matches,
  parseContent,
  readBoolean,
  readId,
  readMessage,
  readNumber,
  readOpaqueId,
  readText,
} from './scalars.ts';

/** A part of a response that the client does not read as intended. */
export interface Loss {
  readonly place: Place;
  readonly schema: JsonSchema;
  readonly presence: Presence;
  /** The value in the response; `undefined` if there is none. */
  readonly found: unknown;
  /** No value or an empty text; another kind of value; a value that is read in an unexpected form. */
  readonly reason: 'missing' | 'null' | 'empty' | 'kind' | 'form';
  /** The place that is left out because of it; `undefined` if there is none. */
  drops?: Place | undefined;
}

/** The place of a value. */
interface Location {
  readonly place: Place;
  readonly schema: JsonSchema;
  readonly presence: Presence;
}

/** A place of a response, with the sent value and the client's reading; `undefined` for no value. */
export interface Seen extends Location {
  readonly found: unknown;
  readonly value: unknown;
}

interface Notes {
  readonly losses: Loss[];
  readonly seen: Seen[] | undefined;
}

/** The reason why a value is not as intended; `undefined` if it is. `own` is its schema without null. */
function reasonOf(
  { schema, presence }: Location,
  own: JsonSchema,
  found: unknown,
  value: unknown,
): Loss['reason'] | undefined {
  if (typeof value === 'string') {
    const { pattern } = own;
    if (value.trim() === '' && presence === 'defaulted' && schema.default === '') return 'empty';
    const isMeant = isOnlyMeant(own) || own['x-read'] === 'id';
    return pattern && isMeant && value && !matches(pattern, value) ? 'form' : undefined;
  }
  if (value !== undefined) return undefined;
  if (found != null) return 'kind';
  if (presence === 'optional') return undefined;
  return found === null ? 'null' : 'missing';
}

/** True for an empty text in place of an optional value of a fixed form, such as a date: hosts write it for a missing one. */
const isBlank = (own: JsonSchema, presence: Presence, sent: unknown): boolean =>
  presence === 'optional' && isOnlyMeant(own) && typeof sent === 'string' && sent.trim() === '';

/** Reads the value of a place and notes it. Null, absence and a row of stars are read alike. */
function readLocation(location: Location, sent: unknown, notes: Notes): unknown {
  const { place, schema, presence } = location;
  const own = withoutNull(schema);
  const isNothing = isPlaceholder(own, sent) || isBlank(own, presence, sent);
  const found = isNothing ? null : sent;
  const { losses, seen } = notes;
  const before = losses.length;
  const value = found == null ? undefined : readValue(schema, found, place, notes);
  seen?.push({ place, schema: own, presence, found, value });
  // An object without a needed field is lost for that cause alone.
  const hasCause = value === undefined && losses.slice(before).some(({ drops }) => drops === place);
  const reason = hasCause ? undefined : reasonOf(location, own, found, value);
  if (reason) {
    const drops = value === undefined && presence === 'needed' ? place : undefined;
    losses.push({ place, schema: own, presence, found, reason, drops });
  }
  return value;
}

const isMembers = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && !Array.isArray(found);

type NamedMember = readonly [name: string, member: JsonSchema, presence: Presence];

const namedMembers = new WeakMap<JsonSchema, readonly NamedMember[]>();

/** The named members of an object. They are collected once: each row of a list asks for the same ones. */
function namedMembersOf(schema: JsonSchema): readonly NamedMember[] {
  const known =
    namedMembers.get(schema) ??
    Object.entries(schema.properties ?? {}).map(
      ([name, member]): NamedMember => [name, member, presenceOf(schema, name, member)],
    );
  namedMembers.set(schema, known);
  return known;
}

function readObject(schema: JsonSchema, found: unknown, place: Place, notes: Notes): unknown {
  if (!isMembers(found)) return undefined;
  const each = membersSchemaOf(schema);
  if (each) return readDictionary(each, found, place, notes);
  const entries: Record<string, unknown> = schema.additionalProperties === true ? { ...found } : {};
  const before = notes.losses.length;
  const lacking = new Set<Place | undefined>();
  for (const [name, member, presence] of namedMembersOf(schema)) {
    const inner = [...place, name];
    const value =
      readLocation({ place: inner, schema: member, presence }, found[name], notes) ??
      member.default;
    if (value !== undefined) entries[name] = value;
    else {
      delete entries[name];
      if (presence === 'needed') lacking.add(inner);
    }
  }
  if (lacking.size === 0) return entries;
  for (const loss of notes.losses.slice(before)) if (lacking.has(loss.drops)) loss.drops = place;
  return undefined;
}

function readDictionary(schema: JsonSchema, found: object, place: Place, notes: Notes): unknown {
  const entries = Object.entries(found)
    .map(([key, value]): [string, unknown] => [
      key,
      readLocation({ place: [...place, key], schema, presence: 'needed' }, value, notes),
    ])
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

/** The entries without repetitions of an earlier id, as a number or a text; an empty id repeats no other. */
function firstOfEachId(entries: readonly unknown[]): unknown[] {
  const ids = new Set<unknown>();
  return entries.filter((entry) => {
    const id = isMembers(entry) ? String(entry.id) : '';
    return id === '' || ids.size < ids.add(id).size;
  });
}

function readList(schema: JsonSchema, found: unknown, place: Place, notes: Notes): unknown {
  const { items } = schema;
  if (!items || !Array.isArray(found)) return undefined;
  const entries = (schema['x-read'] === 'first' ? found.slice(0, 1) : found)
    .map((entry, index) =>
      readLocation({ place: [...place, index], schema: items, presence: 'needed' }, entry, notes),
    )
    .filter((entry) => entry !== undefined);
  return items.properties?.id ? firstOfEachId(entries) : entries;
}

/** The first variant that fits; the other variants cause no loss. */
function readVariant(schema: JsonSchema, found: unknown, place: Place, notes: Notes): unknown {
  for (const variant of variantsOf(schema)) {
    const own: Notes = { losses: [], seen: notes.seen && [] };
    const value = readValue(variant, found, place, own);
    if (value === undefined) continue;
    notes.losses.push(...own.losses);
    notes.seen?.push(...(own.seen ?? []));
    return value;
  }
  return undefined;
}

function readValue(schema: JsonSchema, found: unknown, place: Place, notes: Notes): unknown {
  if (schema['x-read'] === 'id') return readId(found);
  if (schema['x-read'] === 'opaque-id') return readOpaqueId(found);
  if (schema['x-read'] === 'message') return readMessage(found);
  if (schema.anyOf) return readVariant(schema, found, place, notes);
  if (schema.const !== undefined) return found === schema.const ? found : undefined;
  if (schema.contentSchema) {
    const content = parseContent(found);
    return content == null ? undefined : readValue(schema.contentSchema, content, place, notes);
  }
  switch (schema.type) {
    case 'object':
      return readObject(schema, found, place, notes);
    case 'array':
      return readList(schema, found, place, notes);
    case 'string':
      return readText(schema, found);
    case 'number':
    case 'integer':
      return readNumber(schema, found);
    case 'boolean':
      return readBoolean(found);
    default:
      return found;
  }
}

/**
 * Reads a value by a declaration, and lists the losses on the way, each cause once. An unreadable value is absent or
 * takes its default, and an entry without its needed fields is left out; `value` is `undefined` if the whole is
 * unusable. Every place on the way is added to `seen`, parts before their whole. Never throws.
 */
export function read<T extends object>(
  declaration: T,
  found: unknown,
  seen?: Seen[],
): { value: Read<T> | undefined; losses: readonly Loss[] } {
  const losses: Loss[] = [];
  const schema = schemaOf(declaration);
  const value = readLocation({ place: [], schema, presence: 'needed' }, found, { losses, seen });
  return { value: value as Read<T> | undefined, losses };
}
