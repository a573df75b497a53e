import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { repoPath } from '../../lib/paths.ts';
import type { ClientBundle } from '../browser/bundle.ts';
import type { Job, Outcome } from './messages.ts';

/** Runs of a process before a new one takes its place, so that memory stays flat. */
const RUNS_OF_A_PROCESS = 500;

/** Room for the pages of a run, most of which are left before memory is cleared. */
const MEMORY = [
  ...['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc'],
  // Without a bound the engine puts off clearing the old pages, the more the busier the machine is.
  '--max-old-space-size=384',
];

type Message = { ready?: true; outcome?: Outcome; error?: string };

/** A process that performs one job at a time. */
interface Worker {
  readonly perform: (job: Job) => Promise<Outcome>;
  readonly end: () => void;
}

function startWorker(bundleFile: string, mutant: string): Worker {
  let child: ChildProcess | undefined;
  let runs = 0;
  let pending: { resolve: (outcome: Outcome) => void; reject: (error: Error) => void } | undefined;

  const end = () => {
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = undefined;
  };
  const begin = (): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const started = fork(repoPath('scripts/simulate/work/worker.ts'), [bundleFile, mutant], {
        execArgv: MEMORY,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child = started;
      started.on('message', ({ ready, outcome, error }: Message) => {
        if (ready) resolve(started);
        if (outcome) pending?.resolve(outcome);
        if (error !== undefined) pending?.reject(new Error(error));
      });
      started.once('exit', (code) => {
        const failure = new Error(`A worker ended with ${code}`);
        child = undefined;
        reject(failure);
        pending?.reject(failure);
      });
    });

  return {
    end,
    perform: async (job) => {
      if (runs >= RUNS_OF_A_PROCESS) end();
      if (!child) runs = 0;
      const ready = child ?? (await begin());
      const outcome = await new Promise<Outcome>((resolve, reject) => {
        pending = { resolve, reject };
        ready.send(job);
      });
      runs += outcome.runs;
      return outcome;
    },
  };
}

/** Processes that share the jobs. */
export interface Workers {
  readonly perform: (job: Job) => Promise<Outcome>;
  readonly count: number;
  readonly end: () => void;
}

/** Writes a bundle where workers read it. */
export function storeBundle(bundle: ClientBundle, name = bundle.hash): string {
  const folder = repoPath('.local/simulate');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/client-${name}.json`;
  writeFileSync(file, JSON.stringify(bundle));
  return file;
}

/** @param mutant name of a seeded bug, empty for none */
export function startWorkers(
  bundleFile: string,
  mutant = '',
  most = availableParallelism(),
): Workers {
  const count = Math.max(1, Math.min(most, availableParallelism()));
  const free = Array.from({ length: count }, () => startWorker(bundleFile, mutant));
  const all = [...free];
  const waiting: ((worker: Worker) => void)[] = [];
  const take = (): Promise<Worker> => {
    // The one that has rested longest: a seed that runs again runs in another process.
    const worker = free.shift();
    return worker ? Promise.resolve(worker) : new Promise((resolve) => waiting.push(resolve));
  };
  const give = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next(worker);
    else free.push(worker);
  };
  return {
    count,
    end: () => {
      for (const worker of all) worker.end();
    },
    perform: async (job) => {
      const worker = await take();
      try {
        return await worker.perform(job);
      } finally {
        give(worker);
      }
    },
  };
}
