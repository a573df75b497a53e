import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates a temporary folder and removes it in `atEnd`. */
function createFolder(atEnd: (remove: () => void) => void): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'matka-test-')));
  // A process that is ending may still write.
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Creates a temporary folder, which is removed when the test that runs ends. */
export const temporaryFolder = (): string => createFolder(onTestFinished);

/** Creates a temporary folder for all tests of a file. */
export const folderOfFile = (): string => createFolder(afterAll);
