import { replaceTokens } from '../../report/redact.ts';
import { isPlaceholder, type Placeholders } from './placeholders.ts';

const bearer = /\bbearer\s+([\w.~+/=-]{6,})/gi;
/** A candidate for an e-mail address: a run of its characters; with a host after it, it is one. */
const email = /[\w.+-]+((?:@|%40)[\w-]+(?:\.[\w-]+)+)?/g;
const ipAddress = /\b(?:\d{1,3}\.){3}\d{1,3}\b/g;
/** Ten digits of an Indian mobile number, with separators and the country's code. */
const mobile = /(?<![\d.])(?:(?:\+|%2B|00)?91[\s-]?)?([6-9](?:(?:[\s.-]|%20|\+)?\d){9})(?!\d)/g;
const base64Runs = [/[\w+-]{8,}={0,2}/g, /[\w+/-]{8,}={0,2}/g];
const tokenPart = /\beyJ[\w-]{12,}/g;
const date = /^\d{4}-\d\d(-\d\d([T ].*)?)?$/;

const decoded = (text: string): string =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString('utf8');

/** Replaces secrets in a text by their placeholders. */
export function replaceSecrets(text: string, placeholders: Placeholders): string {
  if (text === '' || isPlaceholder(text)) return text;
  const { replaced } = placeholders;
  const after = replaced.get(text) ?? replaceIn(text, placeholders);
  replaced.set(text, after);
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
    .filter(({ secret }) => !(isDate && secret.length < 6))
    .reduce((next, { pattern, placeholder }) => next.replace(pattern, placeholder), tokens);
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
