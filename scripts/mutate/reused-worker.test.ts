import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { PoolWorker } from 'vitest/node';
import { reusedWorker } from './reused-worker.ts';

/** A thread that reports each message with its own id, and ends when it is asked to exit. */
const thread = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', ({ type, context }) => {
  if (context?.exits) process.exit();
  parentPort.postMessage({ type, threadId, config: context?.config });
});`;
const distPath = mkdtempSync(join(tmpdir(), 'reused-worker-'));
mkdirSync(join(distPath, 'workers'));
writeFileSync(join(distPath, 'workers/threads.js'), thread);

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
  rmSync(distPath, { recursive: true });
});

/** A part of an object of Vitest's: only the members that are used. */
const part = (members: object) => Object.assign(Object.create(null), members);

/** The workers of a project with these settings and this context, which tests may change between runs. */
function poolOf(settings: Record<string, unknown>, provided: object = {}) {
  const getProvidedContext = () => provided;
  const project = part({ config: {}, serializedConfig: settings, getProvidedContext });
  const logger = { outputStream: process.stdout, errorStream: process.stderr };
  project.vitest = { logger };
  const vitest = part({ onClose: (close: () => Promise<void>) => closers.push(close) });
  reusedWorker().configureVitest(part({ project, vitest }));
  const environment = { name: 'node' };
  const options = part({ distPath, project, environment, env: {}, execArgv: [] });
  return (): PoolWorker => project.config.poolRunner.createPoolWorker(options);
}

/** What comes back for a request. */
const ask = (worker: PoolWorker, type: string, context: object = {}) =>
  new Promise<{ type: string; threadId?: number; config?: object }>((done) => {
    const receive: Parameters<PoolWorker['on']>[1] = (response) => {
      worker.off('message', receive);
      done(response);
    };
    worker.on('message', receive);
    worker.send(part({ type, context }));
  });
const run = (worker: PoolWorker, mode: string) => ask(worker, 'run', { providedContext: { mode } });

describe('a reused worker', () => {
  it('keeps its thread from run to run, with the settings of each', async () => {
    const settings: Record<string, unknown> = { testTimeout: 60_000 };
    const create = poolOf(settings);
    const first = create();
    await first.start();
    const { threadId } = await ask(first, 'start');
    expect(await run(first, 'dry-run')).toEqual({ type: 'run', threadId, config: settings });
    expect(await ask(first, 'stop')).toMatchObject({ type: 'stopped' });
    await first.stop();
    settings.testNamePattern = 'one';
    const second = create();
    await second.start();
    expect(await ask(second, 'start')).toMatchObject({ type: 'started' });
    const config = { testNamePattern: 'one', testTimeout: 4000 };
    expect(await run(second, 'mutant')).toEqual({ type: 'run', threadId, config });
  });

  it('has a thread for itself for a mutant that runs when modules are loaded', async () => {
    const provided = { mutantActivation: 'runtime' };
    const create = poolOf({}, provided);
    const threadOf = async () => {
      const worker = create();
      await worker.start();
      await ask(worker, 'start');
      const { threadId } = await run(worker, 'mutant');
      const stopped = await ask(worker, 'stop');
      await worker.stop();
      return { threadId, isStopped: stopped.threadId !== undefined };
    };
    const reused = await threadOf();
    provided.mutantActivation = 'static';
    const alone = [await threadOf(), await threadOf()];
    provided.mutantActivation = 'runtime';
    expect(new Set([reused, ...alone].map(({ threadId }) => threadId)).size).toBe(3);
    expect(alone.map(({ isStopped }) => isStopped)).toEqual([true, true]);
    expect(await threadOf()).toEqual({ ...reused, isStopped: false });
  });

  it('starts another thread after one that ended', async () => {
    const create = poolOf({});
    const first = create();
    await first.start();
    await run(first, 'mutant');
    const ended = new Promise((done) => first.on('exit', done));
    first.send(part({ type: 'run', context: { exits: true, providedContext: {} } }));
    await ended;
    await first.stop();
    const second = create();
    await second.start();
    expect(await ask(second, 'start')).toMatchObject({ type: 'start' });
  });
});
