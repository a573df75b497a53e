import { Worker } from 'node:worker_threads';
import type { EngineFiles } from '../build-engine.ts';
import type { ThreadData, ThreadRequest, ThreadResponse } from './thread.ts';

/** An engine in a thread of its own. */
export interface ThreadEngine {
  send: (request: Omit<ThreadRequest, 'id'>) => Promise<ThreadResponse>;
  close: () => Promise<unknown>;
}

/** Starts the mock as it is, or with `files` the engine for browsers, at a time. */
export async function startThread(
  files: EngineFiles | undefined,
  now: number,
): Promise<ThreadEngine> {
  const workerData: ThreadData = { files, now, secret: 'parity'.repeat(8) };
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData });
  const waiting = new Map<number, (response: ThreadResponse) => void>();
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  worker.on('message', (response: ThreadResponse) => waiting.get(response.id)?.(response));
  let last = 0;
  return {
    send: (request) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ ...request, id: last });
      }),
    close: () => worker.terminate(),
  };
}
