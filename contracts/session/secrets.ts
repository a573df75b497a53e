import type { SecretKind } from '../reading/json-schema.ts';
import { escaped } from './replace-texts.ts';

/** The secrets that a session has shown so far, each with its own placeholder. */
export interface Secrets {
  /** The placeholder of a secret, which is removed from all texts from then on. */
  markOf: (kind: SecretKind, secret: string) => string;
  /** The placeholder of a known secret. */
  knownMark: (secret: string) => string | undefined;
  /** The number of secrets so far: texts redacted before may contain later ones. */
  count: () => number;
  /** A text without secrets, in whatever encoding: known ones, tokens, mobile numbers, e-mail and IP addresses. */
  replaceIn: (text: string) => string;
}

/** Tells if a text contains the placeholder of a secret. */
export const holdsMark = (text: string): boolean => /<[a-z]+(-[a-z]+)?-\d+>/.test(text);

/** Tells if a text is the placeholder of another text. */
export const isMark = (text: string): boolean => /^<(text|[a-z-]+-\d+)>$/.test(text);

/** Texts that may be JSON Web Tokens. */
const runs = /eyJ[\w-]*(?:\.[\w-]*(?:\.[\w-]*)?)?/g;

/** A token has three parts; a token that was cut off is recognised by its long first part. */
function isToken(run: string): boolean {
  const [header = '', body, signature] = run.split('.');
  return body !== undefined && (signature !== undefined || (header.length >= 8 && body !== ''));
}

/** Replaces the JSON Web Tokens in a text, of whatever account. */
export const replaceTokens = (text: string, replace: (token: string) => string): string =>
  text.replace(runs, (run) => (isToken(run) ? replace(run) : run));

/** A secret unchanged, and encoded for JSON and for an address. */
export const encodingsOf = (secret: string): [string, string, string] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
];

/** A text as base64 in both alphabets, without padding. */
const base64Of = (text: string): string[] =>
  (['base64', 'base64url'] as const).map((encoding) =>
    Buffer.from(text).toString(encoding).replaceAll('=', ''),
  );

const partsOf = (secret: string): string[] => {
  const parts = secret.split('.');
  return parts.length === 3 ? parts.filter((part) => part.length >= 8) : [];
};

const formsOf = (secret: string): string[] => {
  const [plain, json, encoded] = encodingsOf(secret);
  const form = encoded.replaceAll('%20', '+');
  return [plain, json, encoded, form, ...base64Of(secret), ...partsOf(secret)];
};

/** Short texts are replaced in their own field alone. */
const isFound = (kind: SecretKind, secret: string): boolean =>
  kind.endsWith('name') ? /\p{L}.*\p{L}/u.test(secret) : secret.length >= 4;

/** Names and short codes are words: inside a longer word or number they stay. */
const isWord = (kind: SecretKind, secret: string): boolean =>
  /name|mpin|otp/.test(kind) || secret.length < 6;

const tokenPart = /\beyJ[\w-]{12,}/g;
const bearer = /\bbearer\s+([\w.~+/=-]{6,})/gi;
/** A candidate for an e-mail address: a run of its characters; with a host after it, it is one. */
const email = /[\w.+-]+((?:@|%40)[\w-]+(?:\.[\w-]+)+)?/g;
const ipAddress = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g;
/** Ten digits of an Indian mobile number, with separators and the country's code. */
const mobile = /(?<![\d.])(?:(?:\+|%2B|00)?91[\s-]?)?([6-9](?:(?:[\s.-]|%20|\+)?\d){9})(?!\d)/g;
const base64Runs = [/[\w+-]{8,}={0,2}/g, /[\w+/-]{8,}={0,2}/g];
const date = /^\d{4}-\d\d(-\d\d([T ][\d:.]+([+-][\d:]+|Z)?)?)?$/;

const decoded = (text: string): string =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('utf8');

/** Creates an empty set of secrets, with placeholders like `<mpin-2>`. */
export function createSecrets(): Secrets {
  const marks = new Map<string, string>();
  const counts = new Map<SecretKind, number>();
  /** The forms in lower case with the placeholders of their secrets; placeholders in a text stay. */
  const forms = new Map<string, { mark: string; pattern: string }>();
  let known: RegExp | undefined;

  function markOf(kind: SecretKind, secret: string): string {
    const before = marks.get(secret);
    if (before !== undefined) return before;
    const count = (counts.get(kind) ?? 0) + 1;
    const mark = `<${kind}-${count}>`;
    counts.set(kind, count);
    marks.set(secret, mark);
    if (!isFound(kind, secret)) return mark;
    for (const form of formsOf(secret)) {
      const pattern = isWord(kind, secret)
        ? `(?<![\\p{L}\\d])${escaped(form)}(?![\\p{L}\\d])`
        : escaped(form);
      if (!forms.has(form.toLowerCase())) forms.set(form.toLowerCase(), { mark, pattern });
    }
    known = undefined;
    return mark;
  }

  /** Replaces the known secrets in one pass, the longest first. */
  function replaceKnown(text: string): string {
    if (forms.size === 0) return text;
    known ??= new RegExp(
      [
        '<[a-z-]+-\\d+>',
        ...[...forms]
          .sort(([a], [b]) => b.length - a.length)
          .map(([, { pattern }]) => `(?:${pattern})`),
      ].join('|'),
      'giu',
    );
    return text.replace(known, (found) =>
      isMark(found) ? found : (forms.get(found.toLowerCase())?.mark ?? '<text>'),
    );
  }

  /** A run of base64, or its placeholder if it contains a secret. */
  function withoutEncoded(run: string): string {
    const inside = decoded(run);
    // Only base64 of readable text is meant as base64.
    if (!/^[\x20-\x7e\s]{4,}$/.test(inside)) return run;
    return replaceIn(inside) === inside ? run : markOf('secret', run);
  }

  function replaceIn(text: string): string {
    if (text === '' || isMark(text) || date.test(text)) return text;
    const ofToken = (token: string) => markOf('token', token);
    const named = text.replace(bearer, (whole, token: string) =>
      isMark(token) ? whole : `Bearer ${ofToken(token)}`,
    );
    const tokens = replaceTokens(named, ofToken).replace(tokenPart, ofToken);
    const general = replaceKnown(tokens)
      .replace(mobile, (_, digits: string) =>
        markOf('mobile', digits.replace(/%20/g, '').replace(/\D/g, '')),
      )
      .replace(email, (run, host?: string) => (host ? markOf('address', run) : run))
      .replace(ipAddress, (found) => markOf('address', found));
    return base64Runs.reduce((next, pattern) => next.replace(pattern, withoutEncoded), general);
  }

  return { markOf, knownMark: (secret) => marks.get(secret), count: () => marks.size, replaceIn };
}
