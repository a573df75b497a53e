import type { SecretKind } from '../../reading/json-schema.ts';
import { encodingsOf } from '../../report/redact.ts';

/** A secret with its placeholder, and what finds it in a text, in whatever encoding. */
export interface Known {
  secret: string;
  placeholder: string;
  pattern: RegExp;
}

/** Placeholders of secrets: the same secret has the same one throughout a recording. */
export interface Placeholders {
  of: (kind: SecretKind, secret: string) => string;
  /** All secrets so far with their placeholders, longest first. Short texts are replaced only in their own field. */
  list: () => readonly Known[];
  /** Texts after replacement, until another secret is known: a recording repeats most of its texts. */
  replaced: Map<string, string>;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text as base64 in both alphabets, without padding. */
const base64Of = (text: string): string[] =>
  (['base64', 'base64url'] as const).map((encoding) =>
    Buffer.from(text).toString(encoding).replaceAll('=', ''),
  );

const partsOf = (secret: string): string[] => {
  const parts = secret.split('.');
  return parts.length === 3 ? parts.filter((part) => part.length >= 8) : [];
};

function formsOf(secret: string): Set<string> {
  const [plain, json, encoded] = encodingsOf(secret);
  const form = encoded.replaceAll('%20', '+');
  return new Set([plain, json, encoded, form, ...base64Of(secret), ...partsOf(secret)]);
}

function patternOf(kind: SecretKind, secret: string): RegExp {
  const forms = [...formsOf(secret)].map(escaped).join('|');
  // Names and short codes are words: inside a longer word or number they stay.
  return /name|mpin|otp/.test(kind) || secret.length < 6
    ? new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'giu')
    : new RegExp(`(?:${forms})`, 'gi');
}

const isFound = (kind: SecretKind, secret: string): boolean =>
  kind.endsWith('name') ? /\p{L}.*\p{L}/u.test(secret) : secret.length >= 4;

/** Tells if there is a placeholder anywhere in a text. */
export const holdsPlaceholder = (text: string): boolean => /<[a-z]+(-[a-z]+)?-\d+>/.test(text);

/** Tells if a text stands for another already. */
export const isPlaceholder = (text: string): boolean => /^<(text|[a-z-]+-\d+)>$/.test(text);

/** Creates an empty set of placeholders. */
export function createPlaceholders(): Placeholders {
  const known = new Map<string, string>();
  const counts = new Map<SecretKind, number>();
  let found: readonly Known[] = [];
  const replaced = new Map<string, string>();
  return {
    of: (kind, secret) => {
      const before = known.get(secret);
      if (before !== undefined) return before;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const placeholder = `<${kind}-${count}>`;
      known.set(secret, placeholder);
      replaced.clear();
      if (isFound(kind, secret))
        found = [...found, { secret, placeholder, pattern: patternOf(kind, secret) }].sort(
          (a, b) => b.secret.length - a.secret.length,
        );
      return placeholder;
    },
    list: () => found,
    replaced,
  };
}
