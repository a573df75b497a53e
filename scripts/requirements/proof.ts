import type { Requirement } from './requirements.ts';
import type { TestResult } from './results.ts';

/** Why a requirement is not proven. */
export type Gap = 'failed' | 'flaky' | 'never run' | 'only named' | 'no test';

/** A requirement with the tests that carry its id in the last full run. */
export interface Proof {
  requirement: Requirement;
  tests: TestResult[];
  /** Absent when every test that carries the id ran and passed without a retry. */
  gap?: Gap;
}

/** The proofs of all requirements, and ids that tests carry and no requirement has. */
export interface ProofReport {
  proofs: Proof[];
  unknown: { id: string; file: string }[];
  /** Number of requirements that are deliberately not built. */
  outOfScope: number;
}

function gapOf(tests: readonly TestResult[], isNamed: boolean): Gap | undefined {
  if (tests.length === 0) return isNamed ? 'only named' : 'no test';
  const has = (status: TestResult['status']) => tests.some((test) => test.status === status);
  if (has('failed')) return 'failed';
  if (has('flaky')) return 'flaky';
  return has('skipped') ? 'never run' : undefined;
}

/**
 * Judges each requirement by the results of a full run: proven when every test that carries its id ran and passed
 * without a retry. `named` are the ids that test files name, whether these tests ran or not.
 */
export function prove(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
  named: readonly { id: string; file: string }[],
): ProofReport {
  const known = new Set(requirements.map(({ id }) => id));
  const inSources = new Set(named.map(({ id }) => id));
  const needed = requirements.filter(({ verify }) => verify !== 'none');
  const testsOf = Map.groupBy(
    results.flatMap((test) => test.ids.map((id) => ({ id, test }))),
    ({ id }) => id,
  );
  return {
    proofs: needed.map((requirement) => {
      const tests = (testsOf.get(requirement.id) ?? []).map(({ test }) => test);
      const gap = gapOf(tests, inSources.has(requirement.id));
      return gap ? { requirement, tests, gap } : { requirement, tests };
    }),
    unknown: named.filter(({ id }) => !known.has(id)),
    outOfScope: requirements.length - needed.length,
  };
}

/** The proofs that have a gap. */
export const unproven = ({ proofs }: ProofReport): Proof[] => proofs.filter(({ gap }) => gap);
