import { spawn } from 'node:child_process';
import { initialEnvironment } from '../lib/environment.ts';
import { repoPath, repoRoot } from '../lib/paths.ts';
import { replayInEngine } from './replay-in-engine.ts';
import type { Counts, Stage } from './stage.ts';

/** Runs the main journey of the site below a prefix. */
function smoke(): Promise<Counts> {
  const command = ['scripts/run.mjs', 'scripts/e2e-static.ts', '--smoke'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [repoPath(command[0] ?? ''), ...command.slice(1)], {
      cwd: repoRoot,
      env: initialEnvironment,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => {
      const failures = [
        'The static site failed, see above\n  again: npm run e2e:static -- --smoke',
      ];
      resolve(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures });
    });
  });
}

/** The stages of the site without a server: its main journey, and the journals of all journeys in its engine. */
export const staticSiteStages: Stage[] = [
  { name: 'static site', work: smoke },
  {
    name: 'journal replay in the static site',
    needs: ['end to end', 'static site'],
    work: replayInEngine,
  },
];
