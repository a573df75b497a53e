import type { EndpointName } from '@matka/contracts/api/endpoints';
import { readRefusal } from '@matka/contracts/client/refusal';
import { isUncovered } from '@matka/contracts/client/uncovered';

/** The texts of a refused bet: the client hides most texts. */
function betRefusal(status: number, body: unknown) {
  if (status >= 500 || body === undefined || body === null) return { outcome: 'unknown' };
  const refusal = readRefusal(body);
  const { error = '' } = refusal.texts;
  const words = isUncovered(refusal, status) || /validation/i.test(error);
  return { outcome: 'refused', said: error !== '', words };
}

/** The message that a player gets for a refused request, as a value to compare. */
export function refusalReading(endpoint: EndpointName, status: number, body: unknown): unknown {
  if (status < 400) return 'unreadable';
  const { fields, texts } = readRefusal(body);
  if (endpoint === 'register') return fields;
  if (endpoint === 'refresh') return status;
  if (endpoint === 'login')
    return status === 400 || status === 401 ? 'credentials' : status >= 500 ? 'server' : 'request';
  if (status === 401) return 'token';
  if (endpoint === 'betting') return betRefusal(status, body);
  const kind = status === 404 ? 'missing' : 'request';
  // No screen shows why a single bet cannot be read.
  return endpoint === 'bet' ? kind : [kind, texts.error ?? texts.message ?? texts.detail];
}
