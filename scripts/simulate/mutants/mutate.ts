import type { Plugin } from 'vite';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { unseeded } from './unseeded.ts';

/** The source of a module with a seeded bug; undefined if the bug is elsewhere. */
export function mutateSource(name: string, url: string, source: string): string | undefined {
  const mutant = [...mutants, ...unseeded].find((each) => each.name === name);
  if (!mutant || !url.split('?', 1)[0]?.endsWith(`/${mutant.file}`)) return undefined;
  let changed = source;
  for (const { from, to } of [mutant, ...(mutant.also ? [mutant.also] : [])]) {
    if (!changed.includes(from)) throw new Error(`${mutant.file} has no "${from}" for "${name}"`);
    changed = changed.replace(from, () => to);
  }
  return changed;
}

/** Whether a seeded bug is one of the mock, which processes change as they load it. */
export const isOfMock = ({ file }: Mutant): boolean => file.startsWith('mock-server/');

/** Puts a seeded bug of the client into its bundle. */
export const mutatingPlugin = ({ name }: Mutant): Plugin => ({
  name: 'seeded-bug',
  enforce: 'pre',
  transform: (code, id) => mutateSource(name, id, code) ?? null,
});
