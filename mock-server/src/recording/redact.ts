import { hash } from 'node:crypto';
import { isObject } from '../shared/validate.ts';
import { hidden, isCredentialField, isSecretName, redactJson, redactText } from './secret-names.ts';

/** A request as the journal stores it. */
export interface RedactedRequest {
  url: string;
  key: string | undefined;
  /** The body; undefined without one. */
  body: unknown;
  /** Redacted values. An error response may repeat them. */
  secrets: readonly string[];
  /** True if a value was redacted that a replay cannot replace. */
  isUnusual: boolean;
}

const bettingValue = /^(?:\d{0,3}|open|close|half|full|SP|DP|TP|A|B)$/;
const plainNumber = /^-?\d{1,9}(?:\.\d{1,2})?$/;
const bettingFields = [
  ...['bet_type_id', 'market_id', 'amount', 'payload', 'bets', 'points', 'bet_type', 'digit'],
  ...['jodi', 'pana', 'open_digit', 'close_digit', 'open_pana', 'close_pana', 'mode', 'start'],
  ...['ank', 'digits', 'types', 'left_digit', 'middle_digit', 'right_digit', 'left_digits'],
  ...['right_digits', 'add_odd_digits', 'add_even_digits', 'two_digits', 'sangam_type'],
];
const plainName = /^[a-z_]{1,20}$/i;
const personName = /^[A-Za-z' -]{2,50}$/;
/** Fields of requests with the pattern of their values. All other values are redacted. */
const shapes = new Map<string | undefined, RegExp>([
  ...bettingFields.map((name) => [name, bettingValue] as const),
  ['app_id', /^[a-z0-9-]{1,64}$/],
  ['grant_type', /^(?:password|mpin|otp)$/],
  ['mobile_number', /^\d{10}$/],
  ['first_name', personName],
  ['last_name', personName],
]);

const paths = [
  ...['users/register', 'users/login', 'token/refresh', 'homepage', 'markets', 'bet-types'],
  ...['betting', 'betting/suggestions', 'betting/history', 'betting/\\d{1,15}', 'bets/history'],
  ...['markets/results/monthly', 'admin/payout-multipliers'],
];
const path = `/(?:${paths.join('|')})/?`;
const query =
  '(?:app_id=[a-z0-9-]{1,64}|page=\\d{1,9}|bet_status=(?:won|lost|pending)|session_type=(?:open|close)|month=\\d\\d?|year=\\d{4}|date=\\d{4}-\\d\\d-\\d\\d)';
const plainPath = new RegExp(`^${path}$`);
const plainPair = new RegExp(`^${query}$`);
const plainKey = /^[\w.:-]{1,200}$/;

/** The parts of a text before and after the first mark; the second is empty without one. */
function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

class Redaction {
  readonly secrets = new Set<string>();
  isUnusual = false;

  hide(name: string | undefined, value: string | number, isTop?: boolean): string | number {
    if (value === '') return value;
    this.secrets.add(String(value));
    const isCredential = isTop && typeof value === 'string' && isCredentialField(name);
    if (!isCredential) this.isUnusual = true;
    if (typeof value === 'number') return 0;
    // A valid name must be valid in a replay, too.
    return shapes.get(name) === personName && personName.test(value) ? 'Hidden' : hidden;
  }

  value(name: string | undefined, value: unknown, isTop?: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(name, item));
    if (typeof value === 'object' && value !== null) return this.fields(value);
    if (typeof value === 'number') {
      const isKept = shapes.get(name) === bettingValue && plainNumber.test(String(value));
      return isKept ? value : this.hide(name, value, isTop);
    }
    if (typeof value !== 'string') return value;
    const shape = shapes.get(name);
    // Of these values only a name may say a secret in words.
    const isKept = shape?.test(value) && (shape !== personName || redactText(value) === value);
    return isKept ? value : this.hide(name, value, isTop);
  }

  fields(body: object, isTop?: boolean): object {
    return Object.fromEntries(
      Object.entries(body).map(([name, value], place) => [
        this.name(name, place),
        this.value(name, value, isTop),
      ]),
    );
  }

  /** An unknown name may be a secret itself; one like `pasword` is kept, because it shows what went wrong. */
  name(name: string, place: number): string {
    const isKept = shapes.has(name) || isCredentialField(name);
    if (isKept || (plainName.test(name) && isSecretName(name))) return name;
    this.secrets.add(name);
    this.isUnusual = true;
    return `${hidden} ${place}`;
  }

  body(body: unknown): unknown {
    return isObject(body) ? this.fields(body, true) : this.value(undefined, body);
  }

  url(url: string, markets: readonly { name: string }[]): string {
    const [whole, query] = cut(url, '?');
    const pairs = query.split('&').filter((pair) => pair !== '');
    const kept = pairs.map((pair) => {
      if (plainPair.test(pair) || isMarketPair(pair, markets)) return pair;
      this.isUnusual = true;
      const [name, text] = cut(pair, '=');
      this.secrets.add(decoded(text)).add(decoded(text.replaceAll('+', ' ')));
      return /^(?:app_id|page|bet_status|session_type|market_names?|month|year|date)$/.test(name)
        ? `${name}=${hidden}`
        : hidden;
    });
    return `${this.path(whole)}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
  }

  path(whole: string): string {
    if (plainPath.test(whole)) return whole;
    this.isUnusual = true;
    // /betting/:id/ is the only path with a parameter.
    for (const part of whole.split('/')) this.secrets.add(decoded(part));
    return `/betting/${hidden}/`;
  }
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isMarketPair(pair: string, markets: readonly { name: string }[]): boolean {
  const [, value] = /^market_names?=(.*)/s.exec(pair) ?? [];
  return (
    value !== undefined && markets.some(({ name }) => name === decoded(value.replaceAll('+', ' ')))
  );
}

/** An Idempotency-Key, or its hash if it may contain a secret: equal keys stay equal. */
const redactKey = (key: string): string =>
  plainKey.test(key) && redactText(key) === key ? key : hash('sha256', key);

/** Redacts a player's request: only values of known fields that match their pattern are stored. */
export function redactRequest(
  request: { url: string; key: string | undefined; body: unknown },
  markets: readonly { name: string }[],
): RedactedRequest {
  const redaction = new Redaction();
  const url = redaction.url(request.url, markets);
  const body = redaction.body(request.body);
  const key = request.key === undefined ? undefined : redactKey(request.key);
  return { url, key, body, secrets: [...redaction.secrets], isUnusual: redaction.isUnusual };
}

/** Fields of the control API whose names look like secrets. */
const known = new Set(['accessSeconds', 'refreshSeconds', 'refreshRefused']);
/** Names of members that requests of the control API have. All others may be secrets themselves. */
const fields = new Set([
  ...['scenario', 'now', 'seed', 'mode', 'seconds', 'to', 'market', 'day', 'session', 'pana'],
  ...['accessSeconds', 'refreshSeconds', 'refreshRefused', 'suspended', 'points', 'request', 'as'],
  ...['effect', 'when', 'method', 'path', 'times', 'probability', 'status', 'body', 'headers'],
  ...['milliseconds', 'bytes'],
]);
/** The part of a world that is addressed, and what follows it, without the query. */
const worldPart = /^(\/__mock\/worlds\/[^/?]+\/[^/?]+)([^?]*)/;
const plainPart = /^(?:advance|freeze|expire|balance|\d{1,15})?$/;

function redactValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(name, item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        redactText(key),
        redactValue(isSecretName(name) ? name : key, each),
      ]),
    );
  }
  const isSecret = !known.has(name) && isSecretName(name);
  if (typeof value === 'number') return isSecret ? 0 : value;
  if (typeof value !== 'string') return value;
  return isSecret ? hidden : redactText(value);
}

/** All strings and numbers in a value, and all unknown names. An error response may repeat them. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => [
      ...(fields.has(name) ? [] : [name]),
      ...leavesOf(each),
    ]);
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/**
 * Redacts a request of the control API: values under names of secrets, and the whole body of a rejected request. The body
 * of a fault rule may contain anything.
 */
export function redactControlRequest(
  { url, body }: { url: string; body: unknown },
  status: number,
  markets: readonly { name: string }[],
): RedactedRequest {
  const [, start = '', rest = ''] = worldPart.exec(url) ?? [];
  const isKept = (part: string): boolean =>
    plainPart.test(part) || markets.some(({ name }) => encodeURIComponent(name) === part);
  const parts = rest.split('/');
  const left = parts.filter((part) => !isKept(part)).flatMap((part) => [part, decoded(part)]);
  const isRefused = status >= 400;
  return {
    url: `${start}${parts.map((part) => (isKept(part) ? part : hidden)).join('/')}`,
    key: undefined,
    body: isRefused ? undefined : redactValue('', body),
    secrets: isRefused ? [...left, ...leavesOf(body)] : left,
    isUnusual: false,
  };
}

/** With more redacted values the whole response is redacted. */
const maxSecrets = 200;
const minLength = 3;

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Redacts tokens in a response and, in an error response, the values that were redacted in its request. */
export function redactResponse(
  answer: string,
  status: number,
  { secrets }: Pick<RedactedRequest, 'secrets'>,
): string {
  const text =
    answer.startsWith('{') || answer.startsWith('[') ? redactJson(answer) : redactText(answer);
  if (status < 400) return text;
  if (secrets.length > maxSecrets) return hidden;
  return secrets
    .filter((secret) => secret.length >= minLength && !hidden.includes(secret))
    .reduce((rest, secret) => {
      const once = escaped(secret);
      return rest
        .replaceAll(escaped(once), hidden)
        .replaceAll(once, hidden)
        .replaceAll(secret, hidden);
    }, text);
}
