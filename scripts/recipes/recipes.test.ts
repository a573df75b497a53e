import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../dependency-rules/imports.ts';
import { repoPath } from '../lib/paths.ts';
import { exportedIn } from '../vocabulary/names.ts';
import { applyStep, type Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';

const guide = readFileSync(repoPath('CONTRIBUTING.md'), 'utf8');
const read = (file: string) =>
  existsSync(repoPath(file)) ? readFileSync(repoPath(file), 'utf8') : undefined;

/** Files that a section of the guide names, each at the start of a row of its table. */
const filesIn = (title: string): string[] => {
  const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
};

/** Names that the files of a recipe import although no file exports them. */
function missingExports({ steps }: Recipe): string[] {
  const after = new Map(
    Object.entries(steps).map(([file, step]) => [file, applyStep(file, step, read(file))]),
  );
  return [...after].flatMap(([file, text]) =>
    [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '[^']+'/gm)].flatMap(
      ([statement, names = '']) => {
        const [target] = importsOf(file, statement);
        if (!target || !/^(contracts|fixtures|mock-server|web)\//.test(target.to)) return [];
        const exported = exportedIn(
          after.get(target.to) ?? after.get(`${target.to}.ts`) ?? read(target.to) ?? '',
        );
        return names
          .split(',')
          .map(
            (name) =>
              name
                .trim()
                .replace(/^type /, '')
                .split(' as ')[0] ?? '',
          )
          .filter((name) => name !== '' && !exported.includes(name))
          .map((name) => `${file}: ${name} of ${target.to}`);
      },
    ),
  );
}

describe.each(recipes)('the recipe "$title"', (recipe) => {
  const { title, steps, placeholder, snapshots, tests } = recipe;

  it('is the one of CONTRIBUTING.md, file by file', () => {
    const files = Object.keys(steps).map((file) => file.replace(...placeholder));
    expect(filesIn(title)).toEqual(files);
  });

  it('names what writes files anew', () => {
    const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
    for (const file of snapshots) expect(section).toContain(`npx vitest run ${file} --update`);
  });

  it('finds every place that it changes', () => {
    for (const [file, step] of Object.entries(steps)) {
      expect(applyStep(file, step, read(file))).not.toBe(read(file));
    }
  });

  it('imports only what other files export', () => {
    expect(missingExports(recipe)).toEqual([]);
  });

  it('is checked by tests that exist or that it adds', () => {
    const missing = [...snapshots, ...tests].filter(
      (file) => !existsSync(repoPath(file)) && !(file in steps),
    );
    expect(missing).toEqual([]);
  });
});

it('a step fails where its place is missing, or its new file exists', () => {
  expect(() => applyStep('a.ts', [{ at: 'x', text: 'y' }], 'z')).toThrow('a.ts has no line');
  expect(() => applyStep('a.ts', [{ replace: 'x', by: 'y' }], 'z')).toThrow('a.ts has no "x"');
  expect(() => applyStep('a.ts', { example: 'b.txt' }, 'z')).toThrow('a.ts exists already');
  expect(() => applyStep('a.ts', [{ append: 'y' }], undefined)).toThrow('There is no a.ts');
});
