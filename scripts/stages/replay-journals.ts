import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { formatReplay, replayFiles } from '@matka/mock-server/src/commands';
import { coverageText } from '@matka/mock-server/src/http/coverage-report';
import { repoPath } from '../lib/paths.ts';
import type { Counts } from './stage.ts';

/** Folder where each end-to-end test saves its world. */
export const worldsFolder = repoPath('.local/worlds');

/** Removes the files of an earlier run. */
export function clearWorlds(): void {
  rmSync(worldsFolder, { recursive: true, force: true });
  mkdirSync(worldsFolder, { recursive: true });
}

/**
 * Replays the journals of all worlds of a run as one check: every response, changed row and ledger entry must be
 * the same byte for byte. A run without worlds has nothing to check.
 */
export async function replayJournals(): Promise<Counts> {
  const names = existsSync(worldsFolder) ? readdirSync(worldsFolder) : [];
  const found = await replayFiles(names.map((name) => join(worldsFolder, name)));
  const differing = found.filter(({ differences, error }) => differences.length > 0 || error);
  for (const line of differing.flatMap(formatReplay)) console.log(line);
  const sum = (pick: 'calls' | 'compared') => found.reduce((all, each) => all + each[pick], 0);
  console.log(
    `Journals of ${found.length} worlds replayed: ${sum('calls')} requests, ${sum('compared')} compared byte for byte, ${differing.length} worlds differ.`,
  );
  if (found.length === 0) return { passed: 0, failed: 0 };
  const holds = differing.length === 0;
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1 };
}

/** Prints which part of the API the end-to-end tests exercised, and saves it as JSON and as text. */
export async function printApiCoverage(mockUrl: string): Promise<void> {
  const report = await createMockClient(mockUrl).coverage();
  const text = coverageText(report);
  const folder = repoPath('.local/reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'api-coverage.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'api-coverage.txt'), `${text}\n`);
  console.log(
    `\nAPI coverage of the end-to-end tests (.local/reports/api-coverage.json):\n${text}`,
  );
}
