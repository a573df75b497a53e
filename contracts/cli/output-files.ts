import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFolder } from './create-folder.ts';
import { UserError } from './flags.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

const cannotBeWritten = (flag: string, file: string, error: unknown): UserError =>
  new UserError(`--${flag} ${file} cannot be written: ${reasonOf(error)}.`);

/** Files by the name of their flags. */
type Files = Readonly<Record<string, string | undefined>>;

/** Checks that files can be written, before a run with their results. Throws a UserError with flag and file. */
export function tryFiles(files: Files): void {
  for (const [flag, file] of Object.entries(files)) {
    if (file === undefined) continue;
    try {
      createFolder(dirname(file));
      const isNew = !existsSync(file);
      closeSync(openSync(file, 'a'));
      if (isNew) rmSync(file);
    } catch (error) {
      throw cannotBeWritten(flag, file, error);
    }
  }
}

/** Tells if a folder takes no new files, as `/dev` or a folder that is mounted for reading. */
const isClosedFolder = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EACCES', 'EPERM', 'EROFS'].includes(String(error.code));

/**
 * Replaces the text of a file and keeps its kind: a link, its permissions, a mounted file. The text is written beside
 * it first, if that is allowed, so that a full disk loses nothing.
 */
export function writeInPlace(file: string, text: string): void {
  const trial = `${file}.${process.pid}.partial`;
  try {
    writeFileSync(trial, text);
  } catch (error) {
    if (!isClosedFolder(error)) throw error;
  } finally {
    rmSync(trial, { force: true });
  }
  writeFileSync(file, text);
}

/** Writes the file of a flag. Throws a UserError with flag and file. */
export function writeFileOf(flag: string, file: string, write: (file: string) => void): void {
  try {
    write(file);
  } catch (error) {
    throw cannotBeWritten(flag, file, error);
  }
}
