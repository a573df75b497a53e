import type { NamedFault } from './named-fault.ts';
import { namedFaults } from './named-faults.ts';
import type { Options } from './options.ts';
import { changedFiles, isBelow } from './select.ts';
import { tryNamedFault } from './try-named-fault.ts';

/** The named faults that `--only` and `--changed` leave: by their name, their source or their test. */
export function selectNamedFaults({ only, changed }: Options): NamedFault[] {
  const files = changed ? changedFiles() : undefined;
  return namedFaults.filter(
    ({ name, file, caughtBy }) =>
      (only.length === 0 || only.some((one) => one === name || isBelow(file, one))) &&
      (!files || files.has(file) || files.has(caughtBy.file)),
  );
}

/** Tries named faults in a copy of the repository, one after the other; returns a line for each that is wrong. */
export async function runNamedFaults(
  copy: string,
  faults: readonly NamedFault[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const fault of faults) {
    const problem = await tryNamedFault(copy, fault).catch((error: Error) => error.message);
    console.log(problem ? `  SURVIVED  ${problem}` : `  caught    ${fault.name}`);
    if (problem) problems.push(problem);
  }
  return problems;
}
