import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { allImports } from './imports.ts';
import { isTestCode } from './test-code.ts';

/** The sources of each image that copies a part of the repository. */
const images = [
  { dockerfile: 'web/Dockerfile', sources: ['web/src/', 'web/vite/', 'scripts/licences'] },
  { dockerfile: 'mock-server/Dockerfile', sources: ['mock-server/src/', 'mock-server/client/'] },
];

it.each(images)('$dockerfile copies all that its sources import', ({ dockerfile, sources }) => {
  const text = readFileSync(repoPath(dockerfile), 'utf8');
  const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  const isCopied = (path: string) =>
    copied.some((one) => path === one || path.startsWith(`${one}/`));
  const loaded = allImports().filter(
    ({ from, to, typeOnly }) =>
      !typeOnly &&
      !isTestCode(from) &&
      sources.some((source) => from.startsWith(source)) &&
      /^(contracts|fixtures|mock-server|scripts|web)\//.test(to),
  );
  expect(loaded.length).toBeGreaterThan(100);
  expect([...new Set(loaded.map(({ to }) => to).filter((to) => !isCopied(to)))]).toEqual([]);
});
