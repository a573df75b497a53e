import { isObject } from '../host-kit/states/lookup.ts';
import { type Schema, valueSchemaOf } from '../pact/json-schema.ts';
import { describeSchema } from './words.ts';

/** Where an answer differs from what is agreed, told without a single value of it. */
export interface Difference {
  /** `$.data[*].market.name`; rows and the keys of maps are stars. */
  place: string;
  what: string;
  /** False for a member that the contract leaves open: nobody reads it. */
  breaks: boolean;
}

/** How a name that an answer brings is told; it may be one of the answer's own values. */
export type NameRedactor = (name: string) => string;

type Members = Readonly<Record<string, unknown>>;

/** The kind of a value, and nothing else of it. */
function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number';
  return typeof value === 'boolean' ? 'true or false' : 'an object';
}

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a value is what a schema asks for, whatever lies inside it. */
function matchesSchema(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  const { type, pattern, format, minLength = 0, minItems = 0, minimum = -Infinity } = schema;
  switch (type) {
    case 'null':
      return value === null;
    case 'string':
      return (
        typeof value === 'string' &&
        value.length >= minLength &&
        (pattern === undefined || new RegExp(pattern).test(value)) &&
        (format === undefined || dateTime.test(value))
      );
    case 'integer':
      return Number.isInteger(value) && Number(value) >= minimum;
    case 'number':
    case 'boolean':
      return typeof value === type;
    case 'array':
      return Array.isArray(value) && value.length >= minItems;
    case 'object':
      return isObject(value);
    default:
      return true;
  }
}

const breaking = (found: readonly Difference[]) => found.filter(({ breaks }) => breaks).length;

/** Of several alternatives the one that the value is nearest to. */
function differencesOfAlternatives(
  { anyOf = [], ...schema }: Schema,
  value: unknown,
  place: string,
  naming: NameRedactor,
): Difference[] {
  const alike = anyOf.filter((one) => one.anyOf !== undefined || matchesSchema(one, value));
  const tried = alike.map((one) => differencesIn(one, value, naming, place));
  const [nearest] = tried.sort((a, b) => breaking(a) - breaking(b));
  return nearest ?? [mismatch({ ...schema, anyOf }, value, place)];
}

const mismatch = (schema: Schema, value: unknown, place: string): Difference => ({
  place,
  what: `${describeValue(value)} instead of ${describeSchema(schema)}`,
  breaks: true,
});

function differencesOfMembers(
  schema: Schema,
  value: Members,
  place: string,
  naming: NameRedactor,
): Difference[] {
  const { properties = {}, required = [] } = schema;
  const rest = valueSchemaOf(schema);
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ place: `${place}.${name}`, what: 'is missing', breaks: true }));
  const inner = Object.entries(value).flatMap(([name, member]): Difference[] => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) return differencesIn(known, member, naming, `${place}.${name}`);
    if (rest) return differencesIn(rest, member, naming, `${place}.*`);
    const what = `${describeValue(member)} that the contract does not know`;
    return [{ place: `${place}.${naming(name)}`, what, breaks: false }];
  });
  return [...missing, ...inner];
}

/** Every difference of a value from a schema, the same one of many rows as often as it occurs. */
export function differencesIn(
  schema: Schema,
  value: unknown,
  naming: NameRedactor,
  place = '$',
): Difference[] {
  if (schema.anyOf) return differencesOfAlternatives(schema, value, place, naming);
  if (!matchesSchema(schema, value)) return [mismatch(schema, value, place)];
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.flatMap((row) => differencesIn(items, row, naming, `${place}[*]`));
  }
  return isObject(value) && schema.type === 'object'
    ? differencesOfMembers(schema, value, place, naming)
    : [];
}
