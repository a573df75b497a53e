import type { PactInteraction } from '@matka/contracts/pact/pact';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import {
  type InteractionResult,
  runInteractions,
} from '@matka/contracts/verifier/run-interactions';
import { createMock, type Mock } from '../create-mock.ts';
import { createStateHandler } from './state-handlers.ts';

/** Starts a mock on a free port, without any world. */
export const startMock = (): Promise<Mock> =>
  createMock({ appId: exampleValues.app_id, worlds: 'strict', port: 0 });

/** Runs interactions against a new mock, each in its state. */
export async function verifyMock(
  interactions: readonly PactInteraction[],
): Promise<InteractionResult[]> {
  const mock = await startMock();
  try {
    return await runInteractions(interactions, createStateHandler(mock.url), { timeoutMs: 10_000 });
  } finally {
    await mock.close();
  }
}
