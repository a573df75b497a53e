import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repoPath } from './lib/paths.ts';

/** A repository with nothing but the first line of its scripts; `node` is the program of the Node that came along. */
function houseWith(node: string | undefined, mode = 0o755) {
  const house = realpathSync(mkdtempSync(join(tmpdir(), 'run-')));
  mkdirSync(join(house, 'scripts'));
  copyFileSync(repoPath('scripts/run.mjs'), join(house, 'scripts/run.mjs'));
  const script =
    'console.log(JSON.stringify([process.env.PATH, ...process.argv.slice(2)])); process.exitCode = 3;';
  writeFileSync(join(house, 'scripts/hello.mjs'), script);
  const windows = process.platform === 'win32';
  const kind = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const own = join(house, 'node_modules', kind, 'bin', windows ? 'node.exe' : 'node');
  if (node !== undefined) {
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(own, node, { mode });
  }
  return { house, own };
}

/** What a script saw: its search path and arguments, and how it ended for whoever started it. */
function run(house: string) {
  const args = ['scripts/run.mjs', 'scripts/hello.mjs', 'a b', '--c'];
  const how = { cwd: house, encoding: 'utf8', timeout: 10_000 } as const;
  const { status, stdout } = spawnSync(process.execPath, args, how);
  const [path, ...rest] = JSON.parse(stdout);
  return { status, path: String(path), rest };
}

it('is the first line of every npm script', () => {
  const { scripts } = JSON.parse(readFileSync(repoPath('package.json'), 'utf8'));
  const others = Object.values<string>(scripts).filter(
    (script) => !/^node scripts\/run\.mjs \S/.test(script),
  );
  expect(others).toEqual([]);
});

it('goes on in the Node that came along, and gives tools the same one', () => {
  // A program that is a shell script stands for it; Windows starts none, and the present Node goes on.
  const { house, own } = houseWith(`#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  const { status, path, rest } = run(house);
  expect([status, rest]).toEqual([3, ['a b', '--c']]);
  if (process.platform !== 'win32') expect(path.split(delimiter)[0]).toBe(dirname(own));
});

it.each([
  ['is none', undefined, 0o755],
  ['is one that cannot run', 'x', 0o644],
])('goes on in the Node at hand where there %s', (_, node, mode) => {
  const { house, own } = houseWith(node, mode);
  const { status, path, rest } = run(house);
  expect([status, rest]).toEqual([3, ['a b', '--c']]);
  expect(path).not.toContain(dirname(own));
});
