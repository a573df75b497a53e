/** Tells if a name has every typed word in it, in any case and order. */
export function nameMatches(name: string, typed: string): boolean {
  const lower = name.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
