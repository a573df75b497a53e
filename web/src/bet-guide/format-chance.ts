import { t } from '../i18n/translate.ts';
import type { Chance } from './chances.ts';

const whole = new Intl.NumberFormat('en-IN');

/** A chance in words, e.g. `1 in 10`, `3 in 500` with about how many draws that is. */
export function formatChance({ ways, of }: Chance): string {
  const exact = t('waysInAll', { ways: whole.format(ways), all: whole.format(of) });
  return ways === 1
    ? exact
    : t('about1In', { chance: exact, all: whole.format(Math.round(of / ways)) });
}
