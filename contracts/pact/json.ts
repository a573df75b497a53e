/** The member of a parsed value at a path of names; `undefined` if there is none. */
export function at(value: unknown, ...names: string[]): unknown {
  let inner = value;
  for (const name of names) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name))
      return undefined;
    inner = (inner as Record<string, unknown>)[name];
  }
  return inner;
}

/** Whether a parsed value is an object: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an array, else an empty array. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
