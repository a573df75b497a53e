import { ApiError } from '@matka/contracts/client/api-error';
import { type InteractionSpec, interaction } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { clearTokens, writeTokens } from '../src/api/tokens.ts';
import { setConfig } from '../src/config.ts';

/** Configures the web's real client for Pact's server, signed in as the example player. */
export function signInAt(apiBase: string): void {
  setConfig({ apiBase, appId: exampleValues.app_id });
  writeTokens(exampleValues.access, exampleValues.refresh);
}

/** Runs a request of the client as the example player, against the address of an interaction. */
export const asPlayer =
  <T>(request: () => Promise<T>) =>
  (baseUrl: string): Promise<T> => {
    signInAt(baseUrl);
    return request();
  };

/** Runs a request of the client without a token. */
export const asVisitor =
  <T>(request: () => Promise<T>) =>
  (baseUrl: string): Promise<T> => {
    setConfig({ apiBase: baseUrl, appId: exampleValues.app_id });
    clearTokens();
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

type Spec = Omit<InteractionSpec, 'state' | 'safety' | 'response'> & Partial<InteractionSpec>;

/** Runs a read of the example player that succeeds with `body`, in the usual state if it names no other. */
export const reads = <T>(
  { body, ...spec }: Spec & { readonly body: unknown },
  request: () => Promise<T>,
): Promise<T> =>
  interaction(
    { state: 'usual', safety: 'read', response: { status: 'success', body }, ...spec },
    asPlayer(request),
  );

/** Runs a read that fails with `response`; returns the error. */
export const fails = (
  spec: Spec & Pick<InteractionSpec, 'response'>,
  request: () => Promise<unknown>,
): Promise<ApiError> =>
  interaction(
    { state: 'usual', safety: 'read', ...spec },
    asPlayer(() => apiErrorOf(request())),
  );
