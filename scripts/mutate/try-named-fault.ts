import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaywrightReport, VitestReport } from '../stages/failures.ts';
import { failedTitles } from './failed-titles.ts';
import { applyNamedFault, type NamedFault } from './named-fault.ts';

const vitestReport = '.local/named-fault.json';
const playwrightReport = '.local/reports/e2e.json';
const provider = 'mock-server/contract/vitest.config.ts';

function commandOf({ caughtBy: { runner, file } }: NamedFault): string[] {
  if (runner === 'e2e') return ['scripts/run.mjs', 'scripts/e2e.ts', file.replace('web/e2e/', '')];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', file, '--testTimeout=120000'];
  const settings = runner === 'contracts' ? ['--config', provider] : [];
  return [...vitest, ...settings, '--reporter=json', `--outputFile=${vitestReport}`];
}

function run(copy: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}

/**
 * Applies a fault in a copy of the repository and runs the file of its test. Returns what is wrong in one line, or
 * undefined if the test fails as it must.
 */
export async function tryNamedFault(copy: string, fault: NamedFault): Promise<string | undefined> {
  const { name, caughtBy } = fault;
  const path = join(copy, fault.file);
  const report = join(copy, caughtBy.runner === 'e2e' ? playwrightReport : vitestReport);
  const text = readFileSync(path, 'utf8');
  rmSync(report, { force: true });
  writeFileSync(path, applyNamedFault(fault, text));
  try {
    await run(copy, commandOf(fault));
  } finally {
    writeFileSync(path, text);
  }
  if (!existsSync(report)) return `${name}: ${caughtBy.file} did not run`;
  const content: VitestReport | PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
  const failed = failedTitles(content);
  if (failed.some((title) => title.includes(caughtBy.title))) return undefined;
  const others = failed.length > 0 ? `; instead: ${failed.slice(0, 3).join(' | ')}` : '';
  return `${name}: survived "${caughtBy.title}" in ${caughtBy.file}${others}`;
}
