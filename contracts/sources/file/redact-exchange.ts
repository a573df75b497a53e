import type { Exchange } from '../../check/exchange.ts';
import type { Placeholders } from './placeholders.ts';
import { isPlaceholder } from './placeholders.ts';
import { collectSecrets, redactValue } from './redact-value.ts';
import { replaceSecrets } from './replace-secrets.ts';
import { secretKindOf } from './secret-fields.ts';

const fieldsOf = (body: unknown): unknown =>
  typeof body === 'string' && /^[\w%.+-]+=/.test(body)
    ? Object.fromEntries(new URLSearchParams(body))
    : body;

function collect({ request, response }: Exchange, placeholders: Placeholders): void {
  collectSecrets(fieldsOf(request.body), placeholders);
  collectSecrets(Object.fromEntries(request.query), placeholders);
  collectSecrets(response.body, placeholders);
  if (request.token && !isPlaceholder(request.token)) placeholders.of('access', request.token);
}

const withoutHost = (text: string, host: string | undefined): string =>
  host ? text.replaceAll(host, '<host>') : text;

function withoutHostIn(value: unknown, host: string | undefined): unknown {
  if (!host) return value;
  if (typeof value === 'string') return withoutHost(value, host);
  if (Array.isArray(value)) return value.map((entry) => withoutHostIn(entry, host));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutHostIn(inner, host)]),
  );
}

function redact(exchange: Exchange, placeholders: Placeholders, host: string | undefined) {
  const { at, request, response } = exchange;
  const { method, path, query, token, idempotencyKey, body } = request;
  const clean = (value: unknown) => withoutHostIn(redactValue(value, placeholders), host);
  return {
    at,
    request: {
      method,
      path: replaceSecrets(path, placeholders),
      query: query.map(([name, value]) => {
        const kind = secretKindOf(name);
        const text = kind && value ? placeholders.of(kind, value) : value;
        return [name, replaceSecrets(text, placeholders)] as const;
      }),
      ...(token !== undefined && {
        token: isPlaceholder(token) ? token : placeholders.of('access', token),
      }),
      ...(idempotencyKey !== undefined && {
        idempotencyKey: replaceSecrets(idempotencyKey, placeholders),
      }),
      ...(body !== undefined && { body: clean(body) }),
    },
    response: { ...response, body: clean(response.body) },
  };
}

/**
 * Exchanges without credentials, tokens, mobile numbers, names and addresses. All are read before the first is
 * redacted, so that a name is found in a text before the field that gives it away.
 */
export function redactExchanges(
  exchanges: readonly Exchange[],
  placeholders: Placeholders,
  host?: string,
): Exchange[] {
  for (const exchange of exchanges) collect(exchange, placeholders);
  return exchanges.map((exchange) => redact(exchange, placeholders, host));
}
