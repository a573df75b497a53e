import type { Engine, EnginePaths, EngineScript, WorldStore } from './engine.ts';
import type { SiteStatus } from './messages.ts';
import { deleteWorlds, openWorlds, ReplacedError, type WorldDatabase } from './world-database.ts';

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

const failedText =
  'The browser could not store this change: it was not made. Try again, or start over.';

const missingText =
  'This needs a file of the site that cannot be loaded now: go online, or accept the update of the site.';

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

/** The mock with the place of its worlds. */
interface Running {
  mock: Engine;
  database: WorldDatabase | undefined;
}

/** How often a request is repeated after the worlds had to be read again. */
const maxRepeats = 2;

/** Whether the stored worlds were changed by another worker or taken away: they have to be read again. */
const isOutdated = (cause: unknown): boolean =>
  cause instanceof ReplacedError ||
  (cause instanceof DOMException && cause.name === 'InvalidStateError');

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs the engine for a worker. */
export function siteEngine(
  { startEngine, engineOrigin }: EngineScript,
  { paths, file, database: name, web, onStatus }: SitePlace,
): SiteEngine {
  let running: Promise<Running> | undefined;
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

  async function start(): Promise<Running> {
    status = { is: 'stored' };
    const [wasm, database] = await Promise.all([
      file(paths['sqlite3.wasm']).then((response) => response.arrayBuffer()),
      worlds(),
    ]);
    const mock = await startEngine({
      wasm,
      loadFile: async (late) => (await file(paths[late as keyof EnginePaths])).text(),
      store: database ?? withoutStore,
      secret: database?.secret ?? crypto.randomUUID(),
      web,
    });
    const { unreadable } = mock;
    if (unreadable.length > 0) status = { is: 'incomplete', worlds: unreadable };
    return { mock, database };
  }

  function engine(): Promise<Running> {
    running ??= start().catch((error: unknown) => {
      running = undefined;
      status = { is: 'broken', reason: reasonOf(error) };
      throw error;
    });
    return running;
  }

  /** Gives an engine up: the next request finds the worlds as they were stored last. */
  function giveUp(given: Promise<Running> | undefined): void {
    // Another request may have given it up before, and its successor is sound.
    if (given === undefined || given !== running) return;
    running = undefined;
    given.then(({ database }) => database?.close()).catch(() => undefined);
  }

  /** Sends a request to the mock; once more if another worker, as during an update, has stored worlds meanwhile. */
  async function send(request: Request, repeats: number): Promise<Response> {
    const used = engine();
    let mock: Engine;
    try {
      ({ mock } = await used);
    } catch {
      return json(503, 'The mock cannot start in this browser. Start over.');
    }
    const again = repeats > 0 ? request.clone() : undefined;
    try {
      return framed(await mock.fetch(request));
    } catch (error) {
      if (!(error instanceof Error)) return Response.error();
      if (error.name === 'FileMissingError') return json(503, missingText);
      if (error.name !== 'NotStoredError') return Response.error();
      giveUp(used);
      const { cause } = error;
      if (again && isOutdated(cause)) return send(again, repeats - 1);
      const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
      status = isFull ? { is: 'full' } : { is: 'failed', reason: reasonOf(cause) };
      onStatus(status);
      return json(507, isFull ? fullText : failedText);
    }
  }

  return {
    fetch: async (path, request) => {
      const body = request.body === null ? undefined : await request.arrayBuffer();
      const { method, headers, signal } = request;
      const init = { method, headers, signal, ...(body && { body }) };
      return send(new Request(engineOrigin + path, init), maxRepeats);
    },
    status: async () => {
      await engine().catch(() => undefined);
      return status;
    },
    startOver: async () => {
      giveUp(running);
      // Where nothing can be stored there is nothing to delete.
      await deleteWorlds(name).catch(() => undefined);
      status = { is: 'stored' };
    },
  };
}
