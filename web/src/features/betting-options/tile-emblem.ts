import type { BetTypeCode } from '@matka/contracts/bet-types';

/** An example number of each code; `_` stands for any digit. */
const emblems: Record<BetTypeCode, string> = {
  single_digits: '7',
  single_digits_bulk: '0–9',
  jodi_digits: '47',
  jodi_bulk: '00–99',
  single_pana: '128',
  single_pana_bulk: '128 137',
  double_pana: '112',
  double_pana_bulk: '112 220',
  triple_pana: '777',
  penal_group: '123 678',
  red_bracket: '05 50',
  sp_dp_tp: 'SP DP TP',
  choice_pana: '1_8',
  sp_motor: '1234',
  dp_motor: '1123',
  group_jodi: '12 67',
  digits_based_jodi: '5_ _5',
  odd_even: '1 | 2',
  two_digits_panel: '12_',
  half_sangam: '1-128',
  half_sangam_a: '1-128',
  half_sangam_b: '128-1',
  full_sangam: '128-678',
};

/** The example on the tile of a code; undefined for an unknown code. */
export function tileEmblem(code: string): string {
  return Object.hasOwn(emblems, code) ? emblems[code as BetTypeCode] : '?';
}

/** The three families of bet types: by digit, by jodi, by pana. */
export function familyOf(code: string): 'digit' | 'jodi' | 'pana' {
  if (/^single_digits|^odd_even/.test(code)) return 'digit';
  return /jodi|bracket/.test(code) ? 'jodi' : 'pana';
}
