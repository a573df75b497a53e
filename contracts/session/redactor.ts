import { declaredSecrets } from '../api/declared-fields.ts';
import type { Exchange } from '../check/exchange.ts';
import { isObject } from '../reading/json.ts';
import type { Account } from '../sources/http/sign-in.ts';
import { replaceTexts } from './replace-texts.ts';
import { encodingsOf, replaceTokens } from './secrets.ts';

/** The texts and numbers of a body under a name of tokens. */
function tokensUnder(value: unknown, isToken = false): string[] {
  if (typeof value === 'string' || typeof value === 'number') return isToken ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((one) => tokensUnder(one, isToken));
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, inner]) =>
    tokensUnder(inner, isToken || /^(access|refresh)$/.test(declaredSecrets.get(name) ?? '')),
  );
}

/** The tokens that a host issued, anywhere in its responses. */
export function tokensIn(exchanges: readonly Exchange[]): string[] {
  const tokens = exchanges.flatMap(({ response: { body } }) => tokensUnder(body));
  return [...new Set(tokens)].filter((token) => token.length > 3);
}

const mask = '***';

/** Creates a function that replaces an account's number, its credentials and all tokens in a text. */
export function createRedactor(
  { mobile, password, mpin, otp }: Partial<Account> = {},
  more: readonly string[] = [],
): (text: string) => string {
  const forms = [mobile, password, mpin, otp, ...more].flatMap((secret) =>
    secret ? encodingsOf(secret) : [],
  );
  const masks = new Map(forms.map((form) => [form, mask]));
  return (text) => replaceTokens(replaceTexts(text, masks), () => mask);
}
