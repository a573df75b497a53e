import type { Chance } from './chances.ts';

const whole = new Intl.NumberFormat('en-IN');

/** A chance in words, e.g. `1 in 10`, `3 in 500` with about how many draws that is. */
export function formatChance({ ways, of }: Chance): string {
  const exact = `${whole.format(ways)} in ${whole.format(of)}`;
  return ways === 1 ? exact : `${exact} (about 1 in ${whole.format(Math.round(of / ways))})`;
}
