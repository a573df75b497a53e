import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repoPath } from '../lib/paths.ts';
import { folderOf, sourcesOf, testsOf } from './area-files.ts';
import { areas } from './areas.ts';
import { failedTitles } from './failed-titles.ts';
import { applyNamedFault } from './named-fault.ts';
import { namedFaults } from './named-faults.ts';
import { parseOptions } from './options.ts';
import { type Mutant, mutantsOf, scoreLine, scoresOf, survivorLines } from './report.ts';
import { isBelow, requireKnown, select } from './select.ts';
import { vitestConfig } from './vitest-config.ts';

const read = (file: string): string => readFileSync(repoPath(file), 'utf8');
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const rules = areas.filter(({ name }) => name === 'rules');

describe.each(areas.map((area) => [area.name, area] as const))('the area %s', (_, area) => {
  it('has sources in folders that its patterns name, and tests', () => {
    const sources = sourcesOf(area);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => /\.test\.|\.d\.ts$/.test(file))).toEqual([]);
    for (const file of sources) expect(file.startsWith(`${folderOf(area, file)}/`)).toBe(true);
    expect(testsOf(area).length).toBeGreaterThan(0);
    for (const pattern of area.sources)
      expect(sourcesOf({ ...area, sources: [pattern] })).not.toEqual([]);
  });

  it('leaves out files that exist, each with a reason', () => {
    for (const [file, reason] of Object.entries(area.excluded ?? {})) {
      expect(existsSync(repoPath(file))).toBe(true);
      expect(reason.length).toBeGreaterThan(10);
    }
  });
});

describe('areas and named faults', () => {
  it('have names of their own', () => {
    const all = names([...areas, ...namedFaults]);
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('share no source', () => {
    const files = areas.flatMap(sourcesOf);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  });
});

describe.each(namedFaults.map((fault) => [fault.name, fault] as const))(
  'the named fault %s',
  (_, fault) => {
    it('fits its file, and its test exists', () => {
      const text = read(fault.file);
      expect(applyNamedFault(fault, text)).not.toBe(text);
      const title = fault.caughtBy.title.replace(/ of \w+$/, '');
      expect(read(fault.caughtBy.file)).toContain(title);
    });
  },
);

it('a named fault that fits twice or not at all is an error', () => {
  const [fault] = namedFaults;
  if (!fault) throw new Error('There are no named faults.');
  expect(() => applyNamedFault(fault, '')).toThrow('stands 0 times');
  expect(() => applyNamedFault(fault, fault.from + fault.from)).toThrow('stands 2 times');
});

describe('the command line', () => {
  it('is empty for all areas', () => {
    expect(parseOptions([])).toEqual({
      changed: false,
      only: [],
      static: false,
      fresh: false,
      namedFaults: false,
      concurrency: 1,
    });
  });

  it('takes several paths', () => {
    expect(parseOptions(['--only', 'a', '--only', 'b', '--changed'])).toMatchObject({
      only: ['a', 'b'],
      changed: true,
    });
  });

  it.each([['--concurrency', '0'], ['--concurrency', 'x'], ['--unknown'], ['path'], ['--only']])(
    'is refused in one line: %s %s',
    (...args) => {
      expect(() => parseOptions(args.filter((arg) => arg !== undefined))).toThrow(/^[^\n]+$/);
    },
  );

  it('is refused when a path is in no area', () => {
    for (const one of ['web/src/ui', 'web/src/features/bids/rule', 'nothing'])
      expect(() => requireKnown(areas, namedFaults, { only: [one] })).toThrow(`--only ${one} is`);
    for (const one of ['rules', 'web', './web/src/features/bids/rules/', 'page-can-be-framed'])
      expect(() => requireKnown(areas, namedFaults, { only: [one] })).not.toThrow();
  });
});

describe('a selection', () => {
  const file = 'web/src/features/bids/rules/digit.ts';

  it('is everything, an area, a folder or a file', () => {
    expect(names(select(areas, { only: [], changed: false }).map(({ area }) => area))).toEqual(
      names(areas),
    );
    for (const only of ['rules', 'web/src/features/bids/rules']) {
      expect(select(areas, { only: [only], changed: false })).toEqual(
        rules.map((area) => ({ area, sources: sourcesOf(area) })),
      );
    }
    expect(select(areas, { only: [file], changed: false })).toEqual(
      rules.map((area) => ({ area, sources: [file] })),
    );
  });

  it('knows what is below a path', () => {
    expect(isBelow(file, 'web/src/features/bids/rules/')).toBe(true);
    expect(isBelow(file, `./${file}`)).toBe(true);
    expect(isBelow(file, 'web/src/features/bids/rule')).toBe(false);
  });
});

describe('the report', () => {
  const mutant = (status: string, line = 1): Mutant => ({
    file: 'web/src/features/bids/rules/digit.ts',
    line,
    replacement: 'false',
    kind: 'ConditionalExpression',
    status,
  });
  const [area] = rules;
  if (!area) throw new Error('There is no area of rules.');

  it('counts killed and timed out of those that count', () => {
    const all = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
    const [score] = scoresOf(
      area,
      all.map((status) => mutant(status)),
    );
    expect(score).toEqual({
      area: 'rules',
      folder: 'web/src/features/bids/rules',
      killed: 2,
      survived: 2,
      percent: 50,
    });
    expect(score && scoreLine(score)).toMatch(/^LOW +50\.0 % +rules .* 2 killed, 2 survived$/);
  });

  it('lists the survivors by their lines', () => {
    const all = [mutant('NoCoverage', 9), mutant('Killed', 3), mutant('Survived', 2)];
    const place = 'web/src/features/bids/rules/digit.ts';
    expect(survivorLines(all)).toEqual([
      `${place}:2 ConditionalExpression → false`,
      `${place}:9 ConditionalExpression → false (no test runs this)`,
    ]);
  });

  it('is read from that of Stryker', () => {
    const location = { start: { line: 7 } };
    const mutants = [{ mutatorName: 'Block', replacement: '{\n}', status: 'Killed', location }];
    expect(mutantsOf({ files: { 'a.ts': { mutants } } })).toEqual([
      { file: 'a.ts', line: 7, replacement: '{ }', kind: 'Block', status: 'Killed' },
    ]);
  });

  it('reads failed tests of both runners', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'a b' },
      { status: 'passed', fullName: 'c' },
    ];
    const counts = { numPassedTests: 1, numFailedTests: 1 };
    expect(failedTitles({ ...counts, testResults: [{ name: 'f', assertionResults }] })).toEqual([
      'a b',
    ]);
    const unrun = {
      name: 'f',
      message: 'No set-up',
      assertionResults: [{ status: 'skipped', fullName: 'd' }],
    };
    expect(failedTitles({ ...counts, testResults: [unrun] })).toEqual(['d']);
    expect(failedTitles({ ...counts, testResults: [{ ...unrun, message: '' }] })).toEqual([]);
    const spec = { title: 'opens', file: 'f', line: 1, ok: false, tests: [] };
    const stats = { expected: 0, flaky: 0, unexpected: 1 };
    const suites = [{ suites: [{ specs: [spec, { ...spec, title: 'closes', ok: true }] }] }];
    expect(failedTitles({ stats, suites, errors: [] })).toEqual(['opens']);
  });
});

describe('the settings of an area', () => {
  it.each(areas.map((one) => [one.name, one] as const))('name its tests alone: %s', (_, one) => {
    const text = vitestConfig(one);
    const files = [...text.matchAll(/"([^"]+\.test\.tsx?)"/g)].map(([, file = '']) => file);
    const root = one.settings === 'web' ? 'web/' : '';
    expect(files.map((file) => (root + file).replace('web/../', ''))).toEqual(testsOf(one));
  });
});
