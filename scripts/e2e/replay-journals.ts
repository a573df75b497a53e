import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatReplay, replayFiles } from '@matka/mock-server/src/commands';
import { repoPath } from '../lib/paths.ts';
import { type Counts, verdict } from '../lib/steps.ts';

export const worldsFolder = repoPath('.local/worlds');

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
  console.log(`Journals of ${found.length} worlds replayed, ${differing.length} worlds differ.`);
  return found.length === 0 ? { passed: 0, failed: 0 } : verdict(differing.length === 0);
}
