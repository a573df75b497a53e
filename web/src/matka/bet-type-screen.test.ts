import { expect, it } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { sampleBetType } from '../testing/sample-bet-type.ts';
import { betTypeScreen } from './bet-type-screen.ts';

const target = (code: string, name = 'x') => betTypeScreen(sampleBetType(code, name));

eachTagged([
  ['@OPTIONS-11', 'single_digits', 'multi-digit'],
  ['@OPTIONS-12', 'single_digits_bulk', 'single-digit-bulk'],
  ['@OPTIONS-13', 'single_pana', 'single-pana'],
  ['@OPTIONS-14', 'single_pana_bulk', 'single-pana-bulk'],
  ['@OPTIONS-15', 'double_pana', 'double-pana'],
  ['@OPTIONS-16', 'double_pana_bulk', 'double-pana-bulk'],
  ['@OPTIONS-17', 'triple_pana', 'triple-pana'],
  ['@OPTIONS-18', 'sp_motor', 'sp-motor'],
  ['@OPTIONS-19', 'dp_motor', 'dp-motor'],
  ['@OPTIONS-20', 'jodi_digits', 'jodi-digits'],
  ['@OPTIONS-21', 'jodi_bulk', 'jodi-digits-bulk'],
  ['@OPTIONS-22', 'red_bracket', 'red-bracket'],
  ['@OPTIONS-23', 'odd_even', 'odd-even'],
  ['@OPTIONS-24', 'sp_dp_tp', 'spdptp'],
  ['@OPTIONS-25', 'choice_pana', 'choice-pana'],
  ['@OPTIONS-26', 'half_sangam_a', 'half-sangam-a'],
  ['@OPTIONS-27', 'half_sangam_b', 'half-sangam-b'],
  ['@OPTIONS-28', 'full_sangam', 'full-sangam'],
  ['@OPTIONS-29', 'two_digits_panel', 'two-digits-panel'],
  ['@OPTIONS-30', 'digits_based_jodi', 'digits-based-jodi'],
  ['@OPTIONS-31', 'group_jodi', 'group-jodi'],
  ['@OPTIONS-32', 'penal_group', 'penal-group'],
])('%s the code %s opens the screen %s', (_, code, screen) => {
  expect(target(code)).toBe(screen);
});

it.each(['Half Sangam A', 'half sangam a', 'Half-Sangam (A)', 'A Half Sangam'])(
  'a half sangam named %s opens the screen of half sangam A',
  { tags: ['@OPTIONS-33'] },
  (name) => expect(target('half_sangam', name)).toBe('half-sangam-a'),
);

it.each(['Half Sangam B', 'half sangam b', 'Half Sangam - B'])(
  'a half sangam named %s opens the screen of half sangam B',
  { tags: ['@OPTIONS-34'] },
  (name) => expect(target('half_sangam', name)).toBe('half-sangam-b'),
);

it.each(['Half Sangam', 'Half Sangam AB', 'Bazar Half Sangam', ''])(
  'a half sangam named “%s” opens the older screen',
  { tags: ['@OPTIONS-35'] },
  (name) => expect(target('half_sangam', name)).toBe('half-sangam'),
);

it.each(['', 'SINGLE_PANA', 'toString', 'starline'])(
  'the unknown code %j opens no screen',
  (code) => {
    expect(target(code)).toBeUndefined();
  },
);
