import { ApiError } from '@matka/contracts/client/api-error';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { clearTokens, writeTokens } from '../src/api/tokens.ts';
import { setConfig } from '../src/config.ts';

/** Configures the web's real client for Pact's server, signed in as the example player. */
export function signInAt(apiBase: string): void {
  setConfig({ apiBase, appId: exampleValues.app_id });
  writeTokens(exampleValues.access, exampleValues.refresh);
}

export function signOutAt(apiBase: string): void {
  setConfig({ apiBase, appId: exampleValues.app_id });
  clearTokens();
}

/** Runs a request of the client as the example player, against the address of an interaction. */
export const asPlayer =
  <T>(request: () => Promise<T>) =>
  (baseUrl: string): Promise<T> => {
    signInAt(baseUrl);
    return request();
  };

export const asVisitor =
  <T>(request: () => Promise<T>) =>
  (baseUrl: string): Promise<T> => {
    signOutAt(baseUrl);
    return request();
  };

/** The error response of a request. Throws if the request succeeds or fails without a response. */
export async function apiErrorOf(request: Promise<unknown>): Promise<ApiError> {
  try {
    await request;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The request succeeded.');
}
