import type { BetType } from '@matka/contracts/api/bet-types';
import type { BetTypeCode } from '@matka/contracts/bet-types';
import { type Path, paths } from '../../lib/paths.ts';

/** The screen of an older Half Sangam follows from its name. */
function halfSangamPath(name: string): Path {
  // A separate word “A” or “B”: the word “Half” itself contains an a.
  const letter = name.match(/\b[ab]\b/i)?.[0].toLowerCase();
  if (letter === 'a') return paths.halfSangamA;
  return letter === 'b' ? paths.halfSangamB : paths.halfSangam;
}

/** The screen that each code opens. */
const routes: Record<BetTypeCode, Path | ((name: string) => Path)> = {
  // The screen with ten fields, not /single-digit: a quirk that is kept.
  single_digits: paths.multiDigit,
  single_digits_bulk: paths.singleDigitBulk,
  jodi_digits: paths.jodiDigits,
  jodi_bulk: paths.jodiDigitsBulk,
  single_pana: paths.singlePana,
  single_pana_bulk: paths.singlePanaBulk,
  double_pana: paths.doublePana,
  double_pana_bulk: paths.doublePanaBulk,
  triple_pana: paths.triplePana,
  penal_group: paths.penalGroup,
  red_bracket: paths.redBracket,
  sp_dp_tp: paths.spdptp,
  choice_pana: paths.choicePana,
  sp_motor: paths.spMotor,
  dp_motor: paths.dpMotor,
  group_jodi: paths.groupJodi,
  digits_based_jodi: paths.digitsBasedJodi,
  odd_even: paths.oddEven,
  two_digits_panel: paths.twoDigitsPanel,
  half_sangam: halfSangamPath,
  half_sangam_a: paths.halfSangamA,
  half_sangam_b: paths.halfSangamB,
  full_sangam: paths.fullSangam,
};

const isKnown = (code: string): code is BetTypeCode => Object.hasOwn(routes, code);

/** The path of the bid screen of a bet type; undefined for an unknown code. */
export function betTypeRoute({ name, config: { code } }: BetType): Path | undefined {
  if (!isKnown(code)) return undefined;
  const target = routes[code];
  return typeof target === 'function' ? target(name) : target;
}
