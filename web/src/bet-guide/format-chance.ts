import { t } from '../i18n/translate.ts';
import type { Chance } from './chances.ts';

const whole = new Intl.NumberFormat('en-IN');

/** A chance in words, `1 in 10`; one that is no whole number of draws by the nearest, `1 in 167`. */
export const formatChance = ({ ways, of }: Chance): string =>
  t('{ways} in {all}', { ways: '1', all: whole.format(Math.round(of / ways)) });
