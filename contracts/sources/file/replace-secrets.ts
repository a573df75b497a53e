import { encodingsOf, replaceTokens } from '../../report/redact.ts';
import { isPlaceholder, type Known, type Placeholders } from './placeholders.ts';

const bearer = /\bbearer\s+([\w.~+/=-]{6,})/gi;
/** A candidate for an e-mail address: a run of its characters; with a host after it, it is one. */
const email = /[\w.+-]+((?:@|%40)[\w-]+(?:\.[\w-]+)+)?/g;
const ipAddress = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g;
/** Ten digits of an Indian mobile number, with separators and the country's code. */
const mobile = /(?<![\d.])(?:(?:\+|%2B|00)?91[\s-]?)?([6-9](?:(?:[\s.-]|%20|\+)?\d){9})(?!\d)/g;
const base64Runs = [/[\w+-]{8,}={0,2}/g, /[\w+/-]{8,}={0,2}/g];
const tokenPart = /\beyJ[\w-]{12,}/g;
const date = /^\d{4}-\d\d(-\d\d([T ].*)?)?$/;

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

/** Names and short codes are words: inside a longer word or number they stay. */
const isWord = ({ kind, secret }: Known): boolean =>
  /name|mpin|otp/.test(kind) || secret.length < 6;

function patternOf(known: Known): RegExp {
  const forms = [...formsOf(known.secret)].map(escaped).join('|');
  return isWord(known)
    ? new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'giu')
    : new RegExp(`(?:${forms})`, 'gi');
}

const patterns = new WeakMap<Known, RegExp>();
function cachedPattern(known: Known): RegExp {
  const found = patterns.get(known) ?? patternOf(known);
  patterns.set(known, found);
  return found;
}

const decoded = (text: string): string =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('utf8');

/** Texts after replacement, until another secret is known: a recording repeats most of its texts. */
interface Replaced {
  known: readonly Known[];
  texts: Map<string, string>;
}
const replaced = new WeakMap<Placeholders, Replaced>();
const maxTexts = 10_000;

function replacedTexts(placeholders: Placeholders): Replaced['texts'] {
  const known = placeholders.list();
  const found = replaced.get(placeholders);
  if (found?.known === known && found.texts.size < maxTexts) return found.texts;
  const texts = new Map<string, string>();
  replaced.set(placeholders, { known, texts });
  return texts;
}

/** Replaces secrets in a text by their placeholders. */
export function replaceSecrets(text: string, placeholders: Placeholders): string {
  if (text === '' || isPlaceholder(text)) return text;
  const before = replacedTexts(placeholders).get(text);
  if (before !== undefined) return before;
  const after = replaceIn(text, placeholders);
  // It may have found secrets that are new.
  replacedTexts(placeholders).set(text, after);
  return after;
}

function replaceIn(text: string, placeholders: Placeholders): string {
  const ofToken = (token: string) => placeholders.of('token', token);
  const named = text.replace(bearer, (whole, token: string) =>
    isPlaceholder(token) ? whole : `Bearer ${ofToken(token)}`,
  );
  const tokens = replaceTokens(named, ofToken).replace(tokenPart, ofToken);
  const isDate = date.test(text);
  const plain = placeholders
    .list()
    .filter((known) => known.secret !== '' && !(isDate && known.secret.length < 6))
    .reduce((next, known) => next.replace(cachedPattern(known), known.placeholder), tokens);
  const general = plain
    .replace(mobile, (_, digits: string) =>
      placeholders.of('mobile', digits.replace(/%20/g, '').replace(/\D/g, '')),
    )
    .replace(email, (run, host?: string) => (host ? placeholders.of('address', run) : run))
    .replace(ipAddress, (found) => placeholders.of('address', found));
  return base64Runs.reduce(
    (next, pattern) => next.replace(pattern, (run) => withoutEncoded(run, placeholders)),
    general,
  );
}

/** A run of base64, or the placeholder of it when there is a secret inside. */
function withoutEncoded(run: string, placeholders: Placeholders): string {
  const inside = decoded(run);
  // Only readable text is base64 that was meant so.
  if (!/^[\x20-\x7e\s]{4,}$/.test(inside)) return run;
  return replaceSecrets(inside, placeholders) === inside ? run : placeholders.of('secret', run);
}
