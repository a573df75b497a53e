import pactCore from '@pact-foundation/pact-core';
import { parseResults, type VerificationResult } from './parse-results.ts';

/** What the process is told: pact files, one after the other, and the address to verify. */
export interface WorkerTask {
  files: string[];
  url: string;
  /** Where each state is asked for before its interaction. */
  statesUrl?: string;
  timeoutMs: number;
}

export type WorkerOutcome = { verified: VerificationResult[] } | { error: string };

async function verify({
  files,
  url,
  statesUrl,
  timeoutMs,
}: WorkerTask): Promise<VerificationResult[]> {
  const verified: VerificationResult[] = [];
  for (const file of files) {
    const report = await pactCore.default
      .verifyPacts({
        provider: 'matka-api',
        providerBaseUrl: url,
        pactUrls: [file],
        logLevel: 'error',
        timeout: timeoutMs,
        ...(statesUrl && { providerStatesSetupUrl: statesUrl }),
      })
      // A verification that failed is an error whose message is the report.
      .catch((error: Error) => error.message);
    verified.push(...parseResults(String(report)));
  }
  return verified;
}

const reply = (outcome: WorkerOutcome): void => {
  process.send?.(outcome, () => process.disconnect());
};

process.once('message', (job: WorkerTask) => {
  verify(job).then(
    (verified) => reply({ verified }),
    (error: Error) => reply({ error: error.message }),
  );
});
