import { readFileSync } from 'node:fs';
import { foreignText } from '@matka/contracts/cli/foreign-text';
import { decodeText } from '@matka/contracts/cli/json-text';
import { buildApp } from '../app.ts';
import { type Recording, type Replay, replay } from './replay.ts';
import { readWorldFile, recordingIn } from './world-file.ts';

/** The result of replaying a file; `error` is the reason why it could not be replayed. */
export interface FileReplay extends Replay {
  file: string;
  error?: string;
}

const recordingOf = (file: string): Promise<Recording> =>
  recordingIn(readWorldFile(JSON.parse(decodeText(readFileSync(file)))));

export async function replayFiles(files: readonly string[]): Promise<FileReplay[]> {
  const app = await buildApp({ strict: true });
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

/** The result of a replay as lines of text: each difference with both responses, then the counts. */
export function formatReplay({ file, calls, compared, differences, error }: FileReplay): string[] {
  if (error !== undefined) return [`${file}: ${foreignText(error)}`];
  const each = differences.map(
    ({ number, call, recorded, replayed }) =>
      `${file}, call ${number}, ${foreignText(call)}:\n  was ${foreignText(JSON.stringify(recorded))}\n  is  ${foreignText(JSON.stringify(replayed ?? null))}`,
  );
  return [
    ...each,
    `${file}: ${calls} calls, ${compared} compared, ${differences.length === 0 ? 'byte for byte the same' : `${differences.length} differ`}`,
  ];
}
