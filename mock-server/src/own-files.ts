/**
 * The folder of the mock with the files that it reads and starts: the console, the tables, the guard of a command. In a
 * package every module is in a file of this folder.
 */
export const ownFolder = new URL('../', import.meta.url);

/** True in a package, whose modules are bundled. */
export const isPackaged = !import.meta.url.endsWith('/src/own-files.ts');
