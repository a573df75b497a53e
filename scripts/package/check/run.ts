import { spawn } from 'node:child_process';

/** How a command ended, with both of its outputs. */
export interface Ended {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a command and waits for its end; nothing of it is left after five minutes. */
export function run(
  file: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const began = performance.now();
  const child = spawn(file, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 });
    });
  });
}

/** Runs a command that has to end with 0. Returns its output; throws it otherwise. */
export async function runOrThrow(...call: Parameters<typeof run>): Promise<string> {
  const { code, output } = await run(...call);
  if (code !== 0) throw new Error(`${call[0]} ${call[1].join(' ')} ended with ${code}:\n${output}`);
  return output;
}
