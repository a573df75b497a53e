import { decoded, type RedactedRequest } from './redact-request.ts';
import { hidden, isSecretName, redactText } from './secret-names.ts';

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

/** All strings and numbers in a value, and all names that are no fields. An error response may repeat them. */
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
