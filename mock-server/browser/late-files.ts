/** Loads a file of the site as text. */
export type LoadFile = (name: string) => Promise<string>;

let load: LoadFile = async (name) => {
  throw new Error(`${name} cannot be loaded yet`);
};

/** Sets how files are loaded that few visitors need. */
export function setLoader(loader: LoadFile): void {
  load = loader;
}

/** A file of the site as text. */
export const lateFile = (name: string): Promise<string> => load(name);
