import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { homeTexts } from './en-home.ts';
import { startTexts } from './en-start.ts';
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

/** The ids in modules and in all that they import statically. */
function idsOf(entries: readonly string[]): Set<string> {
  const ids = new Set<string>();
  const files = new Set<string>();
  const read = (file: string) => {
    if (files.has(file) || file.includes('/i18n/en')) return;
    files.add(file);
    const source = readFileSync(file, 'utf8');
    for (const id of idsIn(source)) ids.add(id);
    const imports = source.matchAll(/^(?:import|export)(?! type)[^;']*'(\.[^']+\.tsx?)'/gm);
    for (const [, path = ''] of imports) read(join(dirname(file), path));
  };
  for (const entry of entries) read(join(root, entry));
  return ids;
}

/** The sources of the app, without tests and catalogues. */
function sources(): string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.|^testing\/|^i18n\/(en|en-\w+|hi|mr)\.ts/.test(file),
  );
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

it('every text of the English catalogue is used', () => {
  const used = new Set<string>(idsIn(sources()));
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
});

it.each([
  ['the first load', ['app/main.tsx'], startTexts],
  [
    'home with its bars and sheets',
    [
      'app/player-layout.tsx',
      'app/shell.tsx',
      'app/profile-panel.tsx',
      'features/home/home-screen.tsx',
      'features/home/closed-dialog.tsx',
    ],
    { ...startTexts, ...homeTexts },
  ],
] as const)('the texts of %s are loaded with it', (_, entries, texts) => {
  const missing = [...idsOf(entries)].filter((id) => !Object.hasOwn(texts, id));
  expect(missing).toEqual([]);
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
