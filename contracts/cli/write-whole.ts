import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFolder } from './create-folder.ts';

/** Writes a file, and its folder, as a whole or not at all. */
export function writeWhole(file: string, text: string): void {
  createFolder(dirname(file));
  const partial = `${file}.${process.pid}.partial`;
  try {
    writeFileSync(partial, text, { mode: 0o600 });
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
