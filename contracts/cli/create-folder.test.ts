import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOfFile } from '../../scripts/testing/temporary-folder.ts';
import { createFolder } from './create-folder.ts';

const folder = folderOfFile();

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
