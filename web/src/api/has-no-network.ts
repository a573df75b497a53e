import { ApiError } from '@matka/contracts/client/api-error';

/** Tells if a request failed without a response: there is no network, or it does not reach the host. */
export const hasNoNetwork = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
