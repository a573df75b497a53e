import type { PactInteraction } from '@matka/contracts/pact/pact';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { send } from '@matka/contracts/verifier/http-client';
import { matchResponse } from '@matka/contracts/verifier/matching/match-response';
import { isSelected } from '../selected-calls.ts';
import { verifyMock } from '../verify-mock.ts';
import { type Difference, differenceIn } from './kit.ts';
import type { Mutant } from './mutants.ts';
import { mutatedResponse, type Recorded, recording } from './transport.ts';

/** An interaction of the pact with the response of the mock in its state. */
export interface RecordedInteraction extends Recorded {
  interaction: PactInteraction;
}

/** Verifies the mock and records its responses. Throws when an interaction fails. */
export async function recordInteractions(): Promise<RecordedInteraction[]> {
  const exchanges: Recorded[] = [];
  const interactions = committedInteractions().filter(isSelected);
  const transport = recording(
    (url, request) => send(url, request, { timeoutMs: 10_000 }),
    exchanges,
  );
  const results = await verifyMock(interactions, transport);
  return interactions.map((interaction, index) => {
    const { passed = false, response, mismatches = [] } = results[index] ?? {};
    const exchange = exchanges.find((one) => one.response === response);
    if (!passed || !exchange)
      throw new Error(`The mock fails "${interaction.description}": ${mismatches}`);
    return { ...exchange, interaction };
  });
}

/** What the matchers of the pact say of a mutant. */
export interface PactVerdict {
  named: boolean;
  /** How the client reads it in another way; undefined if it reads the same. */
  difference: Difference | undefined;
}

/** Judges a mutant by the matchers of the pact, on the recorded interactions of its endpoint. */
export function judgeByPact(mutant: Mutant, recorded: readonly RecordedInteraction[]): PactVerdict {
  let difference: Difference | undefined;
  for (const exchange of recorded) {
    const response = mutatedResponse(mutant, exchange);
    const other = response && differenceIn(mutant, exchange);
    if (!other) continue;
    difference ??= other;
    if (matchResponse(exchange.interaction.response, response).length > 0)
      return { named: true, difference };
  }
  return { named: false, difference };
}
