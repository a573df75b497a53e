import { execFileSync } from 'node:child_process';
import { repoRoot } from '../lib/paths.ts';
import type { Area } from './area.ts';
import { sourcesOf, testsOf } from './area-files.ts';
import type { NamedFault } from './named-fault.ts';
import type { Options } from './options.ts';

/** An area and those of its sources that are to be changed. */
export interface Selection {
  area: Area;
  sources: readonly string[];
}

const lines = (args: string[]): string[] =>
  execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8', stdio: 'pipe' })
    .split('\n')
    .filter(Boolean);

/** The newest commit that this branch shares with the main branch; the last commit but one on that branch itself. */
function base(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      const [shared = ''] = lines(['merge-base', branch, 'HEAD']);
      const [head] = lines(['rev-parse', 'HEAD']);
      if (shared !== head) return shared;
    } catch {
      // This clone does not have the branch.
    }
  }
  return 'HEAD~1';
}

/** Files that differ from the main branch, untracked ones included. Throws an Error of one line without git. */
export function changedFiles(): Set<string> {
  try {
    return new Set([
      ...lines(['diff', '--name-only', '--relative', base()]),
      ...lines(['ls-files', '--others', '--exclude-standard']),
    ]);
  } catch {
    throw new Error('--changed needs the git repository and at least two commits of it.');
  }
}

const clean = (path: string): string =>
  path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');

/** Whether `file` is at or below `path`. */
export const isBelow = (file: string, path: string): boolean =>
  file === clean(path) || file.startsWith(`${clean(path)}/`);

/** Sources of one area that `--only` and `--changed` leave. A changed test selects all sources of its area. */
function sourcesLeft(area: Area, only: readonly string[], changed?: ReadonlySet<string>): string[] {
  const named = sourcesOf(area).filter(
    (file) => only.length === 0 || only.some((one) => one === area.name || isBelow(file, one)),
  );
  if (!changed || testsOf(area).some((file) => changed.has(file))) return named;
  return named.filter((file) => changed.has(file));
}

/** Throws an Error of one line if a value of `--only` names no area, no named fault and no file of either. */
export function requireKnown(
  all: readonly Area[],
  faults: readonly NamedFault[],
  { only }: Pick<Options, 'only'>,
): void {
  const names = [...all, ...faults].map(({ name }) => name);
  const files = [...all.flatMap(sourcesOf), ...faults.map(({ file }) => file)];
  const unknown = only.find(
    (one) => !names.includes(one) && !files.some((file) => isBelow(file, one)),
  );
  if (unknown === undefined) return;
  const areaNames = all.map(({ name }) => name).join(', ');
  throw new Error(`--only ${unknown} is neither a path in an area nor one of ${areaNames}.`);
}

/** The areas with sources that `--only` and `--changed` leave. */
export function select(
  all: readonly Area[],
  { only, changed }: Pick<Options, 'only' | 'changed'>,
): Selection[] {
  const files = changed ? changedFiles() : undefined;
  return all
    .map((area) => ({ area, sources: sourcesLeft(area, only, files) }))
    .filter(({ sources }) => sources.length > 0);
}
