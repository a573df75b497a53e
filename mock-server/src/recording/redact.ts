import { hash } from 'node:crypto';
import { requestFields, secretOfRequest } from '@matka/contracts/api/declared-fields';
import { type Endpoint, endpoints } from '@matka/contracts/api/endpoints';
import { type JsonSchema, schemaOf } from '@matka/contracts/reading/json-schema';
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

const plainNumber = /^-?\d{1,9}(?:\.\d{1,2})?$/;
const fewDigits = /^\d{0,3}$/;
const plainName = /^[a-z_]{1,20}$/i;
const personName = /^[A-Za-z' -]{2,50}$/;
/** Texts that their declaration leaves open, as the mock takes them. */
const openTexts: Readonly<Record<string, RegExp>> = {
  app_id: /^[a-z0-9-]{1,64}$/,
  mobile_number: /^\d{10}$/,
  first_name: personName,
  last_name: personName,
};
const plainWord = /^[\w-]{1,20}$/;

/** Credentials and tokens: a mobile number and a name say who plays, and a replay needs them. */
const isHiddenField = (name: string): boolean =>
  !Object.hasOwn(openTexts, name) && secretOfRequest(name) !== undefined;

/** Tells if a text is a value that a schema of a request means. */
function isMeant(schema: JsonSchema, name: string, text: string): boolean {
  if (schema.const !== undefined) return schema.const === text;
  if (schema.type === 'number' || schema.type === 'integer') return plainNumber.test(text);
  if (schema.type !== undefined && schema.type !== 'string') return false;
  return schema.pattern
    ? new RegExp(schema.pattern).test(text)
    : (openTexts[name] ?? plainWord).test(text);
}

/** Tells if a text is a value that requests may have in a field; any other may be a secret. */
function isKept(name: string | undefined, text: string): boolean {
  const schemas = name === undefined ? undefined : requestFields.get(name);
  if (name === undefined || !schemas || isHiddenField(name)) return false;
  return fewDigits.test(text) || schemas.some((schema) => isMeant(schema, name, text));
}

const isNumberField = (name: string | undefined): boolean =>
  name !== undefined &&
  !Object.hasOwn(openTexts, name) &&
  requestFields.has(name) &&
  !isHiddenField(name);

const paths = Object.values(endpoints).map(({ path }) =>
  path.slice(1, -1).replace('{id}', '\\d{1,15}'),
);
const plainPath = new RegExp(`^/(?:${paths.join('|')})/?$`);
const plainKey = /^[\w.:-]{1,200}$/;

/** The parts of a text before and after the first mark; the second is empty without one. */
function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** With more redacted values the whole response is redacted. */
const maxSecrets = 200;

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
    const isName = openTexts[name ?? ''] === personName;
    return isName && personName.test(value) ? 'Hidden' : hidden;
  }

  value(name: string | undefined, value: unknown, isTop?: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => this.value(name, item));
    if (typeof value === 'object' && value !== null) return this.fields(value);
    if (typeof value === 'number') {
      const isPlain = isNumberField(name) && plainNumber.test(String(value));
      return isPlain ? value : this.hide(name, value, isTop);
    }
    if (typeof value !== 'string') return value;
    // A name may say a secret in words.
    const isPlain = isKept(name, value) && redactText(value) === value;
    return isPlain ? value : this.hide(name, value, isTop);
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
    // Names are compared with those of secrets letter by letter: of many, the first are.
    const mayCompare = this.secrets.size <= maxSecrets && plainName.test(name);
    if (requestFields.has(name) || (mayCompare && isSecretName(name))) return name;
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
      const [written, text] = cut(pair, '=');
      const name = decoded(written.replaceAll('+', ' '));
      if (isPlainPair(name, text, markets)) return pair;
      this.isUnusual = true;
      this.secrets.add(decoded(text)).add(decoded(text.replaceAll('+', ' ')));
      return queryFields.has(name) ? `${name}=${hidden}` : hidden;
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

const queryFields = new Set(
  Object.values(endpoints).flatMap(({ query }: Endpoint) =>
    Object.keys((query && schemaOf(query).properties) ?? {}),
  ),
);

/** Tells if a parameter has a value that it may have, in any spelling that the router reads. */
function isPlainPair(name: string, text: string, markets: readonly { name: string }[]): boolean {
  const value = decoded(text.replaceAll('+', ' '));
  if (!queryFields.has(name)) return false;
  return name.startsWith('market_name')
    ? markets.some((market) => market.name === value)
    : value !== '' && isKept(name, value);
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

/** The part of a world that is addressed, and what follows it, without the query. */
const worldPart = /^(\/__mock\/worlds\/[^/?]+\/[^/?]+)([^?]*)/;
const plainPart = /^(?:advance|freeze|expire|balance|\d{1,15})?$/;

type Names = ReadonlySet<string>;

function redactValue(known: Names, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(known, name, item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        redactText(key),
        redactValue(known, isSecretName(name) ? name : key, each),
      ]),
    );
  }
  const isSecret = !known.has(name) && isSecretName(name);
  if (typeof value === 'number') return isSecret ? 0 : value;
  if (typeof value !== 'string') return value;
  return isSecret ? hidden : redactText(value);
}

/** All strings and numbers in a value, and all unknown names. An error response may repeat them. */
function leavesOf(known: Names, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(known, item));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => [
      ...(known.has(name) ? [] : [name]),
      ...leavesOf(known, each),
    ]);
  }
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/**
 * Redacts a request of the control API: values under names of secrets other than those of its fields, and the whole body
 * of a rejected request. The body of a fault rule may contain anything.
 */
export function redactControlRequest(
  { url, body, fields }: { url: string; body: unknown; fields: readonly string[] },
  status: number,
  markets: readonly { name: string }[],
): RedactedRequest {
  const known = new Set(fields);
  const [, start = '', rest = ''] = worldPart.exec(url) ?? [];
  const isKept = (part: string): boolean =>
    plainPart.test(part) || markets.some(({ name }) => encodeURIComponent(name) === part);
  const parts = rest.split('/');
  const left = parts.filter((part) => !isKept(part)).flatMap((part) => [part, decoded(part)]);
  const isRefused = status >= 400;
  return {
    url: `${start}${parts.map((part) => (isKept(part) ? part : hidden)).join('/')}`,
    key: undefined,
    body: isRefused ? undefined : redactValue(known, '', body),
    secrets: isRefused ? [...left, ...leavesOf(known, body)] : left,
    isUnusual: false,
  };
}

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
