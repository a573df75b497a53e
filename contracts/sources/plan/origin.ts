import { type EndpointName, endpointNames, endpoints, endpointTitle } from '../../api/endpoints.ts';
import { endpointOfRequest } from '../../check/exchange.ts';
import type { ReportLine } from '../../report/host-report.ts';
import { namesIn } from '../http/decompress.ts';
import type { HostSession } from '../http/host-session.ts';
import { type HttpResponse, NoResponseError } from '../http/http-client.ts';
import type { HostOptions } from './options.ts';
import { containsAny } from './plan.ts';

const problem = (place: string, found: string, expected: string): string =>
  `${place} ${found}, expected ${expected}: the player reads that the server could not be reached`;

const allows = (header: string | undefined, wanted: string): boolean =>
  namesIn(header ?? '').some((name) => name === '*' || name === wanted.toLowerCase());

function preflightProblems({ status, headers }: HttpResponse, origin: string, needed: string[]) {
  if (status < 200 || status > 299)
    return [problem('preflight', `gets ${status}`, 'a status from 200 to 299')];
  if (!allows(headers['access-control-allow-origin'], origin))
    return [problem('preflight', 'lacks Access-Control-Allow-Origin', origin)];
  const name = 'Access-Control-Allow-Headers';
  const allowed = headers[name.toLowerCase()];
  return needed
    .filter((one) =>
      // A star never covers this header.
      one === 'authorization' ? !namesIn(allowed ?? '').includes(one) : !allows(allowed, one),
    )
    .map((one) => problem(name, `lacks ${one}`, one));
}

async function problemsOf(
  endpoint: EndpointName,
  origin: string,
  hostSession: HostSession,
  { baseUrl, account }: HostOptions,
): Promise<string[]> {
  const { method, path, bearer } = endpoints[endpoint];
  const query = new URLSearchParams({ app_id: account.appId, page: '1' });
  const base = baseUrl.replace(/(?<!\/)\/+$/, '');
  const url = new URL(`${base}${path.replace('{id}', '999999999')}?${query}`);
  const send = (verb: string, headers: Record<string, string>) =>
    hostSession.http(url, { method: verb, headers: { origin, ...headers } });
  const needed = [
    ...(bearer ? ['authorization'] : []),
    ...(method === 'POST' ? ['content-type'] : []),
  ];
  const preflight = await send('OPTIONS', {
    'access-control-request-method': method,
    'access-control-request-headers': needed.join(','),
  });
  /** Statuses of responses that the page may not read. */
  const unreadable = new Set<number>();
  for (const { request, response } of hostSession.exchanges) {
    const { status, allowedOrigin } = response;
    // A renewal is sent without the origin.
    if (endpointOfRequest(request) !== endpoint || allowedOrigin === undefined) continue;
    if (!allows(allowedOrigin, origin)) unreadable.add(status);
  }
  const tokens = [hostSession.tokens().access, ...(bearer ? ['invalid'] : [])];
  for (const token of method === 'GET' ? tokens : []) {
    const { status, headers } = await send('GET', { authorization: `Bearer ${token}` });
    if (!allows(headers['access-control-allow-origin'], origin)) unreadable.add(status);
  }
  const missing = `is missing from a response with ${[...unreadable].join(' and ')}`;
  return [
    ...preflightProblems(preflight, origin, needed),
    ...(unreadable.size > 0 ? [problem('Access-Control-Allow-Origin', missing, origin)] : []),
  ];
}

/** The needs of a page of another origin, one line for each endpoint. */
export async function checkOrigin(
  origin: string,
  hostSession: HostSession,
  options: HostOptions,
): Promise<ReportLine[]> {
  const description = `pages of ${origin} may use it`;
  const selected = endpointNames.filter(
    (name) =>
      containsAny(description, options.only) && containsAny(endpointTitle(name), options.call),
  );
  const lines: ReportLine[] = [];
  for (const endpoint of selected) {
    const reasons = await problemsOf(endpoint, origin, hostSession, options).catch((error) => {
      if (error instanceof NoResponseError) return [error.message];
      throw error;
    });
    const outcome = reasons.length > 0 ? 'failed' : 'passed';
    lines.push({ call: endpointTitle(endpoint), description, by: 'relation', outcome, reasons });
  }
  return lines;
}
