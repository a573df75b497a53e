import type { EndpointName } from '@matka/contracts/api/endpoints';

const fieldsIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A text that is not blank, or the first such text of a list. */
const firstText = (value: unknown): string | undefined =>
  [value].flat().find((one): one is string => typeof one === 'string' && one.trim() !== '');

const firstWords = ({ error, message, detail }: Record<string, unknown>): string | undefined =>
  firstText(error) ?? firstText(message) ?? firstText(detail);

/** The words of a refused bet: the client hides most texts. */
function betRefusal(status: number, body: unknown) {
  if (status >= 500 || body === undefined || body === null) return { outcome: 'unknown' };
  const text = firstText(fieldsIn(body).error) ?? '';
  const words = /insufficient (wallet )?(balance|funds)|validation/i.exec(text)?.[0];
  return { outcome: 'refused', said: text !== '', words: words?.toLowerCase() };
}

/** The message that a player gets for a refused request, as a value to compare. */
export function refusalReading(endpoint: EndpointName, status: number, body: unknown): unknown {
  if (status < 400) return 'unreadable';
  if (endpoint === 'register')
    return Object.entries(fieldsIn(body)).map(([name, value]) => [name, firstText(value)]);
  if (endpoint === 'refresh') return status;
  if (endpoint === 'login')
    return status === 400 || status === 401 ? 'credentials' : status >= 500 ? 'server' : 'request';
  if (status === 401) return 'token';
  if (endpoint === 'betting') return betRefusal(status, body);
  const kind = status === 404 ? 'missing' : 'request';
  // No screen shows why a single bet cannot be read.
  return endpoint === 'bet' ? kind : [kind, firstWords(fieldsIn(body))];
}
