import pactCore from '@pact-foundation/pact-core';
import { parseResults, type VerificationResult } from './parse-results.ts';

/** The task of a worker: pact files to verify one after the other, and the host's address. */
export interface WorkerTask {
  files: string[];
  url: string;
  /** Address that prepares the provider state before each interaction. */
  statesUrl?: string;
  timeoutMs: number;
}

/** What a worker sends back. */
export type WorkerOutcome = { results: VerificationResult[] } | { error: string };

async function verify({
  files,
  url,
  statesUrl,
  timeoutMs,
}: WorkerTask): Promise<VerificationResult[]> {
  const results: VerificationResult[] = [];
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
      // A failed verification rejects with an error whose message is the report.
      .catch((error: Error) => error.message);
    results.push(...parseResults(String(report)));
  }
  return results;
}

const reply = (outcome: WorkerOutcome): void => {
  process.send?.(outcome, () => process.disconnect());
};

process.once('message', (task: WorkerTask) => {
  verify(task).then(
    (results) => reply({ results }),
    (error: Error) => reply({ error: error.message }),
  );
});
