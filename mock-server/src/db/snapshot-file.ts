import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** SQLite copies a smaller snapshot into its memory, which takes no longer than a few requests. */
const maxCopiedBytes = 2 * 1024 * 1024;

/** Where an open file cannot be removed, a process that is killed would leave it behind. */
const canRemoveOpenFiles = process.platform !== 'win32';

/**
 * Runs `open` with a temporary file of a large snapshot: to open that takes less than a millisecond, to copy 50 MB into
 * the memory of SQLite 30 to 60, in which no other request is served. The file has no name afterwards and is gone with
 * the last handle on it. A small snapshot has no file, and a large one for which there is no room.
 * @param folder where the file is written
 */
export async function withSnapshotFile<Result>(
  snapshot: Uint8Array,
  open: (file: string | undefined) => Result,
  folder = tmpdir(),
): Promise<Result> {
  if (snapshot.byteLength <= maxCopiedBytes || !canRemoveOpenFiles) return open(undefined);
  const file = join(folder, `matka-${randomUUID()}.sqlite`);
  try {
    const isWritten = await writeFile(file, snapshot, { flag: 'wx', mode: 0o600 }).then(
      () => true,
      () => false,
    );
    return open(isWritten ? file : undefined);
  } finally {
    await rm(file, { force: true });
  }
}
