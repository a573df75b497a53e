import { createHmac, timingSafeEqual } from 'node:crypto';
import { isObject } from '../shared/validate.ts';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The JSON object of a part; undefined for anything else. */
function decoded(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const header = encoded({ alg: 'HS256', typ: 'JWT' });

const signatureOf = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** A JSON Web Token (RFC 7519) with these claims, signed by HS256. */
export function signToken(claims: object, key: string): string {
  const text = `${header}.${encoded(claims)}`;
  return `${text}.${signatureOf(text, key)}`;
}

/** True if two texts are equal. Takes as long for every text of this length. */
function isEqual(text: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(text), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}

/**
 * The claims of a token that was signed by HS256 with this key and holds at this time in epoch milliseconds; undefined
 * for all others. Header extensions (`crit`) are unknown here, so a token that needs one is invalid.
 */
export function verifiedClaims(
  token: string,
  key: string,
  now: number,
): Record<string, unknown> | undefined {
  const [head = '', body = '', signature = '', ...rest] = token.split('.', 4);
  if (rest.length > 0 || !isEqual(signature, signatureOf(`${head}.${body}`, key))) return undefined;
  const { alg, crit } = decoded(head) ?? {};
  if (alg !== 'HS256' || crit !== undefined) return undefined;
  const claims = decoded(body);
  const { exp, nbf } = claims ?? {};
  // RFC 7519: not on or after `exp`, not before `nbf`.
  if (exp !== undefined && !(typeof exp === 'number' && exp * 1000 > now)) return undefined;
  if (nbf !== undefined && !(typeof nbf === 'number' && nbf * 1000 <= now)) return undefined;
  return claims;
}
