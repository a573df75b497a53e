import type { Rolldown } from 'vite';

type File = Rolldown.OutputBundle[string] | undefined;

/** Whether a built file is code. */
export const isChunk = (file: File): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** The stable name of a built file: without folder, content hash and ending. */
export const stableName = (fileName: string): string =>
  fileName.replace(/^.*\/|-[^/]{8}\.\w+$/g, '');

type Code = Rolldown.OutputChunk;

/** The file of code that contains a source, named by the end of its path. */
export const fileOf = (codes: readonly Code[], source: string): Code | undefined =>
  codes.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));

/** The files of code that the page loads at once: its entries and all that they import statically. */
export function loadedAtOnce(codes: readonly Code[]): Set<Code> {
  const byName = new Map(codes.map((code) => [code.fileName, code]));
  const found = new Set<Code>();
  const add = (code: Code | undefined): void => {
    if (!code || found.has(code)) return;
    found.add(code);
    for (const next of code.imports) add(byName.get(next));
  };
  for (const code of codes) if (code.isEntry) add(code);
  return found;
}
