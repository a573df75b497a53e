import { declaredSecrets } from '../api/declared-fields.ts';
import { endpointOf, readsOf } from '../api/endpoints.ts';
import type { Exchange } from '../check/exchange.ts';
import { isObject } from '../reading/json.ts';
import {
  innerSchema,
  type JsonSchema,
  readingsOf,
  type SecretKind,
  schemaOf,
} from '../reading/json-schema.ts';
import { hideUnknown } from './hide-unknown.ts';
import { isMark, type Secrets } from './secrets.ts';

const mobileDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length > 10 ? digits.slice(-10) : digits || text;
};

function markOf(kind: SecretKind, text: string, secrets: Secrets): string {
  if (text.trim() === '' || isMark(text)) return text;
  return secrets.markOf(kind, kind === 'mobile' ? mobileDigits(text) : text);
}

function redactNumber(value: number, secrets: Secrets): number | string {
  const text = String(value);
  const known = text.length < 4 ? undefined : secrets.knownMark(text);
  const replaced = known ?? (text.length < 10 ? text : secrets.replaceIn(text));
  return replaced === text ? value : replaced;
}

const secretKindOf = (schema: JsonSchema | undefined): SecretKind | undefined =>
  readingsOf(schema).find((one) => one['x-secret'])?.['x-secret'];

/** Parsed JSON without secrets and the address of the host: in fields, texts, numbers, and names of fields. */
function redactValue(value: unknown, secrets: Secrets, host: string, schema?: JsonSchema): unknown {
  if (typeof value === 'string') {
    const text = secrets.replaceIn(value);
    return host ? text.replaceAll(host, '<host>') : text;
  }
  if (typeof value === 'number') return redactNumber(value, secrets);
  if (Array.isArray(value))
    return value.map((entry) => redactValue(entry, secrets, host, innerSchema(schema, 0)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const declared = innerSchema(schema, field);
      const kind = secretKindOf(declared) ?? declaredSecrets.get(field);
      const isSecret = kind && (typeof inner === 'string' || typeof inner === 'number');
      return [
        secrets.replaceIn(field),
        isSecret
          ? markOf(kind, String(inner), secrets)
          : redactValue(inner, secrets, host, declared),
      ];
    }),
  );
}

/** The fields of a form that was sent as a text; any other body does not change. */
const fieldsOf = (body: unknown): unknown =>
  typeof body === 'string' && /^[\w%.+-]+=/.test(body)
    ? Object.fromEntries(new URLSearchParams(body))
    : body;

function redact(exchange: Exchange, secrets: Secrets, host: string): Exchange {
  const { at, request, response } = exchange;
  const { method, path, query, token, idempotencyKey: key, body } = request;
  const endpoint = endpointOf(method, path);
  const success = endpoint && readsOf(endpoint).success;
  return {
    at,
    request: {
      method,
      path: secrets.replaceIn(path),
      query: query.map(([name, value]) => {
        const kind = declaredSecrets.get(name);
        const text = kind ? markOf(kind, value, secrets) : value;
        return [secrets.replaceIn(name), secrets.replaceIn(text)] as const;
      }),
      ...(token !== undefined && { token: markOf('access', token, secrets) }),
      ...(key !== undefined && { idempotencyKey: secrets.replaceIn(key) }),
      ...(body !== undefined && { body: redactValue(fieldsOf(body), secrets, host) }),
    },
    response: {
      ...response,
      body: redactValue(response.body, secrets, host, success && schemaOf(success)),
    },
  };
}

/** The same secrets, which replace a text once until there are more of them: responses repeat their texts. */
function remembering(secrets: Secrets): Secrets {
  const texts = new Map<string, string>();
  let count = secrets.count();
  const replaceIn = (text: string): string => {
    if (count !== secrets.count()) texts.clear();
    count = secrets.count();
    const replaced = texts.get(text) ?? secrets.replaceIn(text);
    texts.set(text, replaced);
    return replaced;
  };
  return { ...secrets, replaceIn };
}

/**
 * Removes all data that must not leave the machine: values under a name that is declared as a secret, and these values
 * anywhere else; tokens; addresses; and the values of undeclared fields. Redacts all exchanges twice, because a secret
 * may be in a text before its declared field.
 */
export function redactExchanges(
  exchanges: readonly Exchange[],
  all: Secrets,
  host = '',
): Exchange[] {
  const secrets = remembering(all);
  for (const exchange of exchanges) redact(exchange, secrets, host);
  return exchanges.map((exchange) => redact(hideUnknown(exchange), secrets, host));
}
