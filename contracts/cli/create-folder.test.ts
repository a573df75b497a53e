import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFolder } from './create-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a folder is created with its parents, and may exist already', () => {
  const deep = join(folder, 'one', 'two', 'three');
  createFolder(deep);
  createFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

it('a folder that cannot be created is an error', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => createFolder(join(file, 'below', 'a file'))).toThrow(/ENOTDIR/);
});

it('a folder below /proc, which takes no files, is an error, too', () => {
  expect(() => createFolder('/proc/matka/reports')).toThrow(/mkdir/);
});
