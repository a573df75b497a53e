/** Loads a file of the site as text. */
export type LoadFile = (name: string) => Promise<string>;

let load: LoadFile = async (name) => {
  throw new Error(`${name} cannot be loaded yet`);
};

/** Sets how files are loaded that few visitors need. */
export function setLoader(loader: LoadFile): void {
  load = loader;
}

/** A file of the site is not there: offline, or in a page of an older version. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

/** A file of the site as text. Throws a FileMissingError if it cannot be loaded. */
export const lateFile = (name: string): Promise<string> =>
  load(name).catch((cause: unknown) => {
    throw new FileMissingError(`${name} cannot be loaded`, { cause });
  });
