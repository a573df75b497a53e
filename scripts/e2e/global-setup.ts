import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatReplay, replayFiles } from '@matka/mock-server/src/journal/replay-files';
import { findBrowser } from '../lib/browser.ts';
import { repoPath } from '../lib/paths.ts';

/** The folder where each test leaves the journal of its world. */
const worldsFolder = repoPath('.local/worlds');

/**
 * Replays the journals of all worlds of a run: every response, changed row and ledger entry must be the same byte for
 * byte. Throws if a world differs.
 */
async function replayJournals(): Promise<void> {
  const files = readdirSync(worldsFolder).map((name) => join(worldsFolder, name));
  const found = await replayFiles(files);
  const differing = found.filter(({ differences, error }) => differences.length > 0 || error);
  for (const line of differing.flatMap(formatReplay)) console.log(line);
  const result = `Journals of ${found.length} worlds replayed, ${differing.length} worlds differ.`;
  if (differing.length > 0) throw new Error(result);
  console.log(result);
}

/** Playwright's global set-up, for the workers that start after it; the function that it returns runs at the end. */
export default function setUp(): typeof replayJournals {
  process.env.MATKA_BROWSER = findBrowser();
  process.env.MATKA_WORLDS_FOLDER = worldsFolder;
  rmSync(worldsFolder, { recursive: true, force: true });
  mkdirSync(worldsFolder, { recursive: true });
  return replayJournals;
}
