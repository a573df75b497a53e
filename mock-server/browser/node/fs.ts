import { buildValues } from './build-values.ts';

// Stands in for `node:fs`: the files that the build has put into the engine.

const { files } = buildValues;
const pathOf = ({ pathname }: URL): string => pathname.slice(1);

export function readFileSync(url: URL): string {
  const text = files[pathOf(url)];
  if (text === undefined) throw new Error(`There is no file ${url.pathname} here`);
  return text;
}

export const readdirSync = (url: URL): string[] =>
  Object.keys(files)
    .filter((path) => path.startsWith(pathOf(url)))
    .map((path) => path.slice(pathOf(url).length));

function noFiles(): never {
  throw new Error('There are no files here');
}
export const accessSync = noFiles;
export const mkdirSync = noFiles;
export const statSync = noFiles;
export const writeFileSync = noFiles;
export const existsSync = (): boolean => false;
/** Of modes of access. */
export const constants = {};
