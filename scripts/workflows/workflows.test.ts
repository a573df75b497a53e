import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repoPath, repoRoot } from '../lib/paths.ts';

const folder = '.github/workflows';
const read = (...parts: string[]): string => readFileSync(repoPath(...parts), 'utf8');
const actions = globSync('.github/actions/*/action.yml', { cwd: repoRoot }).map(
  (file) => [file.replaceAll('\\', '/'), read(file)] as const,
);
const files = readdirSync(repoPath(folder)).map((file) => [file, read(folder, file)] as const);

/** The `uses:` values of a workflow. */
const usesOf = (text: string): string[] =>
  [...text.matchAll(/^.*\buses:\s*(.*)$/gm)].map(([, used = '']) => used);

/** An action by hash with its version beside it, or one of this repository. */
const pinned = /^([\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/actions\/\w+)$/;

/** Values without quotes that YAML would read as a key with a value, or cut off as a comment. */
const brokenValues = (text: string): string[] =>
  [...text.matchAll(/^ *(?:- )*[\w-]+: +(?!['"|>[{&*])(.*)$/gm)]
    .map(([, value = '']) => value)
    .filter((value) => /: |:$| #(?! v\d)/.test(value));

it.each([...actions, ...files])('%s has no value that YAML reads differently', (_, text) => {
  expect(brokenValues(text)).toEqual([]);
});

describe.each(actions)('the action %s', (file, text) => {
  it('pins every action by hash, with the version beside it', () => {
    expect(usesOf(text).filter((one) => !pinned.test(one))).toEqual([]);
  });

  it('passes inputs to a shell by the environment alone', () => {
    const commands = [...text.matchAll(/^ +run: (.*)$/gm)].map(([, command = '']) => command);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => /\$\{\{|^[|>]/.test(command))).toEqual([]);
  });

  it('describes every input, and is used by CI', () => {
    const [, inputs = ''] = /^inputs:\n((?: .*\n)+)/m.exec(text) ?? [];
    const names = inputs.match(/^ {2}[\w-]+:$/gm) ?? [];
    expect(inputs.match(/^ {4}description: ./gm)).toHaveLength(names.length);
    expect(read(folder, 'ci.yml')).toContain(`uses: ./${file.replace('/action.yml', '')}\n`);
  });
});

describe.each(files)('the workflow %s', (_, text) => {
  it('pins every action by hash, with the version beside it', () => {
    const used = usesOf(text);
    expect(used).not.toEqual([]);
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

describe('the release', () => {
  const text = read(folder, 'release.yml');

  it('checks version and changelog before anything is built', () => {
    const steps = ['npm run release:check', 'bash .ci/run', 'docker buildx bake', 'cosign sign'];
    const places = steps.map((step) => text.indexOf(step));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('builds from base images by digest, whose names are those of the Dockerfiles', () => {
    for (const [name, file] of [
      ['NODE_IMAGE', 'mock-server/Dockerfile'],
      ['CADDY_IMAGE', 'web/Dockerfile'],
    ] as const) {
      const [, image = ''] =
        new RegExp(`^ {6}${name}: (\\S+)@sha256:[0-9a-f]{64}$`, 'm').exec(text) ?? [];
      const [, named = ''] = new RegExp(`^ARG ${name}=(\\S+)$`, 'm').exec(read(file)) ?? [];
      expect(image.startsWith(named)).toBe(true);
      expect(named).not.toBe('');
    }
  });

  it('attests and signs, and publishes packages only where an owner allows it', () => {
    expect(text).toContain("--set '*.attest=type=sbom' --set '*.attest+=type=provenance,mode=max'");
    expect(text).toMatch(/^ {4}if: vars\.PUBLISH_PACKAGES == 'true'$/m);
    expect(text).toContain('npm publish "$tarball" --provenance');
  });
});
