import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '..');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: folder }).map((name) => join(folder, name));

const imported = /^import (\w+) from '(.+\.module\.css)';\n/gm;
const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** The classes that the components take from each CSS module; `*` where one is chosen at run time. */
function usedClasses(): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const component of filesOf('**/*.{ts,tsx}')) {
    const source = readFileSync(component, 'utf8');
    const code = source.replace(imported, '');
    for (const [, styles = '', path = ''] of source.matchAll(imported)) {
      const file = resolve(dirname(component), path);
      const classes = namesIn(code, new RegExp(`(?<![\\w.-])${styles}\\.(\\w+)`, 'g'));
      if (code.includes(`${styles}[`)) classes.push('*');
      used.set(file, [...(used.get(file) ?? []), ...classes]);
    }
  }
  return used;
}

it('the components use exactly the classes that the CSS modules define', () => {
  const used = usedClasses();
  const differences = filesOf('**/*.module.css').flatMap((file) => {
    const classes = used.get(file) ?? [];
    const defined = namesIn(readFileSync(file, 'utf8'), /\.([a-z]\w*)/gi);
    const unknown = classes.filter((name) => name !== '*' && !defined.includes(name));
    const unused = defined.filter((name) => !classes.includes('*') && !classes.includes(name));
    return [...unknown, ...unused].map((name) => `${file}: ${name}`);
  });
  expect(differences).toEqual([]);
});
