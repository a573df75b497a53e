import { type EndpointName, endpointNames, endpoints, endpointTitle } from '../../api/endpoints.ts';
import { endpointOfRequest } from '../../check/exchange.ts';
import { findingLines, type Part, partText } from '../../check/finding.ts';
import type { ReportLine } from '../../report/host-report.ts';
import { type HttpResponse, NoResponseError } from '../http/http-client.ts';
import { sendPatiently } from '../http/send-patiently.ts';
import type { Visitor } from '../http/visitor.ts';
import type { HostOptions } from './options.ts';
import { containsAny } from './plan.ts';

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

/** A response with its header Access-Control-Allow-Origin. */
interface AllowedResponse {
  status: number;
  allowed: string | undefined;
}

const header = (name: string, found: string, expected: string): Part => ({
  place: name,
  found,
  expected,
  effect,
});

function preflightParts(response: HttpResponse, origin: string, needed: readonly string[]) {
  const { status, headers } = response;
  if (status < 200 || status > 299)
    return [header('preflight', `gets ${status}`, 'a status from 200 to 299')];
  if (!allows(headers['access-control-allow-origin'], origin))
    return [header('preflight', 'lacks Access-Control-Allow-Origin', origin)];
  const allowed = headers['access-control-allow-headers'];
  return (
    needed
      // A star never covers this one.
      .filter(
        (name) =>
          (name === 'authorization' && !names(allowed).includes(name)) || !allows(allowed, name),
      )
      .map((name) => header('Access-Control-Allow-Headers', `lacks ${name}`, name))
  );
}

/** Responses that the page may not read, one for each status. */
function responseParts(responses: readonly AllowedResponse[], origin: string): Part[] {
  const statuses = new Set(
    responses.filter(({ allowed }) => !allows(allowed, origin)).map(({ status }) => status),
  );
  return [...statuses].map((status) =>
    header('Access-Control-Allow-Origin', `is missing from a response with ${status}`, origin),
  );
}

/** What one endpoint lacks for pages of an origin. */
async function originParts(
  endpoint: EndpointName,
  origin: string,
  visitor: Visitor,
  { baseUrl, requestOptions, account }: HostOptions,
): Promise<Part[]> {
  const { method, path, bearer } = endpoints[endpoint];
  const query = new URLSearchParams({ app_id: account.appId, page: '1' });
  const url = new URL(
    `${baseUrl.replace(/(?<!\/)\/+$/, '')}${path.replace('{id}', '999999999')}?${query}`,
  );
  const send = (verb: string, headers: Record<string, string>) =>
    sendPatiently(url, { method: verb, headers: { origin, ...headers } }, requestOptions);
  const needed = [
    ...(bearer ? ['authorization'] : []),
    ...(method === 'POST' ? ['content-type'] : []),
  ];
  const preflight = await send('OPTIONS', {
    'access-control-request-method': method,
    'access-control-request-headers': needed.join(','),
  });
  const responses: AllowedResponse[] = visitor.exchanges.flatMap(({ request, response }) =>
    // A renewal is sent without the origin.
    endpointOfRequest(request) === endpoint && response.allowedOrigin !== undefined
      ? [{ status: response.status, allowed: response.allowedOrigin }]
      : [],
  );
  const tokens: string[] =
    method === 'GET' ? [visitor.tokens().access, ...(bearer ? ['invalid'] : [])] : [];
  for (const token of tokens) {
    const { status, headers } = await send('GET', { authorization: `Bearer ${token}` });
    responses.push({ status, allowed: headers['access-control-allow-origin'] });
  }
  return [...preflightParts(preflight, origin, needed), ...responseParts(responses, origin)];
}

/** What a page of another origin needs of each endpoint, a line for each. */
export async function checkOrigin(
  origin: string,
  visitor: Visitor,
  options: HostOptions,
): Promise<ReportLine[]> {
  const description = `pages of ${origin} may use it`;
  const selected = endpointNames.filter(
    (name) =>
      containsAny(description, options.only) && containsAny(endpointTitle(name), options.call),
  );
  const lines: ReportLine[] = [];
  for (const endpoint of selected) {
    const call = endpointTitle(endpoint);
    const line = { call, description, by: 'relation' as const };
    try {
      const parts = await originParts(endpoint, origin, visitor, options);
      const findings = parts.map((part) => ({
        kind: 'failure' as const,
        rule: 'reading' as const,
        call,
        place: part.place,
        text: partText(part),
        exchange: -1,
      }));
      const outcome = parts.length > 0 ? 'failed' : 'passed';
      lines.push({ ...line, outcome, reasons: findingLines(findings) });
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      lines.push({ ...line, outcome: 'failed', reasons: [error.message] });
    }
  }
  return lines;
}
