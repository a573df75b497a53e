import { hash } from 'node:crypto';
import { hidden, redactText } from './secret-names.ts';

/** A request as the journal keeps it. */
export interface RedactedRequest {
  url: string;
  key: string | undefined;
  /** The body as JSON; undefined without one. */
  body: string | undefined;
  /** Values that were left out and that the response may repeat. */
  secrets: readonly string[];
  /** Whether something was left out that a replay cannot stand in for. */
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
const personName = /^[A-Za-z' -]{2,50}$/;
/** The fields of requests and what their values look like: all else is kept without its value. */
const shapes = new Map<string, RegExp>([
  ...bettingFields.map((name) => [name, bettingValue] as const),
  ['app_id', /^[a-z0-9-]{1,64}$/],
  ['grant_type', /^(?:password|mpin|otp)$/],
  ['mobile_number', /^\d{10}$/],
  ['first_name', personName],
  ['last_name', personName],
]);
/** Credentials for which a replay has its own. */
const credentials = new Set([
  'password',
  'confirm_password',
  'mpin',
  'confirm_mpin',
  'otp',
  'refresh',
]);

/** JSON of nothing but the fields of bets with values of their shapes: what nearly every body is. */
const plainBody = new RegExp(
  `^(?:[{}\\[\\],]|"(?:${bettingFields.join('|')})":|"(?:\\d{0,3}|open|close|half|full|SP|DP|TP|A|B)"|-?\\d{1,9}(?:\\.\\d{1,2})?(?![\\d.eE+-])|true|false|null)*$`,
);
const maxPlainLength = 20_000;
const paths = [
  ...['users/register', 'users/login', 'token/refresh', 'homepage', 'markets', 'bet-types'],
  ...['betting', 'betting/suggestions', 'betting/history', 'betting/\\d{1,15}', 'bets/history'],
  ...['markets/results/monthly', 'admin/payout-multipliers'],
];
const path = `/(?:${paths.join('|')})/?`;
const query =
  '(?:app_id=[a-z0-9-]{1,64}|page=\\d{1,9}|bet_status=(?:won|lost|pending)|session_type=(?:open|close)|month=\\d\\d?|year=\\d{4}|date=\\d{4}-\\d\\d-\\d\\d)';
const plainUrl = new RegExp(`^${path}(?:\\?${query}(?:&${query})*)?$`);
const plainPath = new RegExp(`^${path}$`);
const plainPair = new RegExp(`^${query}$`);
const plainKey = /^[\w.:-]{1,200}$/;

class Redaction {
  readonly secrets = new Set<string>();
  isUnusual = false;

  /** A value in whose place a like one stands. */
  hide(name: string | undefined, value: string | number, isTop: boolean): string | number {
    if (value === '') return value;
    this.secrets.add(String(value));
    const isCredential = isTop && typeof value === 'string' && credentials.has(name ?? '');
    if (!isCredential) this.isUnusual = true;
    if (typeof value === 'number') return 0;
    // A name that was accepted has to be one in a replay too.
    return shapes.get(name ?? '') === personName && personName.test(value) ? 'Hidden' : hidden;
  }

  value(name: string | undefined, value: unknown, isTop: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(name, item, false));
    if (typeof value === 'object' && value !== null) return this.fields(value, false);
    if (typeof value === 'number') {
      const isKept = shapes.get(name ?? '') === bettingValue && plainNumber.test(String(value));
      return isKept ? value : this.hide(name, value, isTop);
    }
    if (typeof value !== 'string') return value;
    const isKept = shapes.get(name ?? '')?.test(value) && redactText(value) === value;
    return isKept ? value : this.hide(name, value, isTop);
  }

  fields(body: object, isTop: boolean): object {
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, this.value(name, value, isTop)]),
    );
  }

  body(body: unknown): string | undefined {
    if (body === undefined) return undefined;
    const text = JSON.stringify(body);
    if (text.length <= maxPlainLength && plainBody.test(text)) return text;
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return JSON.stringify(isObject ? this.fields(body, true) : this.value(undefined, body, false));
  }

  url(url: string, markets: readonly { name: string }[]): string {
    if (plainUrl.test(url)) return url;
    const [whole = '/', ...rest] = url.split('?');
    const pairs = rest
      .join('?')
      .split('&')
      .filter((pair) => pair !== '');
    const kept = pairs.map((pair) => {
      if (plainPair.test(pair) || isMarketPair(pair, markets)) return pair;
      this.isUnusual = true;
      const [name = '', ...value] = pair.split('=');
      const text = value.join('=');
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
    // Of the players' calls only /betting/:id/ has a part of its own.
    for (const part of whole.split('/')) this.secrets.add(decoded(part));
    return `/betting/${hidden}/`;
  }
}

/** A part of an address as the API reads it. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isMarketPair(pair: string, markets: readonly { name: string }[]): boolean {
  const [, value] = /^market_names?=(.*)$/.exec(pair) ?? [];
  return (
    value !== undefined && markets.some(({ name }) => name === decoded(value.replaceAll('+', ' ')))
  );
}

/** What the journal keeps of an Idempotency-Key: one of an odd shape as a hash, which tells keys apart just as well. */
const redactKey = (key: string): string =>
  plainKey.test(key) && redactText(key) === key ? key : hash('sha256', key);

/**
 * A player's request with the values of the fields that the API knows, each only in the shape that it has there: whatever
 * else somebody sent, under whatever name, is left out.
 */
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
