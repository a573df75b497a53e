import { isObject } from '@matka/contracts/pact/json';
import { mayLack, type JsonSchema as Schema } from '@matka/contracts/reading/json-schema';

/** A value that violates a schema in one place. */
export interface InvalidValue {
  /** Path and violation, e.g. `payload bets [0] points above 10000`. */
  name: string;
  value: unknown;
}

type Members = Record<string, unknown>;

/** Values of the other types, and null. */
function wrongTypes({ type }: Schema): InvalidValue[] {
  const others: Record<string, unknown> = {
    null: null,
    'a string': 'text',
    'a number': 1.5,
    'a boolean': true,
    'an array': [[]],
    'an object': { a: 1 },
  };
  const own = {
    string: 'a string',
    number: 'a number',
    boolean: 'a boolean',
    array: 'an array',
    object: 'an object',
    null: 'null',
  };
  const skipped = type === 'integer' ? undefined : type && own[type];
  return Object.entries(others)
    .filter(([name]) => name !== skipped)
    .map(([name, value]) => ({ name: `as ${name}`, value }));
}

function outOfRange({ minimum, maximum }: Schema): InvalidValue[] {
  return [
    ...(minimum === undefined ? [] : [{ name: `below ${minimum}`, value: minimum - 1 }]),
    ...(maximum === undefined ? [] : [{ name: `above ${maximum}`, value: maximum + 1 }]),
  ];
}

const invalidStrings = ({ pattern, minLength }: Schema): InvalidValue[] => [
  ...(pattern === undefined
    ? []
    : [
        { name: 'not matching its pattern', value: 'x1' },
        { name: 'too long', value: '1234567890123' },
        { name: 'with a line break', value: '1\n' },
      ]),
  ...(pattern !== undefined || minLength ? [{ name: 'empty', value: '' }] : []),
];

function invalidMembers(schema: Schema, value: Members): InvalidValue[] {
  const members = Object.entries(schema.properties ?? {});
  const without = members
    .filter(([name]) => !mayLack(schema, name) && Object.hasOwn(value, name))
    .map(([name]) => {
      const { [name]: _, ...rest } = value;
      return { name: `without ${name}`, value: rest };
    });
  const inner = members
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([name, member]) =>
      invalidValuesOf(member, value[name]).map((one) => ({
        name: `${name} ${one.name}`,
        value: { ...value, [name]: one.value },
      })),
    );
  const extra =
    schema.additionalProperties === false
      ? [{ name: 'with an extra member', value: { ...value, surplus: 1 } }]
      : [];
  return [...without, ...inner, ...extra];
}

function invalidRows(schema: Schema, rows: unknown[]): InvalidValue[] {
  const empty = schema.minItems ? [{ name: 'empty', value: [] }] : [];
  const [first, ...rest] = rows;
  if (rows.length === 0) return empty;
  const inner = invalidValuesOf(schema.items ?? {}, first).map((one) => ({
    name: `[0] ${one.name}`,
    value: [one.value, ...rest],
  }));
  return [...empty, ...inner];
}

/**
 * Variants of a valid value, each with one violation of the schema. A variant that violates one alternative may match
 * another: callers check it against the schema.
 */
export function invalidValuesOf(schema: Schema, value: unknown): InvalidValue[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => invalidValuesOf(one, value));
  if (schema.const !== undefined)
    return [
      { name: 'unknown', value: `${schema.const}?` },
      { name: 'as null', value: null },
    ];
  if (schema.type === undefined) return [];
  return [
    ...wrongTypes(schema),
    ...outOfRange(schema),
    ...invalidStrings(schema),
    ...(isObject(value) ? invalidMembers(schema, value) : []),
    ...(Array.isArray(value) ? invalidRows(schema, value) : []),
  ];
}
