import type { Edit } from './json-paths.ts';

/** The changed value; undefined if a mutator does not apply to the value. */
type Change = (value: unknown) => { value: unknown } | undefined;

/** Swaps strings and numbers, which a client may fail to notice, and objects and arrays. */
function retyped(value: unknown): { value: unknown } | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return { value: Number(value) || 7 };
  if (typeof value === 'object') return { value: Array.isArray(value) ? { 0: value } : [value] };
  return { value: String(value) };
}

const nulled: Change = (value) => (value === null ? undefined : { value: null });

const replaced =
  (change: Change, countEdit: () => void): Edit =>
  (container, key) => {
    const next = change(container[key]);
    if (!next) return;
    container[key] = next.value;
    countEdit();
  };

/** Creates an edit that breaks the value at a path; it calls `countEdit` for each value that it changes. */
export type Mutator = (countEdit: () => void) => Edit;

/** Removes a member or a row. An array that loses all its rows is empty. */
const dropped: Mutator = (countEdit) => (container, key) => {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete container[key];
  countEdit();
};

const renamed: Mutator = (countEdit) => (container, key) => {
  if (Array.isArray(container)) return;
  container[`${key}_`] = container[key];
  delete container[key];
  countEdit();
};

/** All mutators of members and rows, by the name of the result. */
export const mutators = {
  dropped,
  renamed,
  retyped: (countEdit) => replaced(retyped, countEdit),
  nulled: (countEdit) => replaced(nulled, countEdit),
} as const satisfies Record<string, Mutator>;

export type MutatorName = keyof typeof mutators;
