import type { TokenStore } from '../../client/api-client.ts';

/** The tokens of the kit's player: those of the latest login, and those of renewals. */
export interface PlayerTokens extends TokenStore {
  /** Takes over the tokens of a login: a host may end the session before it. */
  adopt: (session: SessionTokens) => void;
  /** All tokens that the host issued. */
  issued: readonly string[];
  /** Why the latest renewal failed; undefined after one that did not. */
  failure: () => unknown;
}

interface SessionTokens {
  access: string;
  refresh: string;
}

/** Creates the store of a player's tokens. */
export function createPlayerTokens(login: SessionTokens): PlayerTokens {
  let { access, refresh } = login;
  let failure: unknown;
  const issued = [access, refresh];
  return {
    issued,
    failure: () => failure,
    readAccess: () => access,
    readRefresh: () => refresh,
    adopt: (session) => {
      ({ access, refresh } = session);
      issued.push(access, refresh);
    },
    writeRefreshed: (renewed) => {
      access = renewed;
      failure = undefined;
      issued.push(renewed);
    },
    expire: (cause) => {
      failure = cause;
    },
  };
}
