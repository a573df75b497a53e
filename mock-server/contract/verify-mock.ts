import { renderRequest } from '@matka/contracts/host-kit/requests/render-request';
import type { PactInteraction } from '@matka/contracts/pact/pact';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { type RequestOptions, send } from '@matka/contracts/verifier/http-client';
import { matchResponse } from '@matka/contracts/verifier/matching/match-response';
import {
  type InteractionResult,
  runInteractions,
} from '@matka/contracts/verifier/run-interactions';
import type { PreparedState } from '@matka/contracts/verifier/verifier-proxy';
import { createMock, type Mock } from '../create-mock.ts';
import { createStateHandler } from './state-handlers.ts';

/** Starts a mock on a free port, without any world. */
export const startMock = (): Promise<Mock> =>
  createMock({ appId: exampleValues.app_id, worlds: 'strict', port: 0 });

const requestOptions = { timeoutMs: 10_000 };

async function withMock<T>(work: (mock: Mock) => Promise<T>): Promise<T> {
  const mock = await startMock();
  try {
    return await work(mock);
  } finally {
    await mock.close();
  }
}

/** Runs interactions against a new mock by Pact's own verifier, each in its state. */
export const verifyMockByPact = (
  interactions: readonly PactInteraction[],
): Promise<InteractionResult[]> =>
  withMock(({ url }) => runInteractions(interactions, createStateHandler(url), requestOptions));

type Transport = NonNullable<RequestOptions['transport']>;

function sendInState(interaction: PactInteraction, state: PreparedState, transport: Transport) {
  const { method, path, query, body, access } = renderRequest(interaction, state.values, []);
  const search = query.size > 0 ? `?${query}` : '';
  return transport(new URL(`${state.baseUrl}${path}${search}`), {
    method,
    headers: {
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/**
 * Runs interactions against a new mock, each in its state, and matches the responses by the rules of the pact;
 * `transport` takes the place of the network.
 */
export const verifyMock = (
  interactions: readonly PactInteraction[],
  transport: Transport = (url, request) => send(url, request, requestOptions),
): Promise<InteractionResult[]> =>
  withMock(async ({ url }) => {
    const prepare = createStateHandler(url);
    const results: InteractionResult[] = [];
    for (const interaction of interactions) {
      const { description } = interaction;
      const response = await sendInState(interaction, await prepare(interaction), transport);
      const places = matchResponse(interaction.response, response);
      const mismatches = places.map((place) => `${place} differs from the pact`);
      results.push({ description, passed: places.length === 0, mismatches, response });
    }
    return results;
  });
