import {
  absent,
  at,
  type Change,
  type Edit,
  each,
  type Fields,
  fieldsIn,
  isFields,
  type Json,
} from './json.ts';

/** The name of a change. A missing value or null does not change, unless the change is about null. */
type Word = keyof typeof words | keyof typeof wordsOfNull;

/** The change of a value: a word, data, or a function, which never gets null. */
export type ValueChange =
  | Word
  | { readonly set: Json }
  /** Fields of an object, or entries of a list. */
  | { readonly add: Fields | Json[] }
  | { readonly rename: string }
  /** The text with {} in place of the value. */
  | { readonly format: string }
  /** Values that other values replace. */
  | { readonly replace: readonly (readonly [from: Json, to: Json])[] }
  | { readonly nullAs: Json }
  /** The time in a zone: minutes from UTC, and the text after the seconds. */
  | { readonly zone: readonly [minutes: number, end: string] }
  | ((value: Json) => Json);

const emptied = (value: Json): Json => {
  if (Array.isArray(value)) return [];
  return isFields(value) ? {} : '';
};

const reversed = (value: Json): Json => {
  if (Array.isArray(value)) return value.toReversed();
  return Object.fromEntries(Object.entries(fieldsIn(value)).toReversed());
};

const words = {
  null: () => null,
  empty: emptied,
  'as text': (value) => String(value),
  'as decimals': (value) => Number(value).toFixed(2),
  // Stars and empty texts are no numbers.
  'as number': (value) => (value === '' || Number.isNaN(Number(value)) ? value : Number(value)),
  reverse: reversed,
  'in a list': (value) => [value],
  'first entry': (value) => (Array.isArray(value) ? (value[0] ?? value) : value),
  'first field': (value) => Object.fromEntries(Object.entries(fieldsIn(value)).slice(0, 1)),
} satisfies Record<string, (value: Json) => Json>;

const wordsOfNull = {
  drop: () => absent,
  'drop null': (value) => (value === null || value === undefined ? absent : value),
  'null if absent': (value) => value ?? null,
} satisfies Record<string, Edit>;

function added(value: Json, more: Fields | Json[]): Json {
  if (Array.isArray(value)) return Array.isArray(more) ? [...value, ...more] : value;
  return isFields(value) && !Array.isArray(more) ? { ...value, ...more } : value;
}

const inZone = (value: Json, [minutes, end]: readonly [number, string]): string =>
  new Date(Date.parse(String(value)) + minutes * 60_000).toISOString().slice(0, 19) + end;

function renamed(path: string, name: string): Change {
  const cut = path.lastIndexOf('.');
  const old = path.slice(cut + 1);
  return each(path.slice(0, Math.max(0, cut)), (holder) => {
    const { [old]: value, ...others } = fieldsIn(holder);
    return value === undefined ? holder : { ...others, [name]: value };
  });
}

const ofValues =
  (edit: (value: Json) => Json): Edit =>
  (value) => {
    if (value === undefined) return absent;
    return value === null ? null : edit(value);
  };

const isWord = <Words extends object>(all: Words, word: PropertyKey): word is keyof Words =>
  Object.hasOwn(all, word);

function editOf(change: Exclude<ValueChange, { rename: string }>): Edit {
  if (typeof change === 'function') return ofValues(change);
  if (typeof change === 'string')
    return isWord(wordsOfNull, change) ? wordsOfNull[change] : ofValues(words[change]);
  if ('set' in change) return (value) => (value === undefined ? absent : change.set);
  if ('nullAs' in change)
    return (value) => (value === undefined ? absent : (value ?? change.nullAs));
  if ('add' in change) return ofValues((value) => added(value, change.add));
  if ('format' in change)
    return ofValues((value) => change.format.replace('{}', () => String(value)));
  if ('zone' in change) return ofValues((value) => inZone(value, change.zone));
  return ofValues((value) => change.replace.find(([from]) => from === value)?.[1] ?? value);
}

/** The change of a body that a change of values makes at a path. */
export function changeAt(path: string, change: ValueChange): Change {
  if (typeof change === 'object' && 'rename' in change) return renamed(path, change.rename);
  return at(path, editOf(change));
}
