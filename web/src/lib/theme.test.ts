import { expect, it } from 'vitest';
import { DEFAULT_THEME, isThemeName, themes } from './theme.ts';

it('each of the six themes has the grant type password', { tags: ['@THEME-09'] }, () => {
  const grants = Object.entries(themes).map(([name, { grantType }]) => [name, grantType]);
  expect(Object.fromEntries(grants)).toEqual({
    kalyanMatkaBlue: 'password',
    kalyanMatkaGreenCurved: 'password',
    kalyanMatkaPurpleGradient: 'password',
    kalyanMatkaRedCard: 'password',
    sattaMatkaBlue: 'password',
    sattaMatkaDark: 'password',
  });
});

it('the theme determines the name of the app', { tags: ['@THEME-10'] }, () => {
  const names = Object.entries(themes).map(([name, { appName }]) => [name, appName]);
  expect(Object.fromEntries(names)).toEqual({
    kalyanMatkaBlue: 'KalyanMatka',
    kalyanMatkaGreenCurved: 'KalyanMatkaGreen',
    kalyanMatkaPurpleGradient: 'KalyanMatka',
    kalyanMatkaRedCard: 'KalyanMatka',
    sattaMatkaBlue: 'SattaMatka',
    sattaMatkaDark: 'SattaMatka',
  });
});

it('the default theme is one of the six', () => {
  expect(DEFAULT_THEME).toBe('kalyanMatkaBlue');
  expect(isThemeName('sattaMatkaDark')).toBe(true);
  expect(isThemeName('toString')).toBe(false);
});
