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

/** Tells if a parsed value is an object: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with each member changed, by its name. */
export const mapMembers = (
  members: object,
  change: (member: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).map(([name, one]) => [name, change(one, name)]));

/** Tells if a parsed value has more levels of arrays and objects within each other. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** The value if it is an array, else an empty array. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
