import type { PactInteraction } from '@matka/contracts/pact/pact';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import {
  type InteractionResult,
  runInteractions,
} from '@matka/contracts/verifier/run-interactions';
import { buildApp } from '../src/app.ts';
import { createStateHandler } from './state-handlers.ts';

/** Starts a mock on a free port, without any world. */
export async function startMock(): Promise<{ url: string; close: () => Promise<void> }> {
  const app = await buildApp({
    defaultWorld: exampleValues.app_id,
    file: undefined,
    fresh: false,
    seed: 2026,
    scenario: 'usual',
    now: undefined,
    strict: true,
    control: 'loopback',
    secret: 'contracts',
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: async () => app.close() };
}

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
