import { decoded, type RedactedRequest } from './redact-request.ts';
import { hidden, isSecretName, redactText } from './secret-names.ts';

/** Fields of control calls that sound like secrets. */
const known = new Set(['accessSeconds', 'refreshSeconds', 'refreshRefused']);
const plainPart = /^(?:advance|freeze|expire|balance|\d{1,15})?$/;

function redactValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => redactValue(name, item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        redactValue(isSecretName(name) ? name : key, each),
      ]),
    );
  }
  const isSecret = !known.has(name) && isSecretName(name);
  if (typeof value === 'number') return isSecret ? 0 : value;
  if (typeof value !== 'string') return value;
  return isSecret ? hidden : redactText(value);
}

/** All texts and numbers in a value: a refusal may repeat them. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/**
 * A call of the control API as the journal keeps it: without values that look like secrets, and, where it was refused,
 * without its body. A rule may answer any body: what it calls a secret is one.
 */
export function redactControlRequest(
  { url, body }: { url: string; body: unknown },
  status: number,
  markets: readonly { name: string }[],
): RedactedRequest {
  const [path = ''] = url.split('?');
  const [, start = '', rest = ''] = /^(\/__mock\/worlds\/[^/]+\/[^/]+)(.*)$/.exec(path) ?? [];
  const isKept = (part: string): boolean =>
    plainPart.test(part) || markets.some(({ name }) => encodeURIComponent(name) === part);
  const parts = rest.split('/');
  const left = parts.filter((part) => !isKept(part)).flatMap((part) => [part, decoded(part)]);
  const isRefused = status >= 400;
  return {
    url: `${start}${parts.map((part) => (isKept(part) ? part : hidden)).join('/')}`,
    key: undefined,
    body: isRefused || body === undefined ? undefined : JSON.stringify(redactValue('', body)),
    secrets: isRefused ? [...left, ...leavesOf(body)] : left,
    isUnusual: false,
  };
}
