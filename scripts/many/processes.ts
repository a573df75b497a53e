import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningMock, startMock } from '../lib/mock-process.ts';
import { repoPath } from '../lib/paths.ts';

/** Starts mocks in processes of their own, with one key, as the profile `many` does. */
export const startMocks = (count: number): Promise<RunningMock[]> =>
  Promise.all(
    Array.from({ length: count }, () =>
      startMock(['--port', '0', '--db', ':memory:', '--secret', 'many']),
    ),
  );

/** Ticks of a processor per second, as Linux counts them in /proc. */
const ticks = 100;

/** Processor time that a process has used, in seconds; Linux only. */
export function processorSeconds({ process: { pid } }: RunningMock): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** The web server of the image with the API alone, in front of several mocks. */
export async function startProxy(port: number, targets: readonly string[]): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'matka-many-'));
  for (const file of globSync(repoPath('web/deploy/*.caddy')))
    copyFileSync(file, join(folder, basename(file)));
  const config = `{\n\tadmin off\n\tauto_https off\n}\n(api_answer) {\n}\nhttp://:${port} {\n\timport api-proxied.caddy\n}\n`;
  writeFileSync(join(folder, 'Caddyfile'), config);
  const caddy = process.env.MATKA_CADDY ?? 'caddy';
  const child = spawn(caddy, ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      MATKA_API_PREFIX: '',
      MATKA_API_ORIGIN: targets.join(' '),
      MATKA_API_HOSTS: 'many-hosts.caddy',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () =>
      reject(new Error('There is no Caddy: install it, or name it in MATKA_CADDY.')),
    );
    child.once('exit', () => reject(new Error(`Caddy ended:\n${errors}`)));
  });
  failed.catch(() => {});
  for (let tries = 0; tries < 100; tries += 1) {
    const response = fetch(`http://127.0.0.1:${port}/api/__mock/health/`);
    const ready = await Promise.race([
      response.then(
        ({ ok }) => ok,
        () => false,
      ),
      failed,
    ]);
    if (ready) return child;
    await sleep(100);
  }
  child.kill();
  throw new Error(`Caddy does not respond:\n${errors}`);
}
