import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';

const folder = '.github/workflows';
const read = (...parts: string[]): string => readFileSync(repoPath(...parts), 'utf8');
const files = readdirSync(repoPath(folder)).map((file) => [file, read(folder, file)] as const);

/** The `uses:` values of a workflow. */
const usesOf = (text: string): string[] =>
  [...text.matchAll(/^.*\buses:\s*(.*)$/gm)].map(([, used = '']) => used);

describe.each(files)('the workflow %s', (_, text) => {
  it('pins every action by hash, with the version beside it', () => {
    const used = usesOf(text);
    expect(used).not.toEqual([]);
    const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(used.filter((one) => !pinned.test(one))).toEqual([]);
  });

  it('has read permission unless a job says otherwise, and persists no credentials', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    expect(text).not.toMatch(/pull_request_target|write-all/);
    const checkouts = text.split('uses: actions/checkout@').slice(1);
    for (const one of checkouts) {
      expect(one.slice(0, 140)).toContain('persist-credentials: false');
    }
  });

  it('has time limits and runs on named machine versions', () => {
    const jobs = text.match(/^ {4}runs-on:/gm) ?? [];
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length);
    expect(text).not.toContain('-latest');
  });

  it('passes no untrusted input to a shell', () => {
    const scripts = text.split(/^ *-? ?run:/m).slice(1);
    for (const script of scripts) {
      const own = script.split(/^ {0,6}\S/m)[0] ?? '';
      expect(own).not.toContain('${{');
    }
  });
});

describe('CI', () => {
  it('runs exactly the test command of the README', () => {
    const commands = read('.ci/run')
      .split('\n')
      .filter((line) => line.startsWith('npm '));
    expect(commands).toEqual(['npm ci && npm test']);
    expect(read('README.md')).toContain(`\n${commands[0]} `);
    expect(read(folder, 'ci.yml')).toContain('- run: bash .ci/run\n');
  });

  it('uploads results, reports and worlds of a failed run', () => {
    const [, paths = ''] = /^ +path: \|\n((?: {12}.*\n)+)/m.exec(read(folder, 'ci.yml')) ?? [];
    expect(paths.trim().split(/\s+/)).toEqual(['test-results', '.local/reports', '.local/worlds']);
  });

  it('starts from each Node that the README promises, and on each kind of machine', () => {
    const text = read(folder, 'ci.yml');
    expect(text).toContain('node: [20, 22, 24]');
    expect(text).toMatch(/os: \[macos-\d+, windows-\d+\]/);
  });
});
