// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { createTranslator } from './translator.ts';

const catalogue = {
  Open: 'ओपन',
  'SP Motor': 'SP मोटर',
  '{count} bids': { one: '{count} बोली', other: '{count} बोलियाँ' },
  'At least {min} digits for {name}': '{name} के लिए कम से कम {min} अंक',
  'Error: {text}': 'गड़बड़ी: {text}',
  '{minutes} min': '{minutes} मिनट',
  '{what} removed': '{what} हटाया',
} satisfies Catalogue;
const { translate, translateFinished } = createTranslator('hi-IN', catalogue);

describe('a translation', () => {
  it('is that of the catalogue, with its placeholders', () => {
    expect(translate('{minutes} min', undefined)).toBe('{minutes} मिनट');
    expect(translate('Unlisted', undefined)).toBe('Unlisted');
    expect(translate('constructor', undefined)).toBe('constructor');
  });

  it('has the plural form of its count in the language', () => {
    expect([0, 1, 2, '5'].map((count) => translate('{count} bids', count))).toEqual([
      '{count} बोली',
      '{count} बोली',
      '{count} बोलियाँ',
      '{count} बोलियाँ',
    ]);
    const { translate: inMarathi } = createTranslator('mr-IN', catalogue);
    expect(inMarathi('{count} bids', 0)).toBe('{count} बोलियाँ');
  });
});

describe('a finished text', () => {
  it.each([
    ['Open', 'ओपन'],
    ['38 min', '38 मिनट'],
    ['1 bids', '1 बोली'],
    ['At least 4 digits for SP Motor', 'SP मोटर के लिए कम से कम 4 अंक'],
    ['12 · 34 removed', '12 · 34 हटाया'],
    ['3 bids removed', '3 बोलियाँ हटाया'],
    ['Error: Your app is too old', 'गड़बड़ी: Your app is too old'],
  ])('of the app is translated with its values: %s', (english, translation) => {
    expect(translateFinished(english)).toBe(translation);
    expect(translateFinished(english)).toBe(translation);
  });

  it('stays right after more texts than are remembered', () => {
    for (let minutes = 0; minutes < 1_200; minutes += 1)
      expect(translateFinished(`${minutes} min`)).toBe(`${minutes} मिनट`);
    expect(translateFinished('0 min')).toBe('0 मिनट');
  });

  it.each(['Kalyan Matka', 'Come back in five min', 'At least four digits for Open', ''])(
    'of the host stays as sent: %j',
    (text) => {
      expect(translateFinished(text)).toBe(text);
    },
  );
});
