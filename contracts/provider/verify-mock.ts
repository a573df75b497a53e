import { writeFileSync } from 'node:fs';
import { Verifier } from '@pact-foundation/pact';
import { committedPact } from '../src/pact-file.ts';
import { mockStates } from './mock-states.ts';

/** What came out of one interaction. */
export interface Verified {
  description: string;
  passed: boolean;
  /** One sentence each, with the place in the answer. */
  mismatches: string[];
}

export interface MockVerification {
  /** States that could not be made. */
  failures: string[];
  verified: Verified[];
}

interface Mismatch {
  mismatch?: string;
  path?: string;
}

/** The verifier's own report, as far as it is read. */
interface Report {
  interactionResults: {
    description: string;
    /** `OK` when everything matched. */
    result: unknown;
  }[];
  errors: { interaction: string; mismatch: { mismatches?: Mismatch[]; message?: string } }[];
}

function verifiedOf({ interactionResults, errors }: Report): Verified[] {
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

/**
 * Verifies a running mock against the committed pact and writes a MockVerification. A process of its own, because
 * the verifier prints from its native side. Usage: verify-mock.ts <address> <file for the result>
 */
async function verifyMock(url: string, resultFile: string): Promise<void> {
  const failures: string[] = [];
  const verifier = new Verifier({
    provider: 'matka-api',
    providerBaseUrl: url,
    pactUrls: [committedPact],
    stateHandlers: mockStates(url, failures),
    logLevel: 'error',
  });
  const text = await verifier.verifyProvider().catch((error: Error) => error.message);
  const result: MockVerification = { failures, verified: verifiedOf(JSON.parse(text)) };
  writeFileSync(resultFile, JSON.stringify(result, null, 2));
}

const [, , url, resultFile] = process.argv;
if (url && resultFile && import.meta.main) await verifyMock(url, resultFile);
