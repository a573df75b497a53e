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
  'the bet types of every host have words in %s, others keep their names',
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

it('a bet type has in English the name that the host sent', () => {
  expect(betTypeText('Jodi Digits')).toBe('Jodi Digits');
});
