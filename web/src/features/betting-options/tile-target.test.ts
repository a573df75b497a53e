// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tileTarget } from './tile-target.ts';

const target = (code: string, name = 'x') =>
  tileTarget({ id: 1, name, config: { code, bet_direction: 'both' } });

describe('the older half sangam', () => {
  it.each(['Half Sangam A', 'half sangam a', 'Half-Sangam (A)', 'A Half Sangam'])(
    '[OPTIONS-33] named %s opens the screen of half sangam A',
    (name) => expect(target('half_sangam', name)).toBe('/half-sangam-a'),
  );

  it.each(['Half Sangam B', 'half sangam b', 'Half Sangam - B'])(
    '[OPTIONS-34] named %s opens the screen of half sangam B',
    (name) => expect(target('half_sangam', name)).toBe('/half-sangam-b'),
  );

  it.each(['Half Sangam', 'Half Sangam AB', 'Bazar Half Sangam', ''])(
    '[OPTIONS-35] named “%s” opens the older screen',
    (name) => expect(target('half_sangam', name)).toBe('/half-sangam'),
  );
});

describe('a code that is not known', () => {
  it.each(['', 'SINGLE_PANA', 'toString', 'starline'])('%j opens nothing', (code) => {
    expect(target(code)).toBeUndefined();
  });
});
