/** A number with its noun: `1 note`, `2 notes`. */
export const plural = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;
