import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { repoPath } from './lib/paths.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** A repository with only the launcher; `node` is the content of the bundled Node executable. */
function repositoryWith(node: string | undefined, mode = 0o755) {
  const root = temporaryFolder();
  mkdirSync(join(root, 'scripts'));
  copyFileSync(repoPath('scripts/run.mjs'), join(root, 'scripts/run.mjs'));
  const script =
    'console.log(JSON.stringify([process.env.PATH, ...process.argv.slice(2)])); process.exitCode = 3;';
  writeFileSync(join(root, 'scripts/hello.mjs'), script);
  const windows = process.platform === 'win32';
  const kind = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const own = join(root, 'node_modules', kind, 'bin', windows ? 'node.exe' : 'node');
  if (node !== undefined) {
    mkdirSync(dirname(own), { recursive: true });
    writeFileSync(own, node, { mode });
  }
  return { root, own };
}

/** The search path and arguments that a script received, and the exit code its caller sees. */
function run(root: string) {
  const args = ['scripts/run.mjs', 'scripts/hello.mjs', 'a b', '--c'];
  const how = { cwd: root, encoding: 'utf8', timeout: 10_000 } as const;
  const { status, stdout } = spawnSync(process.execPath, args, how);
  const [path, ...rest] = JSON.parse(stdout);
  return { status, path: String(path), rest };
}

it('is the launcher of every npm script', () => {
  const { scripts } = JSON.parse(readFileSync(repoPath('package.json'), 'utf8'));
  const others = Object.values<string>(scripts).filter(
    (script) => !/^node scripts\/run\.mjs \S/.test(script),
  );
  expect(others).toEqual([]);
});

it('runs the script and its tools in the bundled Node', () => {
  // A shell script stands in for the executable. Windows cannot start it, so the current Node continues.
  const { root, own } = repositoryWith(`#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  const { status, path, rest } = run(root);
  expect([status, rest]).toEqual([3, ['a b', '--c']]);
  if (process.platform !== 'win32') expect(path.split(delimiter)[0]).toBe(dirname(own));
});

it.each([
  ['is missing', undefined, 0o755],
  ['cannot run', 'x', 0o644],
])('runs the script in the current Node if the bundled one %s', (_, node, mode) => {
  const { root, own } = repositoryWith(node, mode);
  const { status, path, rest } = run(root);
  expect([status, rest]).toEqual([3, ['a b', '--c']]);
  expect(path).not.toContain(dirname(own));
});
