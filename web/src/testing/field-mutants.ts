import { fieldsOf } from '@matka/contracts/reading/fields';
import type { JsonSchema } from '@matka/contracts/reading/json-schema';

/** What a host may send in place of a field. */
export const mutations = ['absent', 'null', 'wrong', 'empty', 'huge'] as const;
type Mutation = (typeof mutations)[number];

export interface FieldMutant {
  /** E.g. `$.data[*].id is null`. */
  readonly name: string;
  readonly place: string;
  readonly mutation: Mutation;
  readonly body: unknown;
}

type Edited = Record<string | number, unknown>;

const isEdited = (value: unknown): value is Edited => typeof value === 'object' && value !== null;

const isText = (schema: JsonSchema): boolean =>
  schema['x-read'] === 'id' || schema.type === 'string' || schema.const !== undefined;
const isNumber = ({ type }: JsonSchema): boolean => type === 'number' || type === 'integer';

function wrongFor(schema: JsonSchema): unknown {
  if (schema.contentSchema) return 'odd';
  if (isText(schema) || schema.anyOf?.every(isText)) return { odd: 1 };
  return isNumber(schema) || schema.type === 'boolean' ? ['odd'] : 'odd';
}

function emptyFor({ type }: JsonSchema): unknown {
  if (type === 'array') return [];
  return type === 'object' ? {} : '';
}

function hugeFor(schema: JsonSchema, value: unknown): unknown {
  if (isNumber(schema) && !isText(schema)) return 1e21;
  if (Array.isArray(value)) return Array.from({ length: 60 }, () => value[0]);
  return isEdited(value) ? { ...value, more: 'x'.repeat(2000) } : 'x'.repeat(2000);
}

function valueFor(schema: JsonSchema, mutation: Mutation, value: unknown): unknown {
  if (mutation === 'absent') return undefined;
  if (mutation === 'null') return null;
  if (mutation === 'wrong') return wrongFor(schema);
  return mutation === 'empty' ? emptyFor(schema) : hugeFor(schema, value);
}

const toJson = (dict: string): unknown => JSON.parse(dict.replaceAll("'", '"'));
const toDict = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'");

const stepsOf = (place: string): string[] => place.replaceAll('[*]', '.*').split('.').slice(1);

/** `value` with what is at the end of some steps edited; undefined when there is nothing. */
function edited(
  value: unknown,
  [step, ...rest]: readonly string[],
  edit: (value: unknown) => unknown,
): { value: unknown } | undefined {
  if (step === undefined) return { value: edit(value) };
  if (typeof value === 'string') {
    const inside = edited(toJson(value), [step, ...rest], edit);
    return inside && { value: toDict(inside.value) };
  }
  if (!isEdited(value)) return undefined;
  const key = step === '*' ? Object.keys(value)[0] : step;
  if (key === undefined || !Object.hasOwn(value, key)) return undefined;
  const inside = edited(value[key], rest, edit);
  if (!inside) return undefined;
  if (Array.isArray(value)) {
    const rest = inside.value === undefined ? [] : [inside.value];
    return { value: [...rest, ...value.slice(1)] };
  }
  const members = Object.entries({ ...value, [key]: inside.value });
  return { value: Object.fromEntries(members.filter(([, member]) => member !== undefined)) };
}

/** Every mutant of a response, by the fields of its declaration; rows are changed in the first of them. */
export const mutantsOf = (declaration: object, response: unknown): FieldMutant[] =>
  fieldsOf(declaration).flatMap(({ place, schema }) =>
    mutations.flatMap((mutation) => {
      const edit = (value: unknown) => valueFor(schema, mutation, value);
      const body = edited(response, stepsOf(place), edit);
      const name = `${place} is ${mutation}`;
      return body ? [{ name, place, mutation, body: body.value }] : [];
    }),
  );

/** The value at a place, in the first row of every list. */
function valueAt(body: unknown, place: string): unknown {
  return stepsOf(place).reduce<unknown>((value, step) => {
    if (!isEdited(value)) return undefined;
    return value[step === '*' ? (Object.keys(value)[0] ?? '') : step];
  }, body);
}

/**
 * One response with the mutants of rows beside each other, behind the sound rows of a list, or the sound
 * entries of a dictionary. Each row has an id or a key of its own.
 */
export function inOneResponse(
  response: unknown,
  listPlace: string,
  mutants: readonly FieldMutant[],
): FieldMutant {
  const rows = mutants.map(({ place, body }, index) => {
    const row = valueAt(body, `${listPlace}[*]`);
    const named = isEdited(row) && 'id' in row && place !== `${listPlace}[*].id`;
    return named ? { ...row, id: 1000 + index } : row;
  });
  const append = (sound: unknown): unknown => {
    if (Array.isArray(sound)) return [...sound, ...rows];
    const entries = rows.map((row, index) => [`Market ${1000 + index}`, row] as const);
    return isEdited(sound) ? { ...sound, ...Object.fromEntries(entries) } : sound;
  };
  const body = edited(response, stepsOf(listPlace), append)?.value;
  return { name: `rows of ${listPlace}`, place: listPlace, mutation: 'wrong', body };
}
