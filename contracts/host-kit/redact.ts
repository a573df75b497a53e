import type { InteractionResult } from '../verifier/run-interactions.ts';
import { at } from './states/lookup.ts';
import type { Account, Session } from './states/sign-in.ts';

/** What must not stand in any report is replaced by this. */
const mask = '***';

/** Tokens in the form in which most hosts write them, whoever they belong to. */
const signedToken = /\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g;

/** A secret as it stands, in JSON and in an address. */
const encodingsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

/** The tokens that a host has handed out while it was held to the contract. */
export function tokensInResponses(played: readonly InteractionResult[]): string[] {
  return played.flatMap(({ response }) => {
    if (!response?.text.startsWith('{')) return [];
    try {
      const body: unknown = JSON.parse(response.text);
      const tokens = [at(body, 'access'), at(body, 'refresh'), at(body, 'tokens')];
      return tokens
        .flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : [one]))
        .filter((one) => typeof one === 'string' || typeof one === 'number')
        .map(String);
    } catch {
      return [];
    }
  });
}

/** Takes an account's number and credentials and all tokens out of texts. */
export function createRedactor(
  { mobile, password, mpin, otp }: Account,
  session?: Session,
  more: readonly string[] = [],
): (text: string) => string {
  const secrets = [mobile, password, mpin, otp, session?.access, session?.refresh, ...more]
    .filter((secret) => secret !== undefined && secret !== '')
    .flatMap((secret) => encodingsOf(String(secret)))
    // The longest first: a short one may be a part of it.
    .sort((a, b) => b.length - a.length);
  return (text) =>
    secrets
      .reduce((shown, secret) => shown.replaceAll(secret, mask), text)
      .replace(signedToken, mask);
}
