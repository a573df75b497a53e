import { exampleValues } from '@matka/contracts/pact/provider-states';
import { ApiError } from '../src/api/api-error.ts';
import { clearTokens, writeTokens } from '../src/api/tokens.ts';
import { setConfig } from '../src/config.ts';

/** Points the web's real client at Pact's server, signed in as the example player. */
export function signInAt(apiBase: string): void {
  setConfig({ apiBase, appId: exampleValues.app_id });
  writeTokens(exampleValues.access, exampleValues.refresh);
}

/** Points the web's real client at Pact's server as an anonymous visitor. */
export function signOutAt(apiBase: string): void {
  setConfig({ apiBase, appId: exampleValues.app_id });
  clearTokens();
}

/** A call of the example player, to be driven against the address that an interaction gives. */
export const asPlayer =
  <T>(call: () => Promise<T>) =>
  (baseUrl: string): Promise<T> => {
    signInAt(baseUrl);
    return call();
  };

/** A call of an anonymous visitor. */
export const asVisitor =
  <T>(call: () => Promise<T>) =>
  (baseUrl: string): Promise<T> => {
    signOutAt(baseUrl);
    return call();
  };

/** The failure of a call that has to fail. Throws when it succeeds or fails in another way than by an answer. */
export async function apiErrorOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}
