import { readFileSync } from 'node:fs';
import { defaultAppId } from '@matka/fixtures/players';
import { buildApp } from './app.ts';
import { type Replay, replay } from './recording/replay.ts';
import { readWorldFile, recordingIn } from './recording/world-file.ts';

/** What the replay of a file found; `error` says why there was none. */
export interface FileReplay extends Replay {
  file: string;
  error?: string;
}

async function recordingOf(file: string) {
  return recordingIn(await readWorldFile(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Replays files of worlds, one after the other, in a mock of their own in memory. */
export async function replayFiles(files: readonly string[]): Promise<FileReplay[]> {
  const app = await buildApp({
    defaultWorld: defaultAppId,
    file: undefined,
    fresh: false,
    seed: 0,
    scenario: 'usual',
    strict: true,
    now: undefined,
    control: 'loopback',
    secret: 'replay',
  });
  const found: FileReplay[] = [];
  for (const file of files) {
    try {
      found.push({ file, ...(await replay(app, await recordingOf(file))) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      found.push({ file, calls: 0, compared: 0, differences: [], error: reason });
    }
  }
  await app.close();
  return found;
}

/** Sentences that tell what a replay found, the differing calls first with both answers. */
export function formatReplay({ file, calls, compared, differences, error }: FileReplay): string[] {
  if (error !== undefined) return [`${file}: ${error}`];
  const each = differences.map(
    ({ number, call, recorded, replayed }) =>
      `${file}, call ${number}, ${call}:\n  was ${JSON.stringify(recorded)}\n  is  ${JSON.stringify(replayed ?? null)}`,
  );
  return [
    ...each,
    `${file}: ${calls} calls, ${compared} compared, ${differences.length === 0 ? 'byte for byte the same' : `${differences.length} differ`}`,
  ];
}
