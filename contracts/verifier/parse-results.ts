/** What came out of one interaction. */
export interface VerificationResult {
  description: string;
  passed: boolean;
  /** One sentence each, with the place in the answer. */
  mismatches: string[];
}

interface Mismatch {
  mismatch?: string;
  path?: string;
}

/** The native verifier's own report, as far as it is read. */
interface VerifierReport {
  interactionResults: {
    description: string;
    /** `OK` when everything matched. */
    result: unknown;
  }[];
  errors: { interaction: string; mismatch: { mismatches?: Mismatch[]; message?: string } }[];
}

/** Reads the native verifier's report. */
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
