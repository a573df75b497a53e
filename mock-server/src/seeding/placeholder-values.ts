import { secretOfRequest } from '@matka/contracts/api/declared-fields';
import { isObject } from '@matka/contracts/reading/json';
import type { SecretKind } from '@matka/contracts/reading/json-schema';
import { developmentOtp } from '@matka/fixtures/players';

/** Texts in the form that the mock takes, by the number of a placeholder. */
const forms: Partial<Record<SecretKind, (number: number) => string>> = {
  mobile: (number) => String(6_987_600_000 + number),
  mpin: (number) => String(4820 + number),
  otp: () => developmentOtp,
  'first-name': (number) => `Asha ${String.fromCodePoint(65 + (number % 26))}`,
  'last-name': (number) => `Patil ${String.fromCodePoint(65 + (number % 26))}`,
};

/** The mobile number of the player of a recording that begins after the login. */
export const silentMobile = '6987600000';

/** A valid text in place of a placeholder such as `<mpin-2>`; any other text does not change. */
export function valueForPlaceholder(kind: SecretKind, text: string): string {
  const number = Number(/^<[a-z-]+-(\d+)>$/.exec(text)?.[1]);
  return Number.isNaN(number) ? text : (forms[kind]?.(number) ?? text);
}

/** The body of a request with valid texts in place of placeholders. */
export function withoutPlaceholders(body: unknown): unknown {
  if (!isObject(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    const kind = secretOfRequest(name);
    return [name, kind && typeof value === 'string' ? valueForPlaceholder(kind, value) : value];
  });
  return Object.fromEntries(fields);
}
