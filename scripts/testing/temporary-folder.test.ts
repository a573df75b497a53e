import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { repoPath, repoRoot } from '../lib/paths.ts';
import { temporaryFolder } from './temporary-folder.ts';

const made: string[] = [];

it('a temporary folder exists during its test', () => {
  made.push(temporaryFolder());
  expect(made.map((folder) => existsSync(folder))).toEqual([true]);
});

it('a temporary folder is removed after its test', () => {
  expect(made.map((folder) => existsSync(folder))).toEqual([false]);
});

it('a test that makes a folder by itself also removes it', () => {
  const files = globSync('{contracts,fixtures,mock-server,scripts,web}/**/*.test.{ts,tsx}', {
    cwd: repoRoot,
    exclude: (name) => String(name).includes('node_modules'),
  });
  const leaving = files.filter((file) => {
    const source = readFileSync(repoPath(file), 'utf8');
    return /\bmkdtemp(Sync)?\(/.test(source) && !/\brm(Sync)?\(/.test(source);
  });
  expect(leaving).toEqual([]);
});
