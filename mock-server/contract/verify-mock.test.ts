import { type EndpointName, endpointNames, endpointOf } from '@matka/contracts/api/endpoints';
import type { PactInteraction } from '@matka/contracts/pact/pact';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import type { HttpResponse } from '@matka/contracts/verifier/http-client';
import { matchResponse } from '@matka/contracts/verifier/matching/match-response';
import type { InteractionResult } from '@matka/contracts/verifier/run-interactions';
import { verifyResponses } from '@matka/contracts/verifier/verify-responses';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMutants, type Mutant } from './mutation/mutants.ts';
import { isSelected } from './selected-calls.ts';
import { verifyMockByPact } from './verify-mock.ts';

const interactions = committedInteractions().filter(isSelected);
const descriptions = interactions.map(({ description }) => description);

let verified: Promise<InteractionResult[]>;

// The first test shows a failure of the verifier itself.
beforeAll(async () => {
  verified = verifyMockByPact(interactions);
  await verified.catch(() => undefined);
});

describe('the mock conforms to the pact', () => {
  it('with every committed interaction verified', async () => {
    const results = await verified;
    expect(descriptions.length).toBeGreaterThan(0);
    expect(results.map(({ description }) => description)).toEqual(descriptions);
  });

  it.each(descriptions)('%s', async (description) => {
    const one = (await verified).find((each) => each.description === description);
    expect(one?.mismatches).toEqual([]);
    expect(one?.passed).toBe(true);
  });
});

/** A response of the mock with the interaction that it belongs to. */
interface Verified {
  interaction: PactInteraction;
  response: HttpResponse;
}

/** How many mutated responses are compared for each operator and endpoint. */
const mostOfOne = 2;

/** The first responses that a mutant changes. */
const mutatedBy = ({ change }: Mutant, own: readonly Verified[]): Verified[] =>
  own.flatMap(({ interaction, response }) => {
    const changed = change?.(response);
    return changed ? [{ interaction, response: changed }] : [];
  });

/** Some mutated responses of an endpoint: of each operator those at the most different places. */
function sampleOf(endpoint: EndpointName, all: readonly Verified[]): Verified[] {
  const own = all.filter(
    ({ interaction: { request } }) => endpointOf(request.method, request.path) === endpoint,
  );
  const mutants = createMutants(
    endpoint,
    own.map(({ response }) => response),
  );
  return [...Map.groupBy(mutants, ({ operator }) => operator).values()].flatMap((ofOperator) => {
    const step = Math.max(1, Math.floor(ofOperator.length / mostOfOne));
    return ofOperator
      .filter((_, index) => index % step === 0)
      .flatMap((mutant) => mutatedBy(mutant, own).slice(-1));
  });
}

describe("the kit's own matcher", () => {
  it('agrees with the verifier of Pact on the mock and on a sample of its mutants', async () => {
    const results = await verified;
    const sound = interactions.flatMap((interaction, index): Verified[] => {
      const { response } = results[index] ?? {};
      return response ? [{ interaction, response }] : [];
    });
    const mutated = endpointNames.flatMap((endpoint) => sampleOf(endpoint, sound));
    const all = [...sound, ...mutated];
    const byPact = await verifyResponses(all);
    const own = all.map(
      ({ interaction, response }) => matchResponse(interaction.response, response).length === 0,
    );
    const differing = all.filter((_, index) => own[index] !== byPact[index]);
    expect(differing.map(({ interaction }) => interaction.description)).toEqual([]);
    expect(own.filter((passed) => !passed).length).toBeGreaterThan(interactions.length / 2);
    expect(own.slice(sound.length).filter(Boolean).length).toBeGreaterThan(0);
  });
});
