import { requestFields, secretOfRequest } from '@matka/contracts/api/declared-fields';
import { secretKindOf } from '@matka/contracts/api/secret-names';
import type { SecretKind } from '@matka/contracts/reading/json-schema';
import { developmentOtp } from '@matka/fixtures/players';

/** Replaces a redacted string. */
export const hidden = '(hidden)';

/** The secrets that no journal keeps: a mobile number and a name say who plays, and a replay needs them. */
const credentialKinds: ReadonlySet<SecretKind | undefined> = new Set([
  ...(['password', 'mpin', 'otp', 'access', 'refresh', 'token', 'secret'] as const),
]);
/** A name without an end is read this far. */
const [maxNameLength, maxWords] = [60, 8];

/** True for a name that means a credential or token. `access` and `refresh` mean other things within a longer name. */
const isCredential = (words: readonly string[], isWhole: boolean): boolean =>
  credentialKinds.has(secretKindOf(words.join('_'))) &&
  (isWhole || !/^(access|refresh)$/i.test(words.join('_')));

/** True for a name with that of a credential or token in it, as the contract declares it or as people write it: `user_pwd`. */
export function isSecretName(name: string): boolean {
  if (requestFields.has(name)) return credentialKinds.has(secretOfRequest(name));
  const words = name
    .slice(0, maxNameLength)
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .filter((word) => word !== '')
    .slice(0, maxWords);
  return words.some((_, from) =>
    words.some(
      (_word, to) =>
        to >= from && isCredential(words.slice(from, to + 1), to - from + 1 === words.length),
    ),
  );
}

// Bounded and anchored to the start of a word, so that long texts stay fast.
const pair =
  /\b([A-Za-z][\w-]{0,60})(\s{0,5}[=:]\s{0,5}|\s{1,5}is\s{1,5})("(?:[^"\\]|\\.)*"|[^\s&,;"]+)/g;
const jsonPair = /"([^"\\]{1,60})"(\s*:\s*)(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*)/g;
/** A text without blanks in which a JSON Web Token may be. A single character class, so linear on any text. */
const dotted = /[\w.-]+/g;

function redactToken(text: string): string {
  const at = text.indexOf('eyJ');
  const firstDot = at < 0 ? -1 : text.indexOf('.', at);
  const isToken = firstDot > 0 && text.indexOf('.', firstDot + 1) > 0;
  return isToken ? `${text.slice(0, at)}${hidden}` : text;
}

/** Redacts tokens and the values after names of secrets in a text. */
export const redactText = (text: string): string =>
  text
    .replace(pair, (whole, name: string, sign: string) =>
      isSecretName(name) ? `${name}${sign}${hidden}` : whole,
    )
    .replace(dotted, redactToken);

/** Redacts tokens and the values of secrets in JSON, complete or truncated. */
export const redactJson = (text: string): string =>
  text
    .replace(jsonPair, (whole, name: string, sign: string) =>
      isSecretName(name) ? `"${name}"${sign}"${hidden}"` : whole,
    )
    .replace(dotted, redactToken);

/** The values that replace credentials in a replay, by their kind. */
const placeholders: Partial<Record<SecretKind, string>> = {
  password: 'Replayed@1',
  mpin: '1357',
  otp: developmentOtp,
};

/** Credentials in requests that the journal does not keep, and the values that replace them in a replay. */
export const placeholderCredentials: Readonly<Record<string, string>> = Object.fromEntries(
  [...requestFields.keys()].flatMap((name) => {
    const value = placeholders[secretOfRequest(name) ?? 'token'];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** True for a field whose value a replay replaces: a credential, or a refresh token. */
export const isCredentialField = (name: string): boolean =>
  Object.hasOwn(placeholderCredentials, name) || secretOfRequest(name) === 'refresh';
