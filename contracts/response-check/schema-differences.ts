import { isObject } from '../pact/json.ts';
import { membersSchemaOf, type JsonSchema as Schema } from '../reading/json-schema.ts';
import { describeSchema, describeValue } from './describe-schema.ts';

/** A difference between a response and the contract. It contains no value of the response. */
export interface Difference {
  /** Path such as `$.data[*].market.name`: rows and keys of maps are stars. */
  place: string;
  what: string;
  /** False for a field that the contract does not know: the client ignores it. */
  breaks: boolean;
}

/** Hides a field's name where it may be personal data. */
export type NameRedactor = (name: string) => string;

type Members = Readonly<Record<string, unknown>>;

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a value matches a schema, without looking at its members. */
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
        (format !== 'date-time' || dateTime.test(value))
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

const breakingCount = (differences: readonly Difference[]) =>
  differences.filter(({ breaks }) => breaks).length;

/** Compares with the alternative that the value is closest to. */
function differencesOfAlternatives(
  { anyOf = [], ...schema }: Schema,
  value: unknown,
  place: string,
  redactName: NameRedactor,
): Difference[] {
  const matching = anyOf.filter((one) => one.anyOf !== undefined || matchesSchema(one, value));
  const compared = matching.map((one) => differencesIn(one, value, redactName, place));
  const [closest] = compared.sort((a, b) => breakingCount(a) - breakingCount(b));
  return closest ?? [mismatch({ ...schema, anyOf }, value, place)];
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
  redactName: NameRedactor,
): Difference[] {
  const { properties = {}, required = [] } = schema;
  const valueSchema = membersSchemaOf(schema);
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({ place: `${place}.${name}`, what: 'is missing', breaks: true }));
  const inner = Object.entries(value).flatMap(([name, member]): Difference[] => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) return differencesIn(known, member, redactName, `${place}.${name}`);
    if (valueSchema) return differencesIn(valueSchema, member, redactName, `${place}.*`);
    const what = `${describeValue(member)} that the contract does not know`;
    return [{ place: `${place}.${redactName(name)}`, what, breaks: false }];
  });
  return [...missing, ...inner];
}

/** All differences between a value and a schema, repeated for each row that has them. */
export function differencesIn(
  schema: Schema,
  value: unknown,
  redactName: NameRedactor,
  place = '$',
): Difference[] {
  if (schema.anyOf) return differencesOfAlternatives(schema, value, place, redactName);
  if (!matchesSchema(schema, value)) return [mismatch(schema, value, place)];
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return value.flatMap((row) => differencesIn(items, row, redactName, `${place}[*]`));
  }
  return isObject(value) && schema.type === 'object'
    ? differencesOfMembers(schema, value, place, redactName)
    : [];
}
