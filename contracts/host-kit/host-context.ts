import type { StateName, StateValues } from '../pact/provider-states.ts';
import { createPlayerTokens, type PlayerTokens } from '../verifier/player-tokens.ts';
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
  { baseUrl, account, newMobiles, requestOptions }: HostOptions,
  today: string,
): Promise<{ context: HostContext; session: Session; tokens: PlayerTokens }> {
  const session = await signIn(baseUrl, account, requestOptions);
  const unused = [...newMobiles];
  const tokens = createPlayerTokens(baseUrl, session, requestOptions);
  const context: HostContext = {
    account,
    session: async () => session,
    reader: createHostReader({ baseUrl, tokens, appId: account.appId, today, requestOptions }),
    newMobile: () => unused.shift(),
    supportsMagicInputs: false,
  };
  return { context, session, tokens };
}
