import type { PactInteraction } from '../pact/pact.ts';
import type { HttpResponse, RequestOptions } from '../sources/http/http-client.ts';
import type { VerificationResult } from './parse-results.ts';
import { type StateHandler, startVerifierProxy } from './verifier-proxy.ts';
import { verify } from './verify.ts';

/** The result of one interaction, with the response that was verified. */
export interface InteractionResult extends VerificationResult {
  /** Absent when the host gave no response. */
  response?: HttpResponse;
}

/** Time that Pact's verifier gets beyond the time limit of a request: rate limits are waited out within it. */
const verifierAllowanceMs = 150_000;

/**
 * Runs interactions with Pact's verifier. `stateHandler` prepares the state of each and says which address to send it
 * to. A state that cannot be prepared and a request without a response are failures with their own message.
 */
export async function runInteractions(
  interactions: readonly PactInteraction[],
  stateHandler: StateHandler,
  requestOptions: RequestOptions,
): Promise<InteractionResult[]> {
  const proxy = await startVerifierProxy(interactions, stateHandler, requestOptions);
  try {
    const { url, statesUrl, markedInteractions, responses, failures } = proxy;
    const timeoutMs = requestOptions.timeoutMs + verifierAllowanceMs;
    const results = await verify(markedInteractions, { url, statesUrl, timeoutMs });
    return results.map((result): InteractionResult => {
      const failure = failures.get(result.description);
      const response = responses.get(result.description);
      return {
        ...result,
        ...(response && { response }),
        ...(failure !== undefined && { passed: false, mismatches: [failure] }),
      };
    });
  } finally {
    await proxy.close();
  }
}
