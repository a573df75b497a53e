import type { Rolldown } from 'vite';

type File = Rolldown.OutputBundle[string] | undefined;

/** Whether a built file is code. */
export const isChunk = (file: File): file is Rolldown.OutputChunk => file?.type === 'chunk';

/** The stable name of a built file: without folder, content hash and ending. */
export const stableName = (fileName: string): string =>
  fileName.replace(/^.*\/|-[^/]{8}\.\w+$/g, '');

/** A file of code, when it is written or before. */
type Code = Pick<Rolldown.RenderedChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds'>;

/** The file of code that contains a source, named by the end of its path. */
export const fileOf = <T extends Code>(codes: readonly T[], source: string): T | undefined =>
  codes.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));

/**
 * The files of code that the page loads at once: its entries and all that they import statically; with sources, the
 * files of these and all that those import as well.
 */
export function loadedAtOnce<T extends Code>(
  codes: readonly T[],
  sources: readonly string[] = [],
): Set<T> {
  const byName = new Map(codes.map((code) => [code.fileName, code]));
  const found = new Set<T>();
  const add = (code: T | undefined): void => {
    if (!code || found.has(code)) return;
    found.add(code);
    for (const next of code.imports) add(byName.get(next));
  };
  for (const code of codes) if (code.isEntry) add(code);
  for (const source of sources) add(fileOf(codes, source));
  return found;
}
