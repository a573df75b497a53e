import { shownLength } from './shortened.ts';

/** The number of letters to be added, removed, replaced or swapped to get from one word to another. */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[line - 1] === to[column - 1];
      const swapped = from[line - 1] === to[column - 2] && from[line - 2] === to[column - 1];
      next[column] = Math.min(
        (next[column - 1] ?? 0) + 1,
        (row[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}

/** The known word that a mistyped one most likely means; undefined if none is near, or the word is too long for one. */
export function closestTo(word: string, known: readonly string[]): string | undefined {
  if (word.length > shownLength) return undefined;
  const near = known.map((one) => ({ one, edits: distance(word.toLowerCase(), one) }));
  const [best] = near.toSorted((a, b) => a.edits - b.edits);
  const allowed = Math.max(1, Math.floor(word.length / 3));
  if (best && best.edits <= allowed) return best.one;
  return word.length >= 3 ? known.find((one) => one.startsWith(word)) : undefined;
}

/** " Did you mean …?" with a leading blank, or nothing. */
export function suggestion(word: string, known: readonly string[], prefix = ''): string {
  const found = closestTo(word, known);
  return found === undefined ? '' : ` Did you mean ${prefix}${found}?`;
}
