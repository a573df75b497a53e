import { expect, it } from 'vitest';
import { sampleBetType } from '../testing/sample-bet-type.ts';
import { betTypeScreen } from './bet-type-screen.ts';

const target = (code: string, name = 'x') => betTypeScreen(sampleBetType(code, name));

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
