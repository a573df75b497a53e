/**
 * The reading of a value beyond what JSON Schema says: `form`, the pattern is what is meant, and a text in another form
 * is read all the same; `word`, such a pattern of words, which are read in any case; `day`, a day that the calendar has;
 * `id`, any id as a text; `opaque-id`, any id as it is; `message`, a text or the first text of a list; `first`, only the
 * first entry of a list.
 */
export type Reading = 'form' | 'word' | 'day' | 'id' | 'opaque-id' | 'message' | 'first';

/** Kinds of secrets, which are the names of their placeholders in what leaves the machine. */
export type SecretKind =
  | 'password'
  | 'mpin'
  | 'otp'
  | 'access'
  | 'refresh'
  | 'token'
  | 'mobile'
  | 'first-name'
  | 'last-name'
  | 'name'
  | 'address'
  | 'secret';

/** The part of JSON Schema that the declarations of requests and responses use. */
export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  /** A schema for an object whose keys are data; `true` keeps what is not declared. */
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  const?: string | number | boolean;
  /** Values of one schema in documents; declarations list them as `anyOf` of `const`. */
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  /** The content of a text with its own notation. */
  contentSchema?: JsonSchema;
  default?: unknown;
  examples?: readonly unknown[];
  description?: string;
  'x-read'?: Reading;
  /** Null or absence means the same as the default: rules judge the default. */
  'x-silent'?: true;
  /** A host may have its own values, which the client shows unchanged. */
  'x-open'?: true;
  /** The value is a secret, or identifies the player. */
  'x-secret'?: SecretKind;
}

/** A TypeBox schema as plain JSON Schema, which its own types do not show. */
export const schemaOf = (schema: object): JsonSchema => schema;

/** The schema of a dictionary's members; `undefined` for an object with named fields. */
export const membersSchemaOf = ({ additionalProperties }: JsonSchema): JsonSchema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** The schemas that a value may fit, without null. */
export const variantsOf = ({ anyOf = [] }: JsonSchema): readonly JsonSchema[] =>
  anyOf.filter(({ type }) => type !== 'null');

/** The schema of the value that null replaces; a schema without null is unchanged. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (!schema.anyOf) return schema;
  const [only, ...others] = variantsOf(schema);
  return only && others.length === 0 ? only : schema;
}

/** True if a text is read although it does not match the pattern. */
export const isOnlyMeant = ({ 'x-read': reading }: JsonSchema): boolean =>
  reading === 'form' || reading === 'word';

/** Tells if null is a valid value. */
export const isNullable = ({ anyOf = [] }: JsonSchema): boolean =>
  anyOf.some(({ type }) => type === 'null');

const readings = new WeakMap<JsonSchema, readonly JsonSchema[]>();

/** The schemas that a value may follow. They are collected once: each row of a list asks for the same ones. */
export function readingsOf(schema: JsonSchema | undefined): readonly JsonSchema[] {
  if (!schema) return [];
  const known =
    readings.get(schema) ?? (schema.anyOf ? variantsOf(schema).flatMap(readingsOf) : [schema]);
  readings.set(schema, known);
  return known;
}

const insides = new WeakMap<JsonSchema, readonly JsonSchema[]>();

/** The schemas of the objects and lists by which a value may be read, also of one that comes as text. */
function insidesOf(schema: JsonSchema): readonly JsonSchema[] {
  const known =
    insides.get(schema) ??
    readingsOf(schema).flatMap((one) => readingsOf(one.contentSchema ?? one));
  insides.set(schema, known);
  return known;
}

/** The schema of a member by its name, or of an entry of a list by its index; `undefined` where none is declared. */
export function innerSchema(
  schema: JsonSchema | undefined,
  key: string | number,
): JsonSchema | undefined {
  if (!schema) return undefined;
  const own: JsonSchema[] = [];
  for (const one of insidesOf(schema)) {
    const inner =
      typeof key === 'number' ? one.items : (one.properties?.[key] ?? membersSchemaOf(one));
    if (inner) own.push(inner);
  }
  return own.length > 1 ? { anyOf: own } : own[0];
}
