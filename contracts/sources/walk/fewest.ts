/**
 * The fewest entries that still show a fault, always with the last one: tries the last one alone, then leaves out one
 * part after the other, the largest first. `shows` returns the needed entries of the given ones, or undefined if they
 * do not show the fault; it is called at most `most` times.
 */
export async function fewest<T>(
  all: readonly T[],
  shows: (some: readonly T[]) => Promise<readonly T[] | undefined>,
  most: number,
): Promise<readonly T[]> {
  let kept = all;
  let attempts = 0;
  async function tryWith(some: readonly T[]): Promise<boolean> {
    if (attempts >= most) return false;
    attempts += 1;
    const needed = await shows(some);
    if (needed) kept = needed;
    return needed !== undefined;
  }
  if (all.length > 2 && (await tryWith(all.slice(-1)))) return kept;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from + size < kept.length && attempts < most; )
      if (!(await tryWith([...kept.slice(0, from), ...kept.slice(from + size)]))) from += size;
  return kept;
}
