// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { allTexts, isEnglish, textsOf, withoutNames } from '../testing/source-texts.ts';
import { textsOfHost, untranslated } from '../testing/untranslated-texts.ts';
import type { Catalogue } from './catalogue.ts';
import { hi } from './hi.ts';
import { languages } from './languages.ts';
import { mr } from './mr.ts';
import { createTranslator } from './translator.ts';

const catalogues: Readonly<Record<'hi' | 'mr', Catalogue>> = { hi, mr };
const keys = Object.keys(hi);
const known = new Set(keys.map(withoutNames));
const { texts, early } = allTexts();

/** Whether a text is translated as it is, or with what follows it. */
const isKnown = (text: string): boolean => known.has(text) || known.has(`${text}{}`);

const isExcepted = (file: string, text: string): boolean =>
  untranslated.some(
    (each) => (!each.file || each.file === file) && (!each.texts || each.texts.includes(text)),
  );

const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the texts of the app', () => {
  it('are translated where they are shown', () => {
    expect(texts.filter(({ text, use }) => use === 'shown' && /[A-Za-z]{2}/.test(text))).toEqual(
      [],
    );
    expect(early).toEqual([]);
  });

  it('are in the catalogues, but for a list of exceptions', () => {
    const missing = texts.filter(
      ({ file, text }) => isEnglish(text) && !isKnown(text) && !isExcepted(file, text),
    );
    expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('are all that the catalogues and the exceptions hold', () => {
    const used = new Set(texts.flatMap(({ text }) => [text, `${text}{}`]));
    for (const text of textsOfHost) used.add(text);
    expect(keys.filter((key) => !used.has(withoutNames(key)))).toEqual([]);
    const stale = untranslated.flatMap(({ file, texts: excepted = [] }) => [
      ...excepted.filter((text) => !used.has(text)),
      ...(file && !texts.some((each) => each.file === file) ? [file] : []),
    ]);
    expect(stale).toEqual([]);
  });
});

describe.each(['hi', 'mr'] as const)('the catalogue %s', (language) => {
  const catalogue = catalogues[language];
  const translator = createTranslator(languages[language].locale, catalogue);

  it('translates every text, with its placeholders and the figures 0 to 9', () => {
    expect(Object.keys(catalogue)).toEqual(keys);
    const wrong = Object.entries(catalogue).filter(([key, translation]) => {
      const forms = typeof translation === 'string' ? [translation] : Object.values(translation);
      return forms.some(
        (form) =>
          form.trim() === '' ||
          /[०-९]/.test(form) ||
          placeholdersOf(form).join() !== placeholdersOf(key).join(),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('tells finished texts apart', () => {
    const filled = (text: string) => text.replace(/\{\w+\}/g, '7').replace(/\|.*/, '');
    const wrong = keys.filter((key) => {
      if (key.includes('|')) return false;
      const translation = filled(translator.translate(key, 7));
      return translator.translateFinished(filled(key)) !== translation;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the search for texts', () => {
  const usesIn = (source: string) =>
    textsOf('a.tsx', source).texts.map(({ text, use }) => [text, use]);

  it.each([
    ['<p>Place a bet</p>', 'Place a bet'],
    ['<p>{bad ? "No luck" : t("Won")}</p>', 'No luck'],
    ['<Field label="Points" />', 'Points'],
    ['<p>of {total}</p>', 'of'],
    ['<img alt={title ?? "A banner"} />', 'A banner'],
    [`<p>{count > 0 && \`\${count} bids\`}</p>`, '{} bids'],
    [`<Field label={\`Points of \${digit}\`} />`, 'Points of {}'],
  ])('finds what is shown untranslated in %s', (source, text) => {
    expect(usesIn(`const a = () => ${source};`)).toContainEqual([text, 'shown']);
  });

  it('finds what is translated, and values for elsewhere', () => {
    const source = "const a = () => <p className='Red box'>{t('{count} bids', { count })}</p>;";
    expect(usesIn(source)).toEqual([
      ['Red box', 'value'],
      ['{} bids', 'translated'],
    ]);
    expect(usesIn("void showAlert('No luck');")).toEqual([['No luck', 'value']]);
    expect(usesIn("console.warn('No luck'); type A = 'Red box';")).toEqual([]);
  });

  it('finds a translation that would never change', () => {
    expect(textsOf('a.ts', "const label = t('Won');").early).toEqual(['a.ts: t() at module level']);
    expect(textsOf('a.ts', "const label = () => t('Won');").early).toEqual([]);
  });
});
