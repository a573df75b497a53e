import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { initialEnvironment } from '../../lib/environment.ts';
import { repoPath, repoRoot } from '../../lib/paths.ts';
import type { Benchmark } from '../benchmark.ts';
import { spread } from '../statistics.ts';

const mostSeconds = { start: 3, check: 45 } as const;

const run = (script: string, args: string[] = []): ChildProcess =>
  spawn(process.execPath, [repoPath(script), ...args], {
    cwd: repoRoot,
    env: initialEnvironment,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve));

const responds = async (url: string): Promise<void> => {
  const { ok, status } = await fetch(url, { headers: { accept: 'text/html' } });
  if (!ok) throw new Error(`${url} responded with ${status}.`);
};

/** Seconds until web and mock both respond. */
async function start(): Promise<number> {
  const begin = performance.now();
  const child = run('scripts/start.ts', ['--web-port', '0', '--mock-port', '0', '--json']);
  try {
    const { stdout } = child;
    if (!stdout) throw new Error('npm start has no output.');
    for await (const line of createInterface({ input: stdout })) {
      const { web, mock } = JSON.parse(line) as { web: string; mock: string };
      await Promise.all([responds(web), responds(`${mock}/markets/?app_id=kalyan-matka`)]);
      break;
    }
    return (performance.now() - begin) / 1000;
  } finally {
    const gone = ended(child);
    child.kill('SIGTERM');
    await gone;
  }
}

/** Seconds of `npm run check`; where it fails, its last lines say why. */
async function check(): Promise<number> {
  const begin = performance.now();
  const child = run('scripts/check.ts');
  const exit = ended(child);
  const lines: string[] = [];
  if (!child.stdout) throw new Error('npm run check has no output.');
  for await (const line of createInterface({ input: child.stdout })) lines.push(line);
  const code = await exit;
  if (code !== 0) {
    const last = lines.slice(-40).join('\n');
    throw new Error(`npm run check ended with exit code ${code}; its last lines:\n${last}`);
  }
  return (performance.now() - begin) / 1000;
}

/** Waiting times in daily development. `npm test` prints its own. */
export const developerLoop: Benchmark = {
  name: 'developer-loop',
  run: async ({ quick, rounds = quick ? 2 : 5 }) => {
    const [starts, checks]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      starts.push(await start());
      checks.push(await check());
    }
    const [started, checked] = [spread(starts), spread(checks)];
    return [
      {
        what: 'npm start, until web and mock respond',
        unit: 's',
        value: started,
        budget: `≤ ${mostSeconds.start} s`,
        withinBudget: started.median <= mostSeconds.start,
      },
      {
        what: 'npm run check',
        unit: 's',
        value: checked,
        budget: `≤ ${mostSeconds.check} s`,
        withinBudget: checked.median <= mostSeconds.check,
      },
    ];
  },
};
