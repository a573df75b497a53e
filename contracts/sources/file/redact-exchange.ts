import { secretKindOf } from '../../api/secret-names.ts';
import type { Exchange } from '../../check/exchange.ts';
import type { SecretKind } from '../../reading/json-schema.ts';
import { hideUnknown } from '../../report/hide-unknown.ts';
import { isPlaceholder, type Placeholders } from './placeholders.ts';
import { replaceSecrets } from './replace-secrets.ts';

const mobileDigits = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length > 10 ? digits.slice(-10) : digits || text;
};

function placeholderOf(kind: SecretKind, text: string, placeholders: Placeholders): string {
  if (text.trim() === '' || isPlaceholder(text)) return text;
  return placeholders.of(kind, kind === 'mobile' ? mobileDigits(text) : text);
}

function redactNumber(value: number, placeholders: Placeholders): number | string {
  const text = String(value);
  const known = placeholders.list().find(({ secret }) => secret === text);
  if (known) return known.placeholder;
  const replaced = text.length >= 10 ? replaceSecrets(text, placeholders) : text;
  return replaced === text ? value : replaced;
}

/** Parsed JSON without secrets and the address of the host: in fields, texts, numbers, and names of fields. */
function redactValue(value: unknown, placeholders: Placeholders, host = '', parent = ''): unknown {
  if (typeof value === 'string') {
    const text = replaceSecrets(value, placeholders);
    return host ? text.replaceAll(host, '<host>') : text;
  }
  if (typeof value === 'number') return redactNumber(value, placeholders);
  if (Array.isArray(value))
    return value.map((entry) => redactValue(entry, placeholders, host, parent));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const kind = secretKindOf(field, parent);
      const name = replaceSecrets(field, placeholders);
      if (kind && (typeof inner === 'string' || typeof inner === 'number'))
        return [name, placeholderOf(kind, String(inner), placeholders)];
      return [name, redactValue(inner, placeholders, host, field)];
    }),
  );
}

/** The fields of a form that was sent as a text; any other body as it is. */
const fieldsOf = (body: unknown): unknown =>
  typeof body === 'string' && /^[\w%.+-]+=/.test(body)
    ? Object.fromEntries(new URLSearchParams(body))
    : body;

function redact(exchange: Exchange, placeholders: Placeholders, host: string | undefined) {
  const { at, request, response } = exchange;
  const { method, path, query, token, idempotencyKey, body } = request;
  const clean = (value: unknown) => redactValue(value, placeholders, host);
  return {
    at,
    request: {
      method,
      path: replaceSecrets(path, placeholders),
      query: query.map(([name, value]) => {
        const kind = secretKindOf(name);
        const text = kind ? placeholderOf(kind, value, placeholders) : value;
        return [replaceSecrets(name, placeholders), replaceSecrets(text, placeholders)] as const;
      }),
      ...(token !== undefined && { token: placeholderOf('access', token, placeholders) }),
      ...(idempotencyKey !== undefined && {
        idempotencyKey: replaceSecrets(idempotencyKey, placeholders),
      }),
      ...(body !== undefined && { body: clean(fieldsOf(body)) }),
    },
    response: { ...response, body: clean(response.body) },
  };
}

/**
 * Removes values of undeclared fields, credentials, tokens, numbers, names and addresses. Redacts all exchanges twice: a
 * secret may stand in a text before the field that tells it.
 */
export function redactExchanges(
  exchanges: readonly Exchange[],
  placeholders: Placeholders,
  host?: string,
): Exchange[] {
  for (const exchange of exchanges) redact(exchange, placeholders, host);
  return exchanges.map((exchange) => redact(hideUnknown(exchange), placeholders, host));
}
