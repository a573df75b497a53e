import { suggestion } from './closest.ts';
import { UsageError } from './flags.ts';
import { shortened } from './shortened.ts';

/** A value of a flag that takes one of a few words. Throws UsageError. */
export function oneOf<Choice extends string>(
  name: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === value);
  if (choice !== undefined) return choice;
  throw new UsageError(
    `--${name} takes ${choices.join(', ')}, not "${shortened(value)}".${suggestion(value, choices)}`,
  );
}

/** A value of a flag that takes a whole number. Throws UsageError. */
export function wholeNumber(
  name: string,
  value: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: { least?: number; most?: number } = {},
): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  throw new UsageError(`--${name} takes a whole number, ${range}, not "${shortened(value)}".`);
}
