import { endpointOf, endpoints, endpointTitle } from '../../api/endpoints.ts';
import type { Asked } from './proxy.ts';

const knownSegments = new Set(Object.values(endpoints).flatMap(({ path }) => path.split('/')));

/** The title of a request's endpoint; an unknown path without the segments that may be personal data. */
export function redactedCall({ method, path }: Asked): string {
  const name = endpointOf(method, path);
  if (name) return endpointTitle(name);
  const known = path
    .split('/')
    .map((segment) => (knownSegments.has(segment) || segment === '' ? segment : '…'))
    .join('/');
  return `${/^[A-Z]{3,7}$/.test(method) ? method : '…'} ${known}`;
}
