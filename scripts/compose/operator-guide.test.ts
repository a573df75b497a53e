import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themes } from '../../web/src/lib/theme.ts';
import { repoPath } from '../lib/paths.ts';

const read = (path: string): string => readFileSync(repoPath(path), 'utf8');
const guide = read('web/deploy/README.md');

it('the operator’s guide names exactly the variables of image and compose', () => {
  const known = /case " ([A-Z_ ]+) " in/.exec(read('web/deploy/start.sh'))?.[1]?.split(' ') ?? [];
  const ofImage = known.map((name) => `MATKA_${name}`);
  const ofCompose = read('docker-compose.yml').matchAll(/\$\{(MATKA_[A-Z_]+)/g);
  const expected = new Set([...ofImage, ...Array.from(ofCompose, ([, name = '']) => name)]);
  const documented = new Set(guide.match(/MATKA_[A-Z_]+/g));
  expect(expected.size).toBeGreaterThan(10);
  expect([...documented].sort()).toEqual([...expected].sort());
});

it('the operator’s guide names every theme', () => {
  for (const theme of Object.keys(themes)) expect(guide).toContain(`\`${theme}\``);
});
