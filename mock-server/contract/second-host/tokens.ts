import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token of this host says. */
export interface Claims {
  /** The mobile number of the player. */
  sub: string;
  use: 'access' | 'refresh';
  /** Seconds since 1970. */
  exp: number;
  /** Sets two tokens of the same second apart. */
  jti: number;
  /** Number of the login. */
  sid: number;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signature = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A JSON web token, signed with HS256. */
export function signToken(claims: Claims, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${signature(text, secret)}`;
}

const signedClaims = new Map<string, Claims | undefined>();
/** Tokens that are remembered at most. */
const mostTokens = 1000;

/** The claims of a token that is signed and has not expired; undefined for any other. */
export function readToken(token: string, secret: string, now: number): Claims | undefined {
  const key = `${secret} ${token}`;
  if (!signedClaims.has(key)) {
    if (signedClaims.size >= mostTokens) signedClaims.clear();
    signedClaims.set(key, claimsOf(token, secret));
  }
  const claims = signedClaims.get(key);
  return claims && claims.exp * 1000 > now ? claims : undefined;
}

/** The claims of a token that is signed; undefined for any other. */
function claimsOf(token: string, secret: string): Claims | undefined {
  const [header = '', payload = '', signed = ''] = token.split('.');
  const expected = Buffer.from(signature(`${header}.${payload}`, secret));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
