import { createMockClient } from '@matka/mock-server/client/mock-client';
import type { LoginResponse } from '../api/users.ts';
import { exampleValues, type StateName, type StateValues, states } from '../src/states.ts';

/** A Friday noon, on which every market plays. */
const friday = '2026-11-20T12:00:00+05:30';

/** Makes a state true and gives the values that the interaction needs of it. */
type StateHandler = () => Promise<StateValues>;

async function signIn(url: string, appId: string): Promise<LoginResponse['tokens']> {
  const { mobile, password } = exampleValues;
  const response = await fetch(`${url}/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      app_id: appId,
      mobile_number: mobile,
      password,
    }),
  });
  if (!response.ok) throw new Error(`The login of the example player answered ${response.status}.`);
  const { tokens } = (await response.json()) as LoginResponse;
  return tokens;
}

/**
 * One handler for every state: a world of its own, made from the scenario of that name, with the example player
 * signed in. `failures` takes what a handler throws, because the verifier carries on without it.
 */
export function mockStates(url: string, failures: string[]): Record<StateName, StateHandler> {
  const mock = createMockClient(url);
  let worlds = 0;
  const handler =
    (scenario: StateName): StateHandler =>
    async () => {
      worlds += 1;
      const id = `pact-${worlds}`;
      try {
        await mock.world(id).create({ scenario, now: friday });
        return { ...exampleValues, app_id: id, ...(await signIn(url, id)) };
      } catch (error) {
        failures.push(`state ${scenario}: ${error instanceof Error ? error.message : error}`);
        throw error;
      }
    };
  const names = Object.keys(states) as StateName[];
  return Object.fromEntries(names.map((name) => [name, handler(name)])) as Record<
    StateName,
    StateHandler
  >;
}
