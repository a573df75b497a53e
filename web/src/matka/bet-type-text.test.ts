import { betTypes } from '@matka/fixtures/bet-types';
import { afterEach, expect, it } from 'vitest';
import { hi } from '../i18n/hi.ts';
import { mr } from '../i18n/mr.ts';
import { setLanguage } from '../i18n/translate.ts';
import { betTypeText } from './bet-type-text.ts';

afterEach(() => setLanguage('en'));

it.each([
  ['hi', hi],
  ['mr', mr],
] as const)(
  'every known bet type has a name in %s, and another bet type keeps its name',
  (language, texts) => {
    setLanguage(language, texts);
    const names = betTypes.map(({ name }) => betTypeText(name));
    expect(names.filter((name) => /[a-z]/i.test(name.replace(/\b(SP|DP|TP|A|B)\b/g, '')))).toEqual(
      [],
    );
    expect(new Set(names).size).toBe(betTypes.length);
    expect(betTypeText('Lucky Seven')).toBe('Lucky Seven');
  },
);

it('a bet type has the name of the host in English', () => {
  expect(betTypeText('Jodi Digits')).toBe('Jodi Digits');
});
