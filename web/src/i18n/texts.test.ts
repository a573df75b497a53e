import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';
import type { Catalogue, TextId } from './text.ts';

const catalogues: Readonly<Record<string, Catalogue>> = { en, hi, mr };
const ids = Object.keys(en) as TextId[];

const argumentsOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)(?=[,}])/g), ([, name = '']) => name))].sort();

const root = join(import.meta.dirname, '..');
/** The ids that a source names; other words that are the same as an id are among them. */
const idsIn = (source: string): string[] =>
  Array.from(source.matchAll(/'(\w+)'/g), ([, word = '']) => word).filter((word) => word in en);

/** The sources of the app, without tests and catalogues. */
function sources(): string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|^i18n\/(en|hi|mr)\.ts/.test(file),
  );
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

it('every text of the English catalogue is used', () => {
  const used = new Set<string>(idsIn(sources()));
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
});

describe.each(Object.entries(catalogues))('the catalogue %s', (_, catalogue) => {
  it('the catalogue has exactly the texts of the English one', () => {
    expect(Object.keys(catalogue).sort()).toEqual(ids.toSorted());
  });

  it('the catalogue has the arguments of the English texts, and the figures 0 to 9', () => {
    const wrong = ids.filter(
      (id) =>
        catalogue[id].trim() === '' ||
        /[०-९]/.test(catalogue[id]) ||
        argumentsOf(catalogue[id]).join() !== argumentsOf(en[id]).join(),
    );
    expect(wrong).toEqual([]);
  });
});
