import { hostNow } from '../lib/host-time.ts';
import { readText, writeText } from '../lib/local-storage.ts';

/** Key of local storage: the `iat` of the access token, and the device's time when it was received. */
const KEY = 'token_received';

interface Claims {
  /** In seconds. */
  readonly iat: number | undefined;
  readonly exp: number;
}

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

function claimsOf(token: string): Claims | undefined {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) return undefined;
  try {
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const expiry = positive(exp);
    return expiry === undefined ? undefined : { iat: positive(iat), exp: expiry };
  } catch {
    return undefined;
  }
}

export const forgetReceipt = (): void => writeText(KEY, null);

export function noteReceipt(token: string): void {
  const iat = claimsOf(token)?.iat;
  writeText(KEY, iat === undefined ? null : `${iat} ${Date.now()}`);
}

/** The device's time when it received the token with this `iat`, unless its clock was set back since. */
function receivedAt(iat: number): number | undefined {
  const [of, at] = (readText(KEY) ?? '').split(' ').map(Number);
  return of === iat && at !== undefined && at <= Date.now() ? at : undefined;
}

/**
 * The remaining life of a token in milliseconds; undefined for a malformed one. Counted from its receipt, so that a wrong
 * clock cancels out; if that is unknown, the token has expired only by the clocks of both host and device.
 */
export function lifeLeft(token: string): number | undefined {
  const claims = claimsOf(token);
  if (!claims) return undefined;
  const { iat, exp } = claims;
  const received = iat === undefined ? undefined : receivedAt(iat);
  if (iat === undefined || received === undefined)
    return exp * 1000 - Math.min(hostNow(), Date.now());
  return (exp - iat) * 1000 - (Date.now() - received);
}
