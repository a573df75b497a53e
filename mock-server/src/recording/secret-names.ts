import { requestFields, secretOfRequest } from '@matka/contracts/api/declared-fields';
import { credentialWords } from '@matka/contracts/api/secret-names';
import { distance } from '@matka/contracts/cli/closest';
import type { SecretKind } from '@matka/contracts/reading/json-schema';
import { developmentOtp } from '@matka/fixtures/players';

/** Replaces a redacted string. */
export const hidden = '(hidden)';

/** Words that are part of other words, or a letter away from them: they count as they are. */
const shortWords: readonly string[] = ['pin', 'pass', 'auth'];
const parts = new RegExp(credentialWords.join('|'));
const spelt = credentialWords.filter((word) => !shortWords.includes(word));

function isMisspelt(known: string, word: string): boolean {
  const tolerance = known.length < 8 ? 1 : 2;
  // Most words are too long or too short: only the others are compared letter by letter.
  const isNear = Math.abs(word.length - known.length) <= tolerance;
  return isNear && distance(word, known) <= tolerance;
}

const isSecretWord = (word: string): boolean =>
  parts.test(word) || spelt.some((known) => isMisspelt(known, word));

/** True for the name of a secret and for similar ones: `passwd`, `m_pin`, `confirmMpin`, `pasword`. */
export function isSecretName(name: string): boolean {
  const words = name
    .slice(0, 60)
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .slice(0, 8)
    .map((word) => word.toLowerCase());
  // A name may be split into several words: `x-m_pin`.
  return words.some((_, from) =>
    words.some((_word, to) => isSecretWord(words.slice(from, to + 1).join(''))),
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
export function redactJson(text: string): string {
  // A list has the same few names again and again.
  const known = new Map<string, boolean>();
  const isSecret = (name: string): boolean => {
    const found = known.get(name) ?? isSecretName(name);
    known.set(name, found);
    return found;
  };
  return text
    .replace(jsonPair, (whole, name: string, sign: string) =>
      isSecret(name) ? `"${name}"${sign}"${hidden}"` : whole,
    )
    .replace(dotted, redactToken);
}

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
export const isCredentialField = (name: string | undefined): boolean =>
  name !== undefined &&
  (Object.hasOwn(placeholderCredentials, name) || secretOfRequest(name) === 'refresh');
