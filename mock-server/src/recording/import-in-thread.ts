import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './import-thread.ts';
import { type ImportedWorld, importWorld, type WorldImport } from './import-world.ts';
import { WorldFileError } from './world-file.ts';

/** Larger ones take longer than other requests may wait, and longer than a thread takes to start. */
const maxBytesHere = 2 * 1024 * 1024;

/** The memory of bytes that are all of it: it is handed over. Others are copied. */
const ownMemory = ({ buffer, byteLength }: Uint8Array): ArrayBuffer[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];

const importThread = new URL('import-thread.ts', import.meta.url);

function inThread({ kind, bytes }: WorldImport, script: URL): Promise<ThreadMessage> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: { kind, bytes },
      transferList: ownMemory(bytes),
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread of an import ended early')));
  });
}

/**
 * Reads and checks an exported world, a large one in a thread, so that other requests go on. Throws a SnapshotError or
 * a WorldFileError. The bytes cannot be read afterwards.
 * @param script what the thread runs
 */
export async function importInThread(
  wanted: WorldImport,
  script: URL = importThread,
): Promise<ImportedWorld> {
  if (wanted.bytes.byteLength <= maxBytesHere) return importWorld(wanted);
  const message = await inThread(wanted, script);
  if ('world' in message) return message.world;
  if ('refused' in message) throw new WorldFileError(message.refused);
  throw new Error(message.failed);
}
