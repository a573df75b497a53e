import { secretKindOf } from '../api/secret-names.ts';
import type { Exchange } from '../check/exchange.ts';
import { isObject } from '../pact/json.ts';
import type { Account } from '../sources/http/sign-in.ts';

const mask = '***';

/** Texts that may be JSON Web Tokens: one with a dot is. */
const runs = /\beyJ[\w-]{5,}(?:\.[\w-]+(?:\.[\w-]*)?)?/g;

/** Replaces the JSON Web Tokens in a text, of whatever account. */
export const replaceTokens = (text: string, replace: (token: string) => string): string =>
  text.replace(runs, (run) => (run.includes('.') ? replace(run) : run));

/** A secret as it is, and as it stands in JSON and in an address. */
export const encodingsOf = (secret: string): [string, string, string] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
];

const tokenKinds: readonly unknown[] = ['access', 'refresh', 'token'];

/** The texts and numbers of a body that stand under a name of tokens. */
function tokensUnder(value: unknown, isToken = false): string[] {
  if (typeof value === 'string' || typeof value === 'number') return isToken ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((one) => tokensUnder(one, isToken));
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) =>
    tokensUnder(inner, isToken || tokenKinds.includes(secretKindOf(name))),
  );
}

/** The tokens that a host issued, wherever in its responses they are. */
export function tokensIn(exchanges: readonly Exchange[]): string[] {
  const tokens = exchanges.flatMap(({ response: { body } }) => tokensUnder(body));
  return [...new Set(tokens)].filter((token) => token.length > 3);
}

/** Creates a function that replaces an account's number, its credentials and all tokens in a text. */
export function createRedactor(
  { mobile, password, mpin, otp }: Partial<Account> = {},
  more: readonly string[] = [],
): (text: string) => string {
  const secrets = [mobile, password, mpin, otp, ...more]
    .filter((secret) => secret !== undefined && secret !== '')
    .flatMap((secret) => encodingsOf(String(secret)))
    // Longest first: a short secret may be part of a longer one.
    .sort((a, b) => b.length - a.length);
  return (text) =>
    replaceTokens(
      secrets.reduce((redacted, secret) => redacted.replaceAll(secret, mask), text),
      () => mask,
    );
}
