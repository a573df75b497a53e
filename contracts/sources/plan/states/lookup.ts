/**
 * The result of a lookup on a host: a value, or the reason why the host does not have it. `inconclusive` means that the
 * host gave an unexpected response: the dependent interaction runs anyway, so that a broken probe cannot hide a failure.
 * `unrecognised` means that the host shows that it has the value, but not in a form that the client reads.
 */
export type Lookup<T> =
  | { value: T }
  | { missing: string }
  | { inconclusive: string }
  | { unrecognised: string };

export const found = <T>(value: T): Lookup<T> => ({ value });
export const missing = (reason: string): { missing: string } => ({ missing: reason });
/** `request` is the title of a call. */
export const inconclusive = (request: string): { inconclusive: string } => ({
  inconclusive: request,
});
export const unrecognised = (reason: string): { unrecognised: string } => ({
  unrecognised: reason,
});

/** Why a lookup has no value; undefined if it has one. */
export function reasonOf(lookup: Lookup<unknown>): string | undefined {
  if ('missing' in lookup) return lookup.missing;
  if ('unrecognised' in lookup) return lookup.unrecognised;
  return 'inconclusive' in lookup ? `unexpected response to ${lookup.inconclusive}` : undefined;
}

/** The first value, or the given reason if there is none. */
export const first = <T>(values: readonly T[], reason: string): Lookup<T> =>
  values[0] === undefined ? missing(reason) : found(values[0]);

/** Continues with the value of a lookup; a lookup without a value is returned unchanged. */
export async function chain<T, U>(
  lookup: Promise<Lookup<T>>,
  next: (value: T) => Lookup<U> | Promise<Lookup<U>>,
): Promise<Lookup<U>> {
  const result = await lookup;
  return 'value' in result ? next(result.value) : result;
}
