import { describe, expect, it } from 'vitest';
import { idsInSource } from './named-ids.ts';
import { prove, unproven } from './proof.ts';
import { readRequirements } from './requirements.ts';
import { playwrightResults, type TestResult, vitestResults } from './results.ts';

const at = '@';
const requirement = (id: string, verify: 'unit' | 'none' = 'unit') => ({
  id,
  verify,
  area: 'Area',
  text: 'text',
});
const result = (status: TestResult['status'], ...ids: string[]): TestResult => ({
  file: 'a.test.ts',
  title: 'a test',
  ids,
  status,
  milliseconds: 1,
});

/** The gap of a requirement AA-01 that is named in a source, by its tests' results. */
const gapAfter = (...results: TestResult[]) => {
  const named = [{ id: 'AA-01', file: 'a.test.ts' }];
  return unproven(prove([requirement('AA-01')], results, named))[0]?.gap;
};

describe('a requirement', () => {
  it('is proven when every test that carries its id passed', () => {
    expect(gapAfter(result('passed', 'AA-01'), result('passed', 'AA-01', 'BB-01'))).toBeUndefined();
  });

  it.each(['failed', 'flaky'] as const)('is not proven when one of its tests is %s', (status) => {
    expect(gapAfter(result('passed', 'AA-01'), result(status, 'AA-01'))).toBe(status);
  });

  it('is not proven when one of its tests was skipped', () => {
    expect(gapAfter(result('passed', 'AA-01'), result('skipped', 'AA-01'))).toBe('never run');
  });

  it('is not proven by its name in a source', () => {
    expect(gapAfter()).toBe('only named');
    expect(prove([requirement('AA-02')], [], []).proofs[0]?.gap).toBe('no test');
  });

  it('out of scope needs no test; an unknown id is reported', () => {
    const named = [{ id: 'ZZ-09', file: 'z.test.ts' }];
    const { proofs, unknown, outOfScope } = prove([requirement('BB-01', 'none')], [], named);
    expect({ proofs, unknown, outOfScope }).toEqual({ proofs: [], unknown: named, outOfScope: 1 });
  });
});

describe('ids', () => {
  it('are read from tags and titles of sources, not from comments', () => {
    const source = `// it('${at}CC-01 no')\n/* ${at}CC-02 */ it("x", { tags: ['${at}AA-01'] }, () => {}); ['y ${at}AA-02']`;
    expect(idsInSource(source)).toEqual(['AA-01', 'AA-02']);
  });

  it('are read from the reports of vitest, with status and duration', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'one', tags: [`${at}AA-01`], duration: 5 },
      { status: 'skipped', fullName: 'two', tags: [`${at}AA-02`] },
      { status: 'passed', fullName: 'three', tags: [`${at}AA-03`], failureMessages: ['once'] },
      { status: 'todo', fullName: 'four', tags: [`${at}AA-04`] },
      { status: 'passed', fullName: `only in its title ${at}AA-05`, tags: [] },
      { status: 'passed', fullName: 'without an id', tags: [] },
    ];
    expect(
      vitestResults({ testResults: [{ name: 'x.test.ts', assertionResults }] }).map(
        ({ ids, status, milliseconds }) => [ids, status, milliseconds],
      ),
    ).toEqual([
      [['AA-01'], 'passed', 5],
      [['AA-02'], 'skipped', 0],
      [['AA-03'], 'flaky', 0],
      [['AA-04'], 'skipped', 0],
    ]);
  });

  it('are read from the reports of Playwright, where a repeated test is flaky', () => {
    const spec = (title: string, status: string, durations: number[]) => ({
      title,
      file: 'a.spec.ts',
      tags: ['AA-01'],
      tests: [{ status, results: durations.map((duration) => ({ duration })) }],
    });
    const specs = [spec('a', 'expected', [3]), spec('b', 'flaky', [3, 4])];
    const report = { suites: [{ specs }, { specs: [spec('c', 'unexpected', [1])] }] };
    expect(
      playwrightResults(report).map(({ title, status, milliseconds }) => [
        title,
        status,
        milliseconds,
      ]),
    ).toEqual([
      ['a', 'passed', 3],
      ['b', 'flaky', 7],
      ['c', 'failed', 1],
    ]);
  });

  it('in a title name nothing, also where Playwright takes them for tags', () => {
    const tests = [{ status: 'expected', results: [{ duration: 1 }] }];
    const spec = { title: `a ${at}AA-01`, file: 'a.spec.ts', tags: ['AA-01', 'AA-02'], tests };
    expect(playwrightResults({ specs: [spec] }).map(({ ids }) => ids)).toEqual([['AA-02']]);
  });

  it('of the requirements are unique', () => {
    const ids = readRequirements().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(861);
  });
});
