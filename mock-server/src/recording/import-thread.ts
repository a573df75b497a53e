/** The thread of import-in-thread.ts: imports one world and posts it, or the reason why it cannot. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportedWorld, WorldImport } from './import-world.ts';

/** What the thread posts. */
export type ThreadMessage = { world: ImportedWorld } | { refused: string } | { failed: string };

/** A copy that can be handed over without another one: SQLite owns the bytes that it writes. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes.byteLength);
  copy.set(bytes);
  return copy;
}

enableCompileCache();
const { importWorld, isImportError } = await import('./import-world.ts');
try {
  const world = await importWorld(workerData as WorldImport);
  const database = owned(world.database);
  const isSame = world.snapshot === world.database;
  const own = isSame ? undefined : world.snapshot && owned(world.snapshot);
  const message: ThreadMessage = {
    world: { ...world, database, snapshot: isSame ? database : own },
  };
  parentPort?.postMessage(message, own ? [database.buffer, own.buffer] : [database.buffer]);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  const message: ThreadMessage = isImportError(error) ? { refused: text } : { failed: text };
  parentPort?.postMessage(message);
}
