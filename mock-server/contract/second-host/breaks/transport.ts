import type { HostResponse } from '../exchange.ts';
import type { EndpointName } from '../routes.ts';
import type { Break, Seen } from '../variant.ts';

/** Changes what an endpoint writes. */
const writing =
  (endpoint: EndpointName, change: (response: HostResponse) => HostResponse) =>
  (response: HostResponse, seen: Seen): HostResponse =>
    seen.endpoint === endpoint ? change(response) : response;

const isPreflight = ({ request }: Seen) => request.method === 'OPTIONS';

const withoutHeader = (response: HostResponse, name: string): HostResponse => {
  const { [name]: gone, ...headers } = response.headers;
  return { ...response, headers };
};

const page = '<!doctype html><html><body><h1>Welcome</h1></body></html>';
const html = (response: HostResponse, status = response.status): HostResponse => ({
  status,
  headers: { ...response.headers, 'content-type': 'text/html' },
  body: page,
});
const isSuccess = ({ status }: HostResponse) => status < 300;

/** Breaks of how responses travel and of who may read them. */
export const transport: readonly Break[] = [
  {
    name: 'no-cross-origin-headers',
    description: 'No page of another origin may read the markets.',
    endpoint: 'markets',
    effect: 'Reads that the server could not be reached.',
    written: writing('markets', (response) =>
      withoutHeader(response, 'access-control-allow-origin'),
    ),
  },
  {
    name: 'no-cross-origin-errors',
    description: 'No page of another origin may read that a token was refused.',
    endpoint: 'markets',
    effect: 'Reads that the server could not be reached when the token ends.',
    written: writing('markets', (response) =>
      isSuccess(response) ? response : withoutHeader(response, 'access-control-allow-origin'),
    ),
  },
  {
    name: 'preflight-refused',
    description: 'The question of a browser before a request gets 405.',
    endpoint: 'markets',
    effect: 'Reads that the server could not be reached.',
    written: (response, seen) => (isPreflight(seen) ? { ...response, status: 405 } : response),
  },
  {
    name: 'no-authorization-across-origins',
    description: 'Pages of other origins may not send their tokens.',
    endpoint: 'markets',
    effect: 'Reads that the server could not be reached.',
    written: (response, seen) =>
      isPreflight(seen)
        ? {
            ...response,
            headers: { ...response.headers, 'access-control-allow-headers': 'Content-Type' },
          }
        : response,
  },
  {
    name: 'a-page-instead-of-markets',
    description: 'The markets are an HTML page with 200.',
    endpoint: 'markets',
    effect: 'Reads that the markets could not be loaded.',
    written: writing('markets', (response) => (isSuccess(response) ? html(response) : response)),
  },
  {
    name: 'a-page-instead-of-a-receipt',
    description: 'A bet that is accepted gets an HTML page.',
    endpoint: 'betting',
    effect: 'Reads that nobody knows whether the bet was placed.',
    written: writing('betting', (response) => (isSuccess(response) ? html(response) : response)),
  },
  {
    name: 'a-page-instead-of-a-refusal',
    description: 'A bet that is refused gets an HTML page.',
    endpoint: 'betting',
    effect: 'Reads that nobody knows whether the bet was placed.',
    written: writing('betting', (response) => (isSuccess(response) ? response : html(response))),
  },
  {
    name: 'json-in-json',
    description: 'The bet types are JSON within a JSON text.',
    endpoint: 'betTypes',
    effect: 'Reads that the betting options could not be loaded.',
    written: writing('betTypes', (response) => ({
      ...response,
      body: JSON.stringify(response.body.toString()),
    })),
  },
  {
    name: 'suggestions-in-json',
    description: 'The suggestions are JSON within a JSON text.',
    endpoint: 'suggestions',
    effect: 'Reads that the suggestions failed.',
    written: writing('suggestions', (response) => ({
      ...response,
      body: JSON.stringify(response.body.toString()),
    })),
  },
  {
    name: 'cut-off-json',
    description: 'The end of the history is missing.',
    endpoint: 'history',
    effect: 'Reads that the history could not be loaded.',
    written: writing('history', (response) => ({
      ...response,
      body: response.body.toString().slice(0, -3),
    })),
  },
  {
    name: 'an-empty-body',
    description: 'The rates have an empty body.',
    endpoint: 'payouts',
    effect: 'Reads that the rates could not be loaded.',
    written: writing('payouts', (response) => ({ ...response, body: '' })),
  },
  {
    name: 'no-content',
    description: 'The home page gets 204.',
    endpoint: 'homepage',
    effect: 'Reads that the home page could not be loaded.',
    written: writing('homepage', (response) => ({ ...response, status: 204, body: '' })),
  },
  {
    name: 'a-broken-server',
    description: 'The results get 503.',
    endpoint: 'results',
    effect: 'Reads that the results could not be loaded.',
    written: writing('results', (response) => html(response, 503)),
  },
  {
    name: 'two-documents',
    description: 'The login is followed by a second JSON document.',
    endpoint: 'login',
    effect: 'Cannot sign in.',
    written: writing('login', (response) => ({ ...response, body: `${response.body}{"took":4}` })),
  },
  {
    name: 'a-guard-before-json',
    description: 'The markets begin with a guard against scripts.',
    endpoint: 'markets',
    effect: 'Reads that the markets could not be loaded.',
    written: writing('markets', (response) => ({ ...response, body: `)]}',\n${response.body}` })),
  },
  {
    name: 'a-wrong-character-set',
    description: 'The home page is written in Latin-1.',
    endpoint: 'homepage',
    effect: 'Reads broken letters.',
    written: writing('homepage', (response) => ({
      ...response,
      body: Buffer.from(response.body.toString().replace('RULES', 'RÈGLES'), 'latin1'),
    })),
  },
  {
    name: 'a-refused-token-is-403',
    description: 'A request with a bad token gets 403.',
    endpoint: 'markets',
    effect: 'Is never renewed: sees errors until the next login.',
    changed: (response) => (response.status === 401 ? { ...response, status: 403 } : response),
  },
  {
    name: 'a-refused-token-is-200',
    description: 'A request with a bad token gets an empty list.',
    endpoint: 'markets',
    effect: 'Sees no market when the token ends.',
    changed: (response, { endpoint }) =>
      endpoint === 'markets' && response.status === 401
        ? { ...response, status: 200, body: [] }
        : response,
  },
  {
    name: 'a-refused-token-is-a-redirect',
    description: 'A request with a bad token is sent to a login page.',
    endpoint: 'markets',
    effect: 'Is never renewed: sees errors until the next login.',
    changed: (response, { endpoint }) =>
      endpoint === 'markets' && response.status === 401
        ? { ...response, status: 302, headers: { ...response.headers, location: '/login' } }
        : response,
  },
  {
    name: 'tokens-are-not-looked-at',
    description: 'A request with a bad token gets what a good one gets.',
    endpoint: 'markets',
    effect: 'Is read by anybody.',
    options: { checksTokens: false },
  },
];
