import { relative } from 'node:path';
import { repoPath, repoRoot } from '../lib/paths.ts';
import { readReport } from '../lib/steps.ts';
import type { Requirement } from './requirements.ts';

export interface TaggedTest {
  name: string;
  tags: readonly string[];
  isPassed: boolean;
}

interface Proof {
  requirement: Requirement;
  tests: string[];
  /** Absent if every one of them ran and passed. */
  gap?: 'no test' | 'failed or not run';
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; tags?: string[] }[];
  }[];
}

interface PlaywrightReport {
  suites?: PlaywrightReport[];
  specs?: { title: string; file: string; tags?: string[]; tests: { status: string }[] }[];
}

/** The area of a requirement: `LOGIN` of `LOGIN-04`. */
export const areaOf = ({ id }: Pick<Requirement, 'id'>): string => id.replace(/-\d+$/, '');

const withoutAt = (tags: readonly string[] = []): string[] =>
  tags.map((tag) => tag.replace(/^@/, ''));

/** The tests in a JSON report of Vitest. */
export const vitestTests = ({ testResults }: VitestReport): TaggedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, tags }) => ({
      name: `${relative(repoRoot, name)} › ${fullName}`,
      tags: withoutAt(tags),
      isPassed: status === 'passed',
    })),
  );

/** The tests in a JSON report of Playwright. A test that passed only when repeated has not passed. */
export const playwrightTests = ({ suites = [], specs = [] }: PlaywrightReport): TaggedTest[] => [
  ...specs.map(({ title, file, tags, tests }) => ({
    name: `web/e2e/${file} › ${title}`,
    tags: withoutAt(tags),
    isPassed: tests.every(({ status }) => status === 'expected'),
  })),
  ...suites.flatMap(playwrightTests),
];

/** Judges each requirement that is to be built by the tests that carry its id. */
export function prove(requirements: readonly Requirement[], tests: readonly TaggedTest[]): Proof[] {
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = tests.flatMap(({ tags }) => tags).find((tag) => !known.has(tag));
  if (unknown) throw new Error(`A test has the tag @${unknown}, but there is no such requirement.`);
  return requirements
    .filter(({ verify }) => verify !== 'none')
    .map((requirement) => {
      const own = tests.filter(({ tags }) => tags.includes(requirement.id));
      const proof = { requirement, tests: own.map(({ name }) => name) };
      if (own.length === 0) return { ...proof, gap: 'no test' };
      return own.every(({ isPassed }) => isPassed) ? proof : { ...proof, gap: 'failed or not run' };
    });
}

/** The reports that `npm test` writes; it removes older ones first. */
export const reports = ['unit', 'consumer', 'provider', 'e2e'].map((name) =>
  repoPath(`.local/reports/${name}.json`),
);

/** Judges the requirements by the reports of the last `npm test`. */
export function coverage(requirements: readonly Requirement[]) {
  const tests = reports.flatMap((file) => {
    const report = readReport<VitestReport | PlaywrightReport>(file);
    if (!report) return [];
    return 'testResults' in report ? vitestTests(report) : playwrightTests(report);
  });
  const proofs = prove(requirements, tests);
  return { proofs, unproven: proofs.filter(({ gap }) => gap !== undefined) };
}
