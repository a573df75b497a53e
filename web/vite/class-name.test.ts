// @vitest-environment node
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { className } from './class-name.ts';

const src = join(import.meta.dirname, '../src');

it('differs for the same class of any two modules of the app', () => {
  const files = globSync('**/*.module.css', { cwd: src });
  expect(files.length).toBeGreaterThan(50);
  const names = files.map((file) => className('row', join(src, file)));
  expect(new Set(names).size).toBe(files.length);
  for (const name of names) expect(name).toMatch(/^row-[\w-]{3}$/);
});
