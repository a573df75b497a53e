import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { betTypeRows } from '@matka/contracts/bet-types';
import { describe, expect, it } from 'vitest';
import { hi } from './hi.ts';
import { mr } from './mr.ts';
import type { TextId } from './text.ts';

const catalogues = { hi, mr };
const ids = Object.keys(hi) as TextId[];

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

it('every text of the catalogues occurs in the app', () => {
  const source = sources();
  const betTypes = new Set<string>(betTypeRows.map(({ name }) => name));
  const isShown = (id: string) =>
    source.includes(`'${id}'`) || source.includes(`"${id}"`) || betTypes.has(id);
  expect(ids.filter((id) => !isShown(id))).toEqual([]);
});

describe.each(Object.entries(catalogues))('the catalogue %s', (_, catalogue) => {
  it('every text has the arguments of the English text and only the figures 0 to 9', () => {
    const wrong = ids.filter(
      (id) =>
        catalogue[id].trim() === '' ||
        /[०-९]/.test(catalogue[id]) ||
        argumentsOf(catalogue[id]).join() !== argumentsOf(id).join(),
    );
    expect(wrong).toEqual([]);
  });
});
