import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Builds the console from its sources; gives its files by their path below the folder. */
export async function buildConsole(): Promise<Map<string, string | Uint8Array>> {
  const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url));
  const built = await build({ configFile, build: { write: false } });
  const outputs: Rolldown.RolldownOutput[] = [built].flat().filter((each) => 'output' in each);
  const files = outputs.flatMap(({ output }) => output);
  return new Map(
    files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
