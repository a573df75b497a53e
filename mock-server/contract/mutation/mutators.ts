import type { Edit } from './json-paths.ts';

/** Undefined where there is nothing to change: the value is not of the kind that the operation breaks. */
type Change = (value: unknown) => { value: unknown } | undefined;

function retyped(value: unknown): { value: unknown } | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return { value: Number(value) || 7 };
  if (typeof value === 'object') return { value: Array.isArray(value) ? { 0: value } : [value] };
  return { value: String(value) };
}

const nulled: Change = (value) => (value === null ? undefined : { value: null });

/** A text of numbers and a number of text look alike to many a client, and are none. */
const replaced =
  (change: Change, note: () => void): Edit =>
  (holder, key) => {
    const next = change(holder[key]);
    if (!next) return;
    holder[key] = next.value;
    note();
  };

/** One way to break what stands at a place of an answer; calls `note` for each value that it changes. */
export type Mutator = (countEdit: () => void) => Edit;

/** The member goes, or the row: a list whose rows all go is empty. */
const dropped: Mutator = (note) => (holder, key) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  note();
};

const renamed: Mutator = (note) => (holder, key) => {
  if (Array.isArray(holder)) return;
  holder[`${key}_`] = holder[key];
  delete holder[key];
  note();
};

/** Every way to break a member or row by what comes of it. */
export const mutators = {
  dropped,
  renamed,
  retyped: (note) => replaced(retyped, note),
  nulled: (note) => replaced(nulled, note),
} as const satisfies Record<string, Mutator>;

export type MutatorName = keyof typeof mutators;
