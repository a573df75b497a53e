/** The rank of a digit inside a pana: its value, and 0 counts as ten, the highest. */
export const rank = (digit: string): number => (digit === '0' ? 10 : Number(digit));

/** Whether each digit ranks above the one before it. */
export const ascends = (digits: string): boolean => stepwise(digits, (one, next) => one < next);

/** Whether no digit ranks below the one before it. */
export const neverDescends = (digits: string): boolean =>
  stepwise(digits, (one, next) => one <= next);

/** How many different digits there are. */
export const distinct = (digits: string): number => new Set(digits).size;

function stepwise(digits: string, holds: (one: number, next: number) => boolean): boolean {
  const ranks = Array.from(digits, rank);
  return ranks.slice(1).every((next, at) => holds(ranks[at] ?? 0, next));
}
