import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Engine, EngineOptions } from '@matka/mock-server/browser/engine';
import { createMock } from '@matka/mock-server/create-mock';
import type { EngineFiles } from '../build-engine.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** The files of the engine for browsers; undefined for the mock as it is. */
  files: EngineFiles | undefined;
  secret: string;
  /** The time at the start, in epoch milliseconds. */
  now: number;
}

/** A request to a thread, at a time in epoch milliseconds. */
export interface ThreadRequest {
  id: number;
  now: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | string | undefined;
}

/** Its response. */
export interface ThreadResponse {
  id: number;
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

const data: ThreadData = workerData;
let now = data.now;
Date.now = () => now;
performance.now = () => now;

/** Runs the engine's script as a worker of a browser does: Node's own names give way to those that it brings. */
async function startBrowserEngine(files: EngineFiles): Promise<Engine> {
  for (const name of ['Buffer', 'process', 'setImmediate', 'require', 'global']) {
    Reflect.deleteProperty(globalThis, name);
  }
  new Function('self', files['engine.js'])(globalThis);
  const { startEngine }: { startEngine: (options: EngineOptions) => Promise<Engine> } = Reflect.get(
    globalThis,
    'matkaEngine',
  );
  return startEngine({
    wasm: files['sqlite3.wasm'],
    loadFile: async (name) => String(files[name as keyof EngineFiles]),
    store: { load: async () => [], save: async () => {} },
    secret: data.secret,
  });
}

async function startEngine(): Promise<Pick<Engine, 'fetch'>> {
  if (data.files) return startBrowserEngine(data.files);
  const mock = await createMock({ secret: data.secret });
  return { fetch: (request) => mock.fetch(request) };
}

if (!isMainThread) {
  const engine = await startEngine();
  parentPort?.on('message', async ({ id, method, path, headers, body, ...at }: ThreadRequest) => {
    now = at.now;
    const request = new Request(`http://mock.invalid${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
    const response = await engine.fetch(request).catch(() => undefined);
    const sent: ThreadResponse = {
      id,
      status: response?.status ?? 0,
      headers: [...(response?.headers ?? [])],
      body: new Uint8Array((await response?.arrayBuffer()) ?? []),
    };
    parentPort?.postMessage(sent);
  });
  parentPort?.postMessage('started');
}
