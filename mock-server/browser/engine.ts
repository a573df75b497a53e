import './node/globals.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { inProcessFetch } from '../src/http/in-process-fetch.ts';
import { takeMissed } from './generated-players.ts';
import { keepWorlds, restoreWorlds } from './keep-worlds.ts';
import { type LoadFile, lateFile, setLoader } from './late-files.ts';
import { loadLibrary } from './sqlite/library.ts';
import type { WorldStore } from './world-store.ts';

/** What the engine needs of the place where it runs. */
export interface EngineOptions {
  /** The WebAssembly file of SQLite. */
  wasm: ArrayBuffer | Uint8Array;
  /** Loads a file of the site that few visitors need. */
  loadFile: LoadFile;
  store: WorldStore;
  /** The key that signs tokens: the same one after each start. */
  secret: string;
  /** The address of the app, for the console; `{world}` in it stands for the world. */
  web?: string;
}

/** The mock in this place. */
export interface Engine {
  /**
   * The response to a request, once all that it changed is stored. Throws a NotStoredError if it could not be: this
   * engine is of no use any more then.
   */
  fetch: (request: Request) => Promise<Response>;
  /** Stored worlds that could not be read, by id; they were left out. */
  unreadable: readonly string[];
}

/** The address that requests to the mock have here. */
export const engineOrigin = 'http://mock.invalid';

/** Repeats a request that failed because faker was missing; nothing was changed by it. */
function withFaker(app: FastifyInstance): typeof fetch {
  const send = inProcessFetch(app, engineOrigin);
  return async (input, init) => {
    const request = new Request(input, init);
    // A body can be read once; copying the request costs time.
    const again = request.body === null ? request : request.clone();
    const response = await send(request);
    if (!takeMissed()) return response;
    new Function(await lateFile('faker.js'))();
    return send(again);
  };
}

/** Starts the mock with its stored worlds. Throws if the store cannot be read. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { wasm, loadFile, store, secret, web } = options;
  setLoader(loadFile);
  await loadLibrary(wasm);
  const app = await buildApp({ secret, web });
  await app.ready();
  const unreadable = await restoreWorlds(app, store);
  const send = withFaker(app);
  const keeper = keepWorlds(app, store);
  return {
    unreadable,
    fetch: async (request) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      const response = await send(request);
      await keeper.keep({ isReading });
      return response;
    },
  };
}

Object.assign(globalThis, { matkaEngine: { startEngine, engineOrigin } });
