import { addressOf, type Exchange, endpointOfRequest } from '../../check/exchange.ts';
import { at } from '../../reading/json.ts';

/** The host of a line of curl. */
export interface CurlTarget {
  baseUrl: string;
  insecure?: boolean | undefined;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const placeholders = /<([a-z-]+)-\d+>/g;

/** The source of the value of a placeholder, by its kind. */
const sources: Readonly<Record<string, string>> = {
  access: 'tokens.access of a login',
  refresh: 'tokens.refresh of a login',
  token: 'a token of a login',
  mobile: 'the mobile number',
};

/** A shell variable for a placeholder such as `<access-1>`; without a value the shell names it, and sends nothing. */
const variableOf = (placeholder: string, kind: string): string =>
  `\${${placeholder.slice(1, -1).replaceAll('-', '_').toUpperCase()}:?set it to ${sources[kind] ?? `the ${kind}`}}`;

const withVariables = (text: string): string =>
  quoted(text).replace(placeholders, (found, kind) => `'"${variableOf(found, kind)}"'`);

/** The cost of a request, as a command that every shell ignores. */
const warningOf = ({ request }: Exchange): string =>
  endpointOfRequest(request) === 'betting'
    ? `: ${quoted(`places a bet of ${at(request.body, 'amount')} points`)}; `
    : '';

function curlLine(exchange: Exchange, { baseUrl, insecure = false }: CurlTarget): string {
  const { request, response } = exchange;
  const { method, token, idempotencyKey, body } = request;
  const header = (text: string) => `-H ${withVariables(text)}`;
  const parts = [
    'curl -sS',
    ...(insecure ? ['-k'] : []),
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    withVariables(`${baseUrl.replace(/(?<!\/)\/+$/, '')}${addressOf(request)}`),
    ...(token === undefined ? [] : [header(`authorization: Bearer ${token}`)]),
    ...(idempotencyKey === undefined ? [] : [header(`idempotency-key: ${idempotencyKey}`)]),
    ...(body === undefined
      ? []
      : [header('content-type: application/json'), `-d ${withVariables(JSON.stringify(body))}`]),
    quoted(`-w\\n%{http_code}, ${response.status} in this run\\n`),
  ];
  return warningOf(exchange) + parts.join(' ');
}

/**
 * Redacted exchanges as lines that run unchanged in bash and zsh. Secrets are variables; a line prints the response,
 * its status and the recorded status.
 */
export const curlLines = (exchanges: readonly Exchange[], target: CurlTarget): string[] =>
  exchanges.map((one) => curlLine(one, target));
