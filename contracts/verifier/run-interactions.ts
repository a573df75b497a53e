import type { PactInteraction } from '../pact/pact.ts';
import type { Answer, Reach } from './http-client.ts';
import type { Verified } from './parse-results.ts';
import { type Prepare, startRelay } from './verifier-proxy.ts';
import { verify } from './verify.ts';

/** What came out of one interaction, and what was answered. */
export interface Played extends Verified {
  /** Absent when there was no answer. */
  answer?: Answer;
}

/**
 * Plays interactions with Pact's verifier: each gets its state from `prepare` and goes to the address that this says.
 * A state that cannot be made and a request without an answer are failures, told in their own words.
 */
export async function play(
  interactions: readonly PactInteraction[],
  prepare: Prepare,
  reach: Reach,
): Promise<Played[]> {
  const relay = await startRelay(interactions, prepare, reach);
  try {
    const { url, statesUrl, marked, answers, failures } = relay;
    const patience = { timeoutMs: reach.timeoutMs + 60_000 };
    const verified = await verify(marked, { url, statesUrl, ...patience });
    return verified.map((one) => {
      const failure = failures.get(one.description);
      const answer = answers.get(one.description);
      return {
        ...one,
        ...(answer && { answer }),
        ...(failure !== undefined && { passed: false, mismatches: [failure] }),
      };
    });
  } finally {
    await relay.close();
  }
}
