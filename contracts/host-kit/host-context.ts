import type { StateName, StateValues } from '../pact/provider-states.ts';
import { createHostClient, type HostClient } from './connection/host-client.ts';
import type { HostOptions } from './options.ts';
import { createHostReader } from './states/host-reader.ts';
import { type Session, signIn } from './states/sign-in.ts';
import type { HostContext } from './states/state-values.ts';

/** Replaces the end of a token's signature. */
const invalidate = (token: string) => `${token.slice(0, -6)}AAAAAA`;

/** Whether a state is about tokens that a host refuses. */
export const hasInvalidTokens = (state: StateName): boolean =>
  state === 'access-token-expired' || state === 'refresh-refused';

/**
 * Replaces the tokens of the states with expired or refused tokens by invalid ones. The kit cannot expire a token of a
 * host; hosts reject both alike.
 */
export function withInvalidTokens(state: StateName, values: StateValues): StateValues {
  const refused = state === 'refresh-refused';
  const expired = hasInvalidTokens(state);
  return {
    ...values,
    ...(expired && values.access && { access: invalidate(String(values.access)) }),
    ...(refused && values.refresh && { refresh: invalidate(String(values.refresh)) }),
  };
}

/** Signs in to a host and creates its context. Throws SignInError. */
export async function createHostContext(
  options: HostOptions,
  { today, now }: { today: string; now: number },
): Promise<{ context: HostContext; session: Session; client: HostClient }> {
  const { account, newMobiles } = options;
  const session = await signIn(account, options);
  const unused = [...newMobiles];
  const client = createHostClient(options, session);
  const context: HostContext = {
    account,
    session: async () => session,
    reader: createHostReader({ client, appId: account.appId, today }),
    newMobile: () => unused.shift(),
    now,
    supportsMagicInputs: false,
  };
  return { context, session, client };
}
