/** What a worker keeps: the page and the files of one build. */
export interface Shell {
  /** Differs between any two builds. */
  readonly version: string;
  /** Path of the script that the page of this build starts with, e.g. `/assets/index-1a2b3c.js`. */
  readonly entry: string;
  /** Paths of every file of the build, each named by its content. */
  readonly files: readonly string[];
}

/** Path of the worker: its folder is what it may serve. */
export const WORKER_PATH = '/sw.js';

/** What a page says to a worker. `whichBuild` is answered on the port that comes with it. */
export const messages = { skipWaiting: 'take over', getBuild: 'which build' } as const;
