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

const names = (value: string | undefined): string[] =>
  (value ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());

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
        (name) =>
          (name === 'authorization' && !names(allowed).includes(name)) || !allows(allowed, name),
      )
      .map((name) => header('Access-Control-Allow-Headers', `lacks ${name}`, name))
  );
}

/** Responses that the page may not read, one for each status. */
function responseFindings(responses: readonly HttpResponse[], origin: string): Finding[] {
  const statuses = new Set(
    responses.filter((response) => !readable(response, origin)).map(({ status }) => status),
  );
  return [...statuses].map((status) =>
    header('Access-Control-Allow-Origin', `is missing from a response with ${status}`, origin),
  );
}

async function checkOrigin(
  endpoint: EndpointName,
  origin: string,
  probe: Probe,
): Promise<Finding[]> {
  const { method, path, bearer } = endpoints[endpoint];
  const query = { app_id: probe.account.appId, page: '1' };
  const request = { method, path: path.replace('{id}', '999999999'), query };
  const url = `${request.path}?${new URLSearchParams(query)}`;
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
  const responses = probe.results.flatMap(({ exchange }) =>
    exchange?.endpoint === endpoint ? [exchange.response] : [],
  );
  if (method === 'GET') responses.push(await probe.client.asPlayer(request));
  if (method === 'GET' && bearer)
    responses.push(
      await probe.client.asVisitor({ ...request, headers: { authorization: 'Bearer invalid' } }),
    );
  return [...findings, ...responseFindings(responses, origin)];
}

/** What a page of another origin needs of each endpoint. */
export const originRelations = (origin: string): Relation[] =>
  endpointNames.map((endpoint) => ({
    endpoint,
    description: `pages of ${origin} may use it`,
    check: (probe) => checkOrigin(endpoint, origin, probe),
  }));
