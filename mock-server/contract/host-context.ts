import type { StateName } from '@matka/contracts/pact/provider-states';
import { createHostSession } from '@matka/contracts/sources/http/host-session';
import { createHostReader } from '@matka/contracts/sources/plan/states/host-reader';
import { LookupError } from '@matka/contracts/sources/plan/states/lookup';
import type { HostContext } from '@matka/contracts/sources/plan/states/state-values';
import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, beforeAll } from 'vitest';
import { createMock, type Mock } from '../create-mock.ts';
import { hostAt, type Transformer } from './hosts/host.ts';
import { transportTo } from './hosts.ts';
import { today } from './test-host.ts';

const asItIs: Transformer = (host) => host;

/**
 * Opens a mock for the tests of a file.
 * @returns how to get the context of the main player in a world of the mock at noon, behind a transformer
 */
export function openHostContexts() {
  let mock: Mock;
  const worlds = new Set<string>();
  beforeAll(async () => {
    mock = await createMock({ worlds: 'strict' });
  });
  afterAll(() => mock.close());

  return async (scenario: StateName, transform = asItIs): Promise<HostContext> => {
    if (!worlds.has(scenario))
      await mock.world(scenario).create({ scenario, now: `${today}T12:00:00+05:30` });
    worlds.add(scenario);
    const { mobile, otp } = mainPlayer;
    const transport = transportTo(transform(hostAt(mock.url, mock.fetch)));
    const hostSession = createHostSession({
      baseUrl: 'http://host.test',
      account: { appId: scenario, mobile, otp },
      requestOptions: { timeoutMs: 10_000, transport },
    });
    await hostSession.signIn();
    return {
      hostSession,
      reader: createHostReader(hostSession, today),
      newMobile: () => undefined,
      supportsMagicInputs: false,
    };
  };
}

/** The reason why a value cannot be looked up; `found` if it can. */
export const outcomeOf = (lookup: Promise<unknown>): Promise<string> =>
  lookup.then(
    () => 'found',
    (error) => {
      if (!(error instanceof LookupError)) throw error;
      return error.kind === 'missing' ? error.message : `${error.kind}: ${error.message}`;
    },
  );
