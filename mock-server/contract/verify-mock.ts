import { checkExchanges } from '@matka/contracts/check/check';
import { bodyOf } from '@matka/contracts/check/exchange';
import { findingLines } from '@matka/contracts/check/finding';
import type { PactInteraction } from '@matka/contracts/pact/pact';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import type { JudgedResponse } from '@matka/contracts/report/compare-responses';
import { send } from '@matka/contracts/sources/http/http-client';
import { renderRequest } from '@matka/contracts/sources/plan/requests/render-request';
import { expectationOf } from '@matka/contracts/sources/plan/send-step';
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

/** Runs an interaction in its state and judges the response by what the client reads of it. */
async function judge(
  interaction: PactInteraction,
  { baseUrl, values }: PreparedState,
): Promise<JudgedResponse> {
  const { method, path, query, body, access } = renderRequest(interaction, values, []);
  const search = query.size > 0 ? `?${query}` : '';
  const response = await send(
    new URL(`${baseUrl}${path}${search}`),
    {
      method,
      headers: {
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    requestOptions,
  );
  const exchange = {
    at: new Date().toISOString(),
    request: { method, path, query: [...query], ...(body !== undefined && { body }) },
    response: {
      status: response.status,
      contentType: response.headers['content-type'] ?? '',
      body: bodyOf(response.text),
    },
    expected: expectationOf(interaction),
  };
  const failures = checkExchanges([exchange]).findings.filter(
    ({ kind, rule }) => kind === 'failure' && rule === 'reading',
  );
  const { description } = interaction;
  return {
    description,
    passed: failures.length === 0,
    mismatches: findingLines(failures),
    response,
  };
}

/** Runs interactions against a new mock, each in its state, and judges the responses by what the client reads. */
export const verifyMock = (interactions: readonly PactInteraction[]): Promise<JudgedResponse[]> =>
  withMock(async ({ url }) => {
    const prepare = createStateHandler(url);
    const results: JudgedResponse[] = [];
    for (const interaction of interactions)
      results.push(await judge(interaction, await prepare(interaction)));
    return results;
  });
