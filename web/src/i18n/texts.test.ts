// @vitest-environment node
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

/** The sources of the app, without tests and catalogues. */
function sources(): string {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|^i18n\/(en|hi|mr)\.ts/.test(file),
  );
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

it('every text of the English catalogue is used', () => {
  const used = new Set(Array.from(sources().matchAll(/'(\w+)'/g), ([, word]) => word));
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
});

describe.each(Object.entries(catalogues))('the catalogue %s', (_, catalogue) => {
  it('has exactly the texts of the English one', () => {
    expect(Object.keys(catalogue)).toEqual(ids);
  });

  it('has the arguments of the English texts, and the figures 0 to 9', () => {
    const wrong = ids.filter(
      (id) =>
        catalogue[id].trim() === '' ||
        /[०-९]/.test(catalogue[id]) ||
        argumentsOf(catalogue[id]).join() !== argumentsOf(en[id]).join(),
    );
    expect(wrong).toEqual([]);
  });
});
