// Stands in for `node:path`.

export const extname = (path: string): string => /[^/](\.[^./]*)$/.exec(path)?.[1] ?? '';
export const dirname = (path: string): string => path.replace(/\/[^/]*$/, '') || '/';
