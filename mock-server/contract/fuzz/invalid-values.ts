import { isObject } from '@matka/contracts/host-kit/states/lookup';
import { isOptional, type Schema } from '@matka/contracts/pact/json-schema';

/** One way to break a value that fits a schema. */
export interface InvalidValue {
  /** Where and how, e.g. `payload.bets[0].points above 10000`. */
  name: string;
  value: unknown;
}

type Members = Record<string, unknown>;

/** A value of another type than the schema's, and null. */
function wrongTypes({ type }: Schema): InvalidValue[] {
  const others: Record<string, unknown> = {
    null: null,
    'a text': 'text',
    'a number': 1.5,
    'a truth': true,
    'a list': [[]],
    'an object': { a: 1 },
  };
  const own = {
    string: 'a text',
    number: 'a number',
    boolean: 'a truth',
    array: 'a list',
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

const offPattern = ({ pattern, minLength }: Schema): InvalidValue[] => [
  ...(pattern === undefined
    ? []
    : [
        { name: 'off its pattern', value: 'x1' },
        { name: 'too long', value: '1234567890123' },
        { name: 'with a line break', value: '1\n' },
      ]),
  ...(pattern !== undefined || minLength ? [{ name: 'empty', value: '' }] : []),
];

function invalidMembers(schema: Schema, value: Members): InvalidValue[] {
  const members = Object.entries(schema.properties ?? {});
  const gone = members
    .filter(([name]) => !isOptional(schema, name) && Object.hasOwn(value, name))
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
  const more =
    schema.additionalProperties === false
      ? [{ name: 'with a member more', value: { ...value, surplus: 1 } }]
      : [];
  return [...gone, ...inner, ...more];
}

function invalidRows(schema: Schema, rows: unknown[]): InvalidValue[] {
  const few = schema.minItems ? [{ name: 'empty', value: [] }] : [];
  const [first, ...rest] = rows;
  if (rows.length === 0) return few;
  const inner = invalidValuesOf(schema.items ?? {}, first).map((one) => ({
    name: `[0] ${one.name}`,
    value: [one.value, ...rest],
  }));
  return [...few, ...inner];
}

/**
 * Every named way to break a value that fits a schema, each in one place. A value that is broken for one alternative
 * may fit another: whoever uses them asks the schema itself.
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
    ...offPattern(schema),
    ...(isObject(value) ? invalidMembers(schema, value) : []),
    ...(Array.isArray(value) ? invalidRows(schema, value) : []),
  ];
}
