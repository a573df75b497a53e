import * as Type from 'typebox';
import type { JsonSchema, SecretKind } from '../reading/json-schema.ts';
import type { Read, ReadAs, WithDefault } from '../reading/read-type.ts';

function extended<T extends Type.TSchema>(schema: T, keywords: JsonSchema): T {
  const own = Object.getOwnPropertyDescriptors(keywords);
  return Object.defineProperties(
    {} as T,
    Object.assign(Object.getOwnPropertyDescriptors(schema), own),
  );
}

/** A value that the client replaces by `value` if the host sends no readable one. */
export const Default = <T extends Type.TSchema>(schema: T, value: Read<T>): T & WithDefault =>
  extended(schema, { default: value }) as T & WithDefault;

/** A schema with an example of its values. */
export const Example = <T extends Type.TSchema>(schema: T, ...examples: unknown[]): T =>
  extended(schema, { examples });

/** A value whose absence means the same as its default. */
export const Silent = <T extends Type.TSchema>(schema: T): T =>
  extended(schema, { 'x-silent': true });

/** A value that no recording, report or journal shows. */
export const Secret = <T extends Type.TSchema>(schema: T, kind: SecretKind): T =>
  extended(schema, { 'x-secret': kind });

/** A value that the host may replace by null. */
export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An object whose keys are data. */
export const Dictionary = <T extends Type.TSchema>(members: T) =>
  Type.Unsafe<Record<string, Type.Static<T>>>({
    type: 'object',
    additionalProperties: members,
  }) as Type.TUnsafe<Record<string, Type.Static<T>>> & ReadAs<Record<string, Read<T>>>;

/** The client reads only the first entry of this list. */
export const FirstOf = <T extends Type.TSchema>(items: T) =>
  Type.Array(items, { 'x-read': 'first' });

/** A text with an expected format; the client also reads it in any other format. */
export const Meant = (pattern: string, options: JsonSchema = {}) =>
  Type.String({ ...options, pattern, 'x-read': 'form' });

/** One of a few words. The client ignores the case of their letters, and does not change any other text. */
export const Word = (...words: readonly string[]) =>
  Type.String({ pattern: `^(${words.join('|')})$`, examples: words.slice(0, 1), 'x-read': 'word' });

/** An id: a host sends a number, the client reads any id as a text. */
export const Id = (options: JsonSchema = {}) =>
  Type.Integer({
    ...options,
    pattern: '^[\\w.:-]+$',
    'x-read': 'id',
  }) as Type.TInteger & ReadAs<string>;

/** An id of a host in its original type, a number or a text; only its identity is known. */
export type OpaqueId = number | string;

/** An id that the client keeps, compares and sends back in its original type. The documents show a number. */
export const OpaqueId = (options: JsonSchema = {}) =>
  Type.Integer({ ...options, 'x-read': 'opaque-id' }) as Type.TInteger & ReadAs<OpaqueId>;

/** A text for people, or a list of texts; the client reads the first. */
export const Message = () =>
  Type.Union([Type.String(), Type.Array(Type.String())], {
    'x-read': 'message',
  }) as Type.TUnion<[Type.TString, Type.TArray<Type.TString>]> & ReadAs<string>;

/** A text that holds a value in the notation of Python, e.g. `{'digits': ['5']}`. */
export const PythonDict = <T extends Type.TSchema>(content: T) =>
  Type.String({
    contentMediaType: 'text/x-python',
    contentSchema: content,
  }) as Type.TString & ReadAs<Read<T>>;
