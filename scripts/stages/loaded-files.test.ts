import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { exactness, type Loaded, readLoaded } from './loaded-files.ts';

const test = 'web/src/a.test.ts';
const dependencies = {
  version: 2,
  projects: {
    web: {
      modules: [test, 'web/src/a.ts', 'vitest.config.ts'],
      config: { at: 20, deps: [2] },
      files: { [test]: { at: 10, deps: [0, 1] } },
    },
  },
};
const results = {
  version: 1,
  projects: { web: { files: { [test]: { failed: false, lastRun: 10 } } } },
};
const loaded: Loaded = {
  at: 10,
  passed: true,
  files: new Set([test, 'web/src/a.ts']),
  settings: ['vitest.config.ts'],
};

describe('records of vitest', () => {
  const readBack = (contents: Readonly<Record<string, unknown>>) => {
    const root = temporaryFolder();
    const folder = `${root}/vitest/of-this-project`;
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(contents))
      writeFileSync(
        `${folder}/${name}.json`,
        typeof content === 'string' ? content : JSON.stringify(content),
      );
    return readLoaded(root);
  };

  it('say what a test file loaded and under which settings', () => {
    expect(readBack({ dependencies, results })).toEqual(new Map([[test, loaded]]));
  });

  it('are none before the first run', () => {
    expect(readLoaded(`${temporaryFolder()}/none`)).toEqual(new Map());
    expect(readBack({})).toEqual(new Map());
  });

  it.each([
    ['cut off', JSON.stringify(dependencies).slice(0, -9)],
    ['of another version', { ...dependencies, version: 3 }],
    ['without projects', { version: 2 }],
    ['without modules', { version: 2, projects: { web: {} } }],
    [
      'with a place that is none',
      {
        version: 2,
        projects: {
          web: { ...dependencies.projects.web, files: { [test]: { at: 10, deps: [7] } } },
        },
      },
    ],
  ])('are none in a file that is %s', (_, broken) => {
    expect(readBack({ dependencies: broken, results })).toEqual(new Map());
  });

  it('are none without results that can be read', () => {
    expect(readBack({ dependencies })).toEqual(new Map());
    expect(readBack({ dependencies, results: { ...results, version: 2 } })).toEqual(new Map());
  });

  it.each([
    ['failed', { [test]: { failed: true, lastRun: 10 } }],
    ['has a result of another run', { [test]: { failed: false, lastRun: 11 } }],
    ['never ran completely', { [test]: { failed: false } }],
    ['has no result', {}],
  ])('say when a test file %s', (_, files) => {
    const others = { ...results, projects: { web: { files } } };
    expect(readBack({ dependencies, results: others }).get(test)?.passed).toBe(false);
  });
});

describe('a record is exact', () => {
  const link = (to: string, dynamic = false, from = 'web/src/a.ts') => ({
    from,
    to,
    typeOnly: false,
    dynamic,
  });
  const isExact = (
    imports: Parameters<typeof exactness>[0] = [],
    own: Partial<Loaded> = {},
    times: Readonly<Record<string, number>> = {},
  ) => exactness(imports, (file) => times[file] ?? 5)({ ...loaded, ...own });

  it('if all that its modules import with themselves is in it', () => {
    expect(isExact([link('web/src/a.ts', false, test), link('react'), link('node:path')])).toBe(
      true,
    );
    expect(isExact([link('web/src/b.ts')])).toBe(false);
    expect(isExact([link('contracts/b.css')])).toBe(false);
    expect(isExact([link('web/src/c.ts', false, 'web/src/b.ts')])).toBe(true);
  });

  it('if each file has a reason to be in it', () => {
    const files = new Set([test, 'web/src/a.ts', 'web/src/b.css', 'web/src/set-up.ts']);
    const sheet = link('web/src/b.css', true, 'web/src/b.ts');
    expect(isExact([link('web/src/a.ts', false, test), sheet], { files })).toBe(false);
    expect(isExact([sheet, link('web/src/b.css', true)], { files })).toBe(true);
    expect(isExact([], { files })).toBe(true);
    expect(isExact([link(test, false, 'web/src/all.test.ts')])).toBe(true);
  });

  it('whatever they could import later', () => {
    expect(isExact([link('web/src/b.ts', true)])).toBe(true);
  });

  it('if a file is imported in another form', () => {
    const files = new Set([test, 'web/src/a.ts', 'web/index.html']);
    expect(isExact([link('web/index.html?raw')], { files })).toBe(true);
    expect(isExact([link('web/index.html?raw')])).toBe(false);
  });

  it.each([
    'node:fs',
    'node:fs/promises',
    'fs',
    'node:child_process',
    'node:worker_threads',
    'node:module',
    'vite',
  ])('unless one of them has %s', (name) => {
    expect(isExact([link(name)])).toBe(false);
    expect(isExact([link(name, true)])).toBe(false);
  });

  it('only if its run passed', () => {
    expect(isExact([], { passed: false })).toBe(false);
  });

  it.each([test, 'web/src/a.ts', 'vitest.config.ts'])('only as long as %s is the same', (file) => {
    expect(isExact([], {}, { [file]: 10 })).toBe(true);
    expect(isExact([], {}, { [file]: 11 })).toBe(false);
  });

  it('by the times of the files in the repository, none of which is gone', () => {
    const settings: string[] = [];
    const ofNow = exactness([]);
    const files = new Set(['package.json']);
    expect(ofNow({ at: Date.now(), passed: true, files, settings })).toBe(true);
    expect(ofNow({ at: 0, passed: true, files, settings })).toBe(false);
    const gone = new Set(['web/src/no-such-file.ts']);
    expect(ofNow({ at: Date.now(), passed: true, files: gone, settings })).toBe(false);
  });

  it('not when an older file has taken the place of one', () => {
    const path = `${temporaryFolder()}/a.ts`;
    writeFileSync(path, '');
    const at = statSync(path).ctimeMs;
    const files = new Set([path]);
    expect(exactness([])({ ...loaded, at, files, settings: [] })).toBe(true);
    // Until the clock of the file system has moved on.
    while (statSync(path).ctimeMs === at) utimesSync(path, 0, 0);
    expect(exactness([])({ ...loaded, at, files, settings: [] })).toBe(false);
  });
});
