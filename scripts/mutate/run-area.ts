import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoPath } from '../lib/paths.ts';
import type { Area } from './area.ts';
import { testsOf } from './area-files.ts';
import type { Options } from './options.ts';
import { type Mutant, type MutationReport, mutantsOf } from './report.ts';
import type { Selection } from './select.ts';
import { strykerPath } from './stryker-package.ts';
import { vitestConfig, vitestConfigFile } from './vitest-config.ts';

const configFile = 'mutate.stryker.config.json';

/** Stryker's settings. There is no TypeScript checker: TypeScript 7 has no API for it. */
const strykerConfig = (area: Area, sources: readonly string[], options: Options) => ({
  testRunner: 'vitest',
  plugins: [strykerPath('vitest-runner/dist/src/index.js')],
  vitest: { configFile: vitestConfigFile, related: false },
  // A file that does not exist: Stryker would parse it with TypeScript's former API.
  tsconfigFile: 'no-tsconfig.json',
  disableTypeChecks: false,
  mutate: sources,
  inPlace: true,
  coverageAnalysis: 'perTest',
  ignoreStatic: !options.static,
  incremental: true,
  incrementalFile: repoPath('.local/mutate', area.name, options.static ? 'all.json' : 'daily.json'),
  force: options.fresh,
  concurrency: options.concurrency,
  timeoutMS: 8_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 20,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: repoPath('.local/mutate', area.name, 'mutation.json') },
  logLevel: 'warn',
  allowConsoleColors: false,
  thresholds: { break: null },
});

function run(copy: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const stryker = strykerPath('core/bin/stryker.js');
    const child = spawn(process.execPath, [stryker, 'run', configFile], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const show = (text: string): void => {
      output += text;
      process.stdout.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', show);
    child.stderr.setEncoding('utf8').on('data', show);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Why Stryker ended without a report, in one line. */
function reason(area: Area, output: string): string {
  if (
    /failed tests in the initial test run|No tests were (found|executed)|errors? in the initial/i.test(
      output,
    )
  )
    return `${area.name}: its tests fail before anything is changed. Try: npx vitest run ${testsOf(area).slice(0, 3).join(' ')} …`;
  const line = output.split('\n').find((one) => /ERROR/.test(one)) ?? 'no message';
  return `${area.name}: Stryker ended without a report: ${line.trim()}`;
}

/**
 * Changes the selected sources of an area in a copy of the repository, one at a time, and runs the tests that reach
 * the change. Throws an Error of one line if the area's tests fail before anything is changed.
 */
export async function runArea(
  copy: string,
  selection: Selection,
  options: Options,
): Promise<Mutant[]> {
  const { area, sources } = selection;
  const report = repoPath('.local/mutate', area.name, 'mutation.json');
  mkdirSync(repoPath('.local/mutate', area.name), { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(join(copy, vitestConfigFile), vitestConfig(area));
  writeFileSync(join(copy, configFile), JSON.stringify(strykerConfig(area, sources, options)));
  const { output } = await run(copy);
  if (!existsSync(report)) throw new Error(reason(area, output));
  const content: MutationReport = JSON.parse(readFileSync(report, 'utf8'));
  return mutantsOf(content).filter(({ file }) => sources.includes(file));
}
