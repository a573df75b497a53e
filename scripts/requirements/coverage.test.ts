import { describe, expect, it } from 'vitest';
import { playwrightTests, prove, type TaggedTest, vitestTests } from './coverage.ts';
import { readRequirements } from './requirements.ts';

const requirement = (id: string, verify: 'unit' | 'none' = 'unit') => ({
  id,
  verify,
  area: 'Area',
  text: 'text',
});
const test = (isPassed: boolean, ...tags: string[]): TaggedTest => ({ name: 'a', tags, isPassed });
const gapAfter = (...tests: TaggedTest[]) => prove([requirement('AA-01')], tests)[0]?.gap;

describe('a requirement', () => {
  it('a requirement is proven if every test that carries its id passed', () => {
    expect(gapAfter(test(true, 'AA-01'), test(true, 'AA-01'))).toBeUndefined();
    expect(gapAfter(test(true, 'AA-01'), test(false, 'AA-01'))).toBe('failed or not run');
    expect(gapAfter()).toBe('no test');
  });

  it('a requirement that is marked as not built needs no test', () => {
    expect(prove([requirement('AA-01', 'none')], [])).toEqual([]);
  });

  it('a requirement exists for each tag', () => {
    expect(() => prove([requirement('AA-01')], [test(true, 'ZZ-09')])).toThrow('@ZZ-09');
  });

  it('each requirement of the specification has its own id', () => {
    const ids = readRequirements().map(({ id }) => id);
    expect(new Set(ids).size).toBe(861);
    expect(readRequirements().filter(({ verify }) => verify !== 'none')).toHaveLength(859);
  });
});

it('tags and verdicts are read from the reports of Vitest', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one', tags: ['@AA-01'] },
    { status: 'skipped', fullName: 'two', tags: ['@AA-02'] },
    { status: 'passed', fullName: 'three' },
  ];
  expect(
    vitestTests({ testResults: [{ name: 'x.test.ts', assertionResults }] }).map(
      ({ tags, isPassed }) => [tags, isPassed],
    ),
  ).toEqual([
    [['AA-01'], true],
    [['AA-02'], false],
    [[], true],
  ]);
});

it('tags and verdicts are read from the reports of Playwright, where a repeated test has not passed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tags: ['AA-01'],
    tests: [{ status }],
  });
  const report = {
    suites: [{ specs: [spec('a', 'expected'), spec('b', 'flaky')] }],
    specs: [spec('c', 'unexpected')],
  };
  expect(playwrightTests(report).map(({ name, isPassed }) => [name, isPassed])).toEqual([
    ['web/e2e/a.spec.ts › c', false],
    ['web/e2e/a.spec.ts › a', true],
    ['web/e2e/a.spec.ts › b', false],
  ]);
});
