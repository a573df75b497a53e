import { at, isObject } from '../pact/json.ts';
import type { InteractionResult } from '../verifier/run-interactions.ts';
import type { Account, Session } from './states/sign-in.ts';

/** Replaces a secret. */
const mask = '***';

/** JSON Web Tokens of any account. */
const signedToken = /\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g;

/** A secret as plain text, inside JSON and inside a URL. */
const encodingsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
];

/** The tokens that a host issued during a run. */
export function tokensInResponses(results: readonly InteractionResult[]): string[] {
  return results.flatMap(({ response }) => {
    if (!response?.text.startsWith('{')) return [];
    try {
      const body: unknown = JSON.parse(response.text);
      const tokens = [at(body, 'access'), at(body, 'refresh'), at(body, 'tokens')];
      return tokens
        .flatMap((one) => (isObject(one) || Array.isArray(one) ? Object.values(one) : [one]))
        .filter((one) => typeof one === 'string' || typeof one === 'number')
        .map(String);
    } catch {
      return [];
    }
  });
}

/** Creates a function that replaces an account's number, its credentials and all tokens in a text. */
export function createRedactor(
  { mobile, password, mpin, otp }: Account,
  session?: Session,
  more: readonly string[] = [],
): (text: string) => string {
  const secrets = [mobile, password, mpin, otp, session?.access, session?.refresh, ...more]
    .filter((secret) => secret !== undefined && secret !== '')
    .flatMap((secret) => encodingsOf(String(secret)))
    // Longest first: a short secret may be part of a longer one.
    .sort((a, b) => b.length - a.length);
  return (text) =>
    secrets
      .reduce((redacted, secret) => redacted.replaceAll(secret, mask), text)
      .replace(signedToken, mask);
}
