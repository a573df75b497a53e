import { mutants } from './mutants.ts';

/** The source of a module with a seeded bug; undefined if the bug is elsewhere. */
export function mutateSource(name: string, url: string, source: string): string | undefined {
  const mutant = mutants.find((each) => each.name === name);
  if (!mutant || !url.split('?', 1)[0]?.endsWith(`/${mutant.file}`)) return undefined;
  const changed = source.replace(mutant.from, () => mutant.to);
  if (changed === source) throw new Error(`${mutant.file} has nothing to change for "${name}"`);
  return changed;
}
