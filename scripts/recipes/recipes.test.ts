import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { applyStep } from './recipe.ts';
import { recipes } from './recipes.ts';

const guide = readFileSync(repoPath('CONTRIBUTING.md'), 'utf8');
const read = (file: string) =>
  existsSync(repoPath(file)) ? readFileSync(repoPath(file), 'utf8') : undefined;

/** Files that a section of the guide names, each at the start of a row of its table. */
const filesIn = (title: string): string[] => {
  const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
};

describe.each(recipes)('the recipe "$title"', ({ title, steps, placeholder, tests }) => {
  it('is the one of CONTRIBUTING.md, file by file', () => {
    const files = Object.keys(steps).map((file) => file.replace(...placeholder));
    expect(filesIn(title)).toEqual(files);
  });

  it('finds every place that it changes', () => {
    for (const [file, step] of Object.entries(steps)) {
      expect(applyStep(file, step, read(file))).not.toBe(read(file));
    }
  });

  it('is checked by tests that exist or that it adds', () => {
    const missing = tests.filter((file) => !existsSync(repoPath(file)) && !(file in steps));
    expect(missing).toEqual([]);
  });
});

it('a step fails where its place is missing, or its new file exists', () => {
  expect(() => applyStep('a.ts', [{ at: 'x', text: 'y' }], 'z')).toThrow('a.ts has no line');
  expect(() => applyStep('a.ts', [{ replace: 'x', by: 'y' }], 'z')).toThrow('a.ts has no "x"');
  expect(() => applyStep('a.ts', { example: 'b.txt' }, 'z')).toThrow('a.ts exists already');
  expect(() => applyStep('a.ts', [{ append: 'y' }], undefined)).toThrow('There is no a.ts');
});
