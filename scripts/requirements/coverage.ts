import { repoPath } from '../lib/paths.ts';
import {
  type PlaywrightReport,
  playwrightTests,
  type ReportedTest,
  readReport,
  type VitestReport,
  vitestTests,
} from '../lib/reports.ts';
import type { Requirement } from './requirements.ts';

interface Proof {
  requirement: Requirement;
  tests: string[];
  /** Absent if all tests of the requirement ran and passed. */
  gap?: 'no test' | 'failed or not run';
}

/** The area of a requirement: `LOGIN` of `LOGIN-04`. */
export const areaOf = ({ id }: Pick<Requirement, 'id'>): string => id.replace(/-\d+$/, '');

/** Judges each requirement that has to be built by the tests with its id. */
export function prove(
  requirements: readonly Requirement[],
  tests: readonly ReportedTest[],
): Proof[] {
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
