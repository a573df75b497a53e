/** A world as the engine hands it over to be stored; only the engine looks inside. */
export interface StoredWorld {
  id: string;
}

/** Where the engine keeps its worlds. */
export interface WorldStore {
  load: () => Promise<StoredWorld[]>;
  save: (changed: readonly StoredWorld[], removed: readonly string[]) => Promise<void>;
}

/** The mock in this worker. */
export interface Engine {
  fetch: (request: Request) => Promise<Response>;
  /** Stored worlds that could not be read, by id; they were left out. */
  unreadable: readonly string[];
}

/** What the engine's script (mock-server/browser/engine.ts) leaves behind. */
export interface EngineScript {
  engineOrigin: string;
  startEngine: (options: {
    wasm: ArrayBuffer;
    loadFile: (name: string) => Promise<string>;
    store: WorldStore;
    secret: string;
    web: string;
  }) => Promise<Engine>;
}

/** Files of the engine, by their name in the build: their path on the host. */
export interface EnginePaths {
  readonly 'engine.js': string;
  readonly 'sqlite3.wasm': string;
  readonly 'faker.js': string;
  readonly 'openapi.json': string;
  readonly 'control.openapi.json': string;
}
