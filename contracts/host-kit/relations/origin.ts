import { type EndpointName, endpointNames, endpoints } from '../../api/endpoints.ts';
import type { HttpResponse } from '../../verifier/http-client.ts';
import type { Finding } from '../findings/finding.ts';
import type { Probe } from './probe.ts';
import type { Relation } from './relation.ts';

const effect = 'reads that the server could not be reached';

const allows = (value: string | undefined, wanted: string): boolean =>
  (value ?? '')
    .toLowerCase()
    .split(',')
    .some((one) => one.trim() === '*' || one.trim() === wanted.toLowerCase());

const readable = ({ headers }: HttpResponse, origin: string): boolean =>
  allows(headers['access-control-allow-origin'], origin);

const header = (name: string, found: string, expected: string): Finding => ({
  place: name,
  found,
  expected,
  effect,
});

function preflightFindings(response: HttpResponse, origin: string, needed: readonly string[]) {
  const { status, headers } = response;
  if (status < 200 || status > 299)
    return [header('preflight', `gets ${status}`, 'a status from 200 to 299')];
  if (!readable(response, origin))
    return [header('preflight', 'lacks Access-Control-Allow-Origin', origin)];
  const allowed = headers['access-control-allow-headers'];
  return (
    needed
      // A star never stands for this one.
      .filter(
        (name) => (name === 'authorization' && allowed?.trim() === '*') || !allows(allowed, name),
      )
      .map((name) => header('Access-Control-Allow-Headers', `lacks ${name}`, name))
  );
}

async function checkOrigin(
  endpoint: EndpointName,
  origin: string,
  probe: Probe,
): Promise<Finding[]> {
  const { method, path, bearer } = endpoints[endpoint];
  const query = new URLSearchParams({ app_id: probe.account.appId, page: '1' });
  const url = `${path.replace('{id}', '999999999')}?${query}`;
  const needed = [
    ...(bearer ? ['authorization'] : []),
    ...(method === 'POST' ? ['content-type'] : []),
  ];
  const preflight = await probe.send(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': needed.join(','),
    },
  });
  const findings = preflightFindings(preflight, origin, needed);
  if (method === 'POST') return findings;
  const headers = { origin, accept: 'application/json' };
  const { access } = await probe.session();
  for (const token of [access, 'invalid']) {
    const authorization = `Bearer ${token}`;
    const response = await probe.send(url, { method, headers: { ...headers, authorization } });
    if (readable(response, origin)) continue;
    const found = `is missing from a response with ${response.status}`;
    findings.push(header('Access-Control-Allow-Origin', found, origin));
  }
  return findings;
}

/** What a page of another origin needs of each endpoint. */
export const originRelations = (origin: string): Relation[] =>
  endpointNames.map((endpoint) => ({
    endpoint,
    description: `pages of ${origin} may use it`,
    check: (probe) => checkOrigin(endpoint, origin, probe),
  }));
