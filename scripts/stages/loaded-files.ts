import { globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Import } from '../dependency-rules/imports.ts';
import { repoPath, repoRoot } from '../lib/paths.ts';

/** What the last complete run of a test file loaded. Paths are from the repository's root. */
export interface Loaded {
  /** Beginning of the run, in milliseconds since 1970. */
  at: number;
  /** Whether all its tests passed: one that fails may end before it has loaded all. */
  passed: boolean;
  /** The test file, its modules, and style sheets and other files that Vite transforms. */
  files: ReadonlySet<string>;
  /** The settings of the run. */
  settings: readonly string[];
}

interface Run {
  at: number;
  /** Places in the list of modules. */
  deps: number[];
}

/** `dependencies.json` of vitest. */
interface Dependencies {
  version: number;
  projects: Record<string, { modules: string[]; config: Run; files: Record<string, Run> }>;
}

/** `results.json` of vitest. */
interface Results {
  version: number;
  projects: Record<string, { files?: Record<string, { failed: boolean; lastRun?: number }> }>;
}

const read = <Content>(folder: string, name: string, version: number): Content => {
  const content: Content & { version: number } = JSON.parse(
    readFileSync(`${folder}/${name}.json`, 'utf8'),
  );
  if (content.version !== version) throw new Error(`${name}.json is of another vitest`);
  return content;
};

function readFolder(folder: string): [string, Loaded][] {
  const { projects } = read<Dependencies>(folder, 'dependencies', 2);
  const { projects: results } = read<Results>(folder, 'results', 1);
  return Object.entries(projects).flatMap(([name, { modules, config, files }]) => {
    const paths = ({ deps }: Run): string[] =>
      deps.map((place) => {
        const path = modules[place];
        if (typeof path !== 'string') throw new Error('no such module');
        return path;
      });
    return Object.entries(files).map(([file, run]): [string, Loaded] => {
      const result = results[name]?.files?.[file];
      // Two processes write two files: one of them may be of an older run.
      const passed = result?.failed === false && result.lastRun === run.at;
      return [file, { at: run.at, passed, files: new Set(paths(run)), settings: paths(config) }];
    });
  });
}

/**
 * What vitest recorded of each test file, by its path from the root (`recordDependencies` in vitest.config.ts). Nothing
 * of a broken file, nor of one that another version of vitest wrote.
 */
export function readLoaded(root = repoPath('.local')): Map<string, Loaded> {
  const records = globSync('vitest/*/', { cwd: root }).flatMap((folder) => {
    try {
      return readFolder(`${root}/${folder}`);
    } catch {
      return [];
    }
  });
  return new Map(records);
}

/** When a file was last replaced or written, in milliseconds since 1970; Infinity if it is gone. */
const changedAt = (file: string): number =>
  statSync(resolve(repoRoot, file), { throwIfNoEntry: false })?.ctimeMs ?? Number.POSITIVE_INFINITY;

const isTest = /\.test\.tsx?$/;
const own = /^(?:contracts|fixtures|mock-server|scripts|web)\//;
/** Packages by which a module can read files, or run code outside of the runner: no record sees what they do. */
const unseen = /^(?:node:)?(?:fs|child_process|module|worker_threads|vite)(?:\/|$)/;

/**
 * Judges records: does one name every file that its test depends on now? Not if the test failed; not if a file of it has
 * changed since; not if one of its modules can read files or start programs; and not if a module is
 * missing that others of the record import, or that must have imported one of them: it was replaced by a mock, or loaded
 * outside of Vite.
 * @param imports of all source files, without those of types alone
 */
export function exactness(
  imports: readonly Import[],
  times: (file: string) => number = changedAt,
): (loaded: Loaded) => boolean {
  const known = new Map<string, number>();
  const timeOf = (file: string): number => {
    const time = known.get(file) ?? times(file);
    known.set(file, time);
    return time;
  };
  const importsOf = Map.groupBy(imports, ({ from }) => from);
  const importersOf = Map.groupBy(imports, ({ to }) => to);
  const isComplete = (file: string, files: ReadonlySet<string>): boolean => {
    const importers = importersOf.get(file) ?? [];
    const isExplained = isTest.test(file) || importers.length === 0;
    return (
      (isExplained || importers.some(({ from }) => files.has(from))) &&
      (importsOf.get(file) ?? []).every(
        ({ to, dynamic }) =>
          !unseen.test(to) && (dynamic || !own.test(to) || files.has(to.replace(/\?.*/, ''))),
      )
    );
  };
  return ({ at, passed, files, settings }) =>
    passed &&
    [...files, ...settings].every((file) => timeOf(file) <= at) &&
    [...files].every((file) => isComplete(file, files));
}
