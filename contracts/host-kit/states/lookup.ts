/**
 * Something that a host has, or why it does not have it. `odd`: the host does not answer as agreed, so that it cannot
 * be told; whatever depends on it is then rather tried than skipped, or a break would hide behind its own probe.
 */
export type Lookup<T> = { value: T } | { missing: string } | { inconclusive: string };

export const found = <T>(value: T): Lookup<T> => ({ value });
export const missing = (reason: string): { missing: string } => ({ missing: reason });
export const inconclusive = (what: string): { inconclusive: string } => ({
  inconclusive: `${what} does not answer as agreed`,
});

/** Why something is not to be had; undefined when it is. */
export function reasonOf(one: Lookup<unknown>): string | undefined {
  if ('missing' in one) return one.missing;
  return 'inconclusive' in one ? one.inconclusive : undefined;
}

/** The first of some, or the reason given. */
export const first = <T>(values: readonly T[], reason: string): Lookup<T> =>
  values[0] === undefined ? missing(reason) : found(values[0]);

/** Goes on with what was found. */
export async function chain<T, U>(
  before: Promise<Lookup<T>>,
  next: (value: T) => Lookup<U> | Promise<Lookup<U>>,
): Promise<Lookup<U>> {
  const one = await before;
  return 'value' in one ? next(one.value) : one;
}

/** The member below some names of a parsed answer, whatever that is; undefined when it is not there. */
export function at(value: unknown, ...names: string[]): unknown {
  let inner = value;
  for (const name of names) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name))
      return undefined;
    inner = (inner as Record<string, unknown>)[name];
  }
  return inner;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list as it is, anything else as an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
