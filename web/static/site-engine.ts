import type { Engine, EnginePaths, EngineScript, WorldStore } from './engine.ts';
import type { SiteStatus } from './messages.ts';
import { deleteWorlds, openWorlds, type WorldDatabase } from './world-database.ts';

/** The mock of the site, started on first use and again after it had to be given up. */
export interface SiteEngine {
  /** The response to a request; `path` is that within the mock. */
  fetch: (path: string, request: Request) => Promise<Response>;
  status: () => Promise<SiteStatus>;
  startOver: () => Promise<void>;
}

/** Where worlds are that cannot be stored. */
const withoutStore: WorldStore = { load: async () => [], save: async () => {} };

const json = (status: number, detail: string): Response =>
  new Response(JSON.stringify({ detail }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

/** Lets the console stand in a frame beside the app. */
function framed(response: Response): Response {
  const policy = response.headers.get('content-security-policy');
  if (policy === null) return response;
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', policy.replace("ancestors 'none'", "ancestors 'self'"));
  return new Response(body, { status, statusText, headers });
}

const fullText =
  "The browser's storage is full: this change was not made. Free some space, or start over.";

/** What the engine gets from its worker. */
export interface SitePlace {
  paths: EnginePaths;
  /** Reads a file of the site. */
  file: (path: string) => Promise<Response>;
  /** The name of the database. */
  database: string;
  /** The address of the app; `{world}` in it stands for the world. */
  web: string;
  /** Receives a status that pages have to show. */
  onStatus: (status: SiteStatus) => void;
}

/** Runs the engine for a worker. */
export function siteEngine(
  { startEngine, engineOrigin }: EngineScript,
  { paths, file, database: name, web, onStatus }: SitePlace,
): SiteEngine {
  let running: Promise<Engine> | undefined;
  let database: WorldDatabase | undefined;
  let status: SiteStatus = { is: 'stored' };

  /** The database, created again if it cannot be read; undefined where the browser stores nothing. */
  async function worlds(): Promise<WorldDatabase | undefined> {
    try {
      return await openWorlds(name);
    } catch {
      try {
        await deleteWorlds(name);
        const empty = await openWorlds(name);
        status = { is: 'incomplete', worlds: [] };
        return empty;
      } catch {
        status = { is: 'unstored' };
        return undefined;
      }
    }
  }

  async function start(): Promise<Engine> {
    const [wasm, opened] = await Promise.all([
      file(paths['sqlite3.wasm']).then((response) => response.arrayBuffer()),
      worlds(),
    ]);
    database = opened;
    const engine = await startEngine({
      wasm,
      loadFile: async (late) => (await file(paths[late as keyof EnginePaths])).text(),
      store: opened ?? withoutStore,
      secret: opened?.secret ?? crypto.randomUUID(),
      web,
    });
    const { unreadable } = engine;
    if (unreadable.length > 0) status = { is: 'incomplete', worlds: unreadable };
    return engine;
  }

  function engine(): Promise<Engine> {
    running ??= start().catch((error: unknown) => {
      running = undefined;
      status = { is: 'broken', reason: error instanceof Error ? error.message : String(error) };
      throw error;
    });
    return running;
  }

  /** Gives the engine up: the next request finds the worlds as they were stored last. */
  function giveUp(): void {
    running = undefined;
    database?.close();
    database = undefined;
  }

  return {
    fetch: async (path, request) => {
      const body = request.body === null ? undefined : await request.arrayBuffer();
      const { method, headers, signal } = request;
      let mock: Engine;
      try {
        mock = await engine();
      } catch {
        return json(503, 'The mock cannot start in this browser. Start over.');
      }
      const own = new Request(engineOrigin + path, {
        method,
        headers,
        signal,
        ...(body && { body }),
      });
      try {
        return framed(await mock.fetch(own));
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'NotStoredError') return Response.error();
        giveUp();
        status = { is: 'full' };
        onStatus(status);
        return json(507, fullText);
      }
    },
    status: async () => {
      await engine().catch(() => undefined);
      return status;
    },
    startOver: async () => {
      giveUp();
      await deleteWorlds(name);
      status = { is: 'stored' };
    },
  };
}
