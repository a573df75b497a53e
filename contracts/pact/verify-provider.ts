import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { at } from '../reading/json.ts';
import type { PactInteraction } from './pact.ts';
import { providerStates, type StateValues } from './provider-states.ts';

/** Creates the state of an interaction and returns the values that its request needs. Throws if it cannot. */
export type StateHandler = (interaction: PactInteraction) => Promise<StateValues>;

interface FilteredRequest {
  headers: Record<string, string | undefined>;
}

/** A pact that names its interactions in the parameters of their states, because a state handler gets nothing else. */
const pactOf = (interactions: readonly PactInteraction[]) => ({
  consumer: { name: 'matka-web' },
  provider: { name: 'matka-api' },
  interactions: interactions.map((one) => ({
    ...one,
    providerStates: one.providerStates.map(({ name, params }) => ({
      name,
      params: { ...params, interaction: one.description },
    })),
  })),
  metadata: { pactSpecification: { version: '4.0' } },
});

/** Verifies a provider by Pact's own verifier, which prints each interaction. Rejects if it fails one. */
export async function verifyProvider(
  interactions: readonly PactInteraction[],
  providerBaseUrl: string,
  prepare: StateHandler,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'matka-pact-'));
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify(pactOf(interactions)));
  let access: StateValues['access'];
  const handler = async (params: unknown) => {
    const name = at(params, 'interaction');
    const found = interactions.find(({ description }) => description === name);
    if (!found) throw new Error(`There is no interaction "${name}".`);
    const values = await prepare(found);
    access = values.access;
    return { ...values };
  };
  const requestFilter = ({ headers }: FilteredRequest, _response: unknown, next: () => void) => {
    if (headers.authorization) headers.authorization = `Bearer ${access}`;
    next();
  };
  try {
    const stateHandlers = Object.fromEntries(
      Object.keys(providerStates).map((name) => [name, handler]),
    );
    const pactUrls = [file];
    const options = { provider: 'matka-api', logLevel: 'error', requestFilter } as const;
    await new Verifier({ ...options, providerBaseUrl, pactUrls, stateHandlers }).verifyProvider();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
