/** The result of one interaction. */
export interface VerificationResult {
  description: string;
  passed: boolean;
  /** One sentence for each mismatch, with its path in the response. */
  mismatches: string[];
}

interface Mismatch {
  mismatch?: string;
  path?: string;
}

/** The parts of the native verifier's report that are read here. */
interface VerifierReport {
  interactionResults: {
    description: string;
    /** `OK` if everything matched. */
    result: unknown;
  }[];
  errors: { interaction: string; mismatch: { mismatches?: Mismatch[]; message?: string } }[];
}

/** Parses the report of the native verifier. */
export function parseResults(report: string): VerificationResult[] {
  const { interactionResults, errors }: VerifierReport = JSON.parse(report);
  return interactionResults.map(({ description, result }) => ({
    description,
    passed: result === 'OK',
    mismatches: errors
      .filter(({ interaction }) => interaction.endsWith(` - ${description}`))
      .flatMap(({ mismatch: { mismatches = [], message } }) => [
        ...(message ? [message] : []),
        ...mismatches.map(({ path = '', mismatch = '' }) => `${path} ${mismatch}`.trim()),
      ]),
  }));
}
