import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const made: string[] = [];

it('a temporary folder exists during its test', () => {
  made.push(temporaryFolder());
  expect(made.map((folder) => existsSync(folder))).toEqual([true]);
});

it('a temporary folder is removed after its test', () => {
  expect(made.map((folder) => existsSync(folder))).toEqual([false]);
});
