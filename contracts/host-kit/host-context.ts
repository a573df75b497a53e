import type { StateName, StateValues } from '../pact/provider-states.ts';
import type { HostOptions } from './options.ts';
import { createLooks } from './states/host-reader.ts';
import { type Session, signIn } from './states/sign-in.ts';
import type { Ground } from './states/state-values.ts';

/** A token in the form of the one given that no host has signed. */
const spoilt = (token: string) => `${token.slice(0, -6)}AAAAAA`;

/**
 * The values of a state whose tokens are not good. They cannot be brought about on a host, but what it refuses can be
 * sent.
 */
export function withSpoiltTokens(state: StateName, values: StateValues): StateValues {
  const refused = state === 'refresh-refused';
  const expired = state === 'access-token-expired' || refused;
  return {
    ...values,
    ...(expired && values.access && { access: spoilt(String(values.access)) }),
    ...(refused && values.refresh && { refresh: spoilt(String(values.refresh)) }),
  };
}

/** Signs in once and looks at the host from then on. Throws NoSession. */
export async function hostGround(
  { baseUrl, account, newMobiles, reach }: HostOptions,
  today: string,
): Promise<{ ground: Ground; session: Session }> {
  const session = await signIn(baseUrl, account, reach);
  const unused = [...newMobiles];
  const { access } = session;
  const ground: Ground = {
    account,
    session: async () => session,
    looks: createLooks({ baseUrl, access, appId: account.appId, today, reach }),
    newMobile: () => unused.shift(),
    provokes: false,
  };
  return { ground, session };
}
