import type { VerificationResult } from './parse-results.ts';

/**
 * One result per interaction, in the order of the interactions, under their own descriptions. The verifier knows them
 * by their numbers. Throws when it lost one.
 */
export function resultsInOrder(
  interactions: readonly { description: string }[],
  results: readonly VerificationResult[],
): VerificationResult[] {
  const byNumber = new Map(results.map((result) => [result.description, result]));
  return interactions.map(({ description }, index) => {
    const result = byNumber.get(String(index));
    if (!result) throw new Error(`The verifier returned no result for "${description}".`);
    return { ...result, description };
  });
}
