import type { PactInteraction } from '@matka/contracts/pact/pact';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import type { RequestOptions } from '@matka/contracts/verifier/http-client';
import {
  type InteractionResult,
  runInteractions,
} from '@matka/contracts/verifier/run-interactions';
import { createMock, type Mock } from '../create-mock.ts';
import { createStateHandler } from './state-handlers.ts';

/** Starts a mock on a free port, without any world. */
export const startMock = (): Promise<Mock> =>
  createMock({ appId: exampleValues.app_id, worlds: 'strict', port: 0 });

/** Runs interactions against a new mock, each in its state; `transport` takes the place of the network. */
export async function verifyMock(
  interactions: readonly PactInteraction[],
  transport?: RequestOptions['transport'],
): Promise<InteractionResult[]> {
  const mock = await startMock();
  try {
    return await runInteractions(interactions, createStateHandler(mock.url), {
      timeoutMs: 10_000,
      ...(transport && { transport }),
    });
  } finally {
    await mock.close();
  }
}
