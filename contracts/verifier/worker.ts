import pactCore from '@pact-foundation/pact-core';
import { type Verified, verifiedOf } from './parse-results.ts';

/** What the process is told: pact files, one after the other, and the address to verify. */
export interface Job {
  files: string[];
  url: string;
  /** Where each state is asked for before its interaction. */
  statesUrl?: string;
  timeoutMs: number;
}

export type Outcome = { verified: Verified[] } | { error: string };

async function verify({ files, url, statesUrl, timeoutMs }: Job): Promise<Verified[]> {
  const verified: Verified[] = [];
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
    verified.push(...verifiedOf(String(report)));
  }
  return verified;
}

const answer = (outcome: Outcome): void => {
  process.send?.(outcome, () => process.disconnect());
};

process.once('message', (job: Job) => {
  verify(job).then(
    (verified) => answer({ verified }),
    (error: Error) => answer({ error: error.message }),
  );
});
