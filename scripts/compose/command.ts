import { spawn } from 'node:child_process';
import { repoRoot } from '../lib/paths.ts';

/** Exit code and output of a command, both streams interleaved. */
interface Outcome {
  code: number;
  output: string;
}

interface How {
  env?: NodeJS.ProcessEnv;
  shown?: boolean;
}

/** Runs a command in the repository. Throws if it cannot be started. */
export function run(
  command: readonly string[],
  { env, shown = false }: How = {},
): Promise<Outcome> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: repoRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (shown) process.stdout.write(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command and returns its output. Throws with its last lines if it fails. */
export async function outputOf(command: readonly string[], how?: How): Promise<string> {
  const { code, output } = await run(command, how);
  if (code === 0) return output.trim();
  const end = output.trimEnd().split('\n').slice(-15).join('\n');
  throw new Error(`${command.join(' ')} ended with ${code}:\n${end}`);
}
