import { bodies, each, fieldsIn, inOrder, listIn, onErrors, set } from '../edit.ts';
import type { HostRequest, Json } from '../exchange.ts';
import type { Seen } from '../variant.ts';
import type { Variation } from './variation.ts';

const config = '*.config_json';
const records = ['history', 'bettingHistory', 'bet'] as const;

const uuidOf = (id: Json) => `6f1d0c52-9b7e-4e0a-8a63-${String(id).padStart(12, '0')}`;

/** The ids of bets in another notation, on all lists and in addresses. */
const betIds = (write: (id: Json) => string, read: (id: string) => string) => ({
  asked: ({ request, endpoint }: Seen): HostRequest =>
    endpoint !== undefined
      ? request
      : {
          ...request,
          url: request.url.replace(/^\/betting\/([^/?]+)\//, (_, id: string) => {
            return `/betting/${read(decodeURIComponent(id))}/`;
          }),
        },
  changed: (response: Parameters<ReturnType<typeof bodies>>[0], seen: Seen) =>
    records.some((name) => name === seen.endpoint) || seen.url.pathname.startsWith('/betting/')
      ? { ...response, body: inOrder(each('data.*.id', write), each('id', write))(response.body) }
      : response,
  differs: 'The ids are others.',
});

/** What hosts are free to do. */
export const freedoms: readonly Variation[] = [
  {
    name: 'bet-ids-as-uuids',
    description: 'The ids of bets are UUIDs.',
    ...betIds(uuidOf, (id) => String(Number(id.slice(-12)))),
  },
  {
    name: 'bet-ids-with-letters',
    description: 'The ids of bets have letters.',
    ...betIds(
      (id) => `BET-${id}`,
      (id) => id.replace('BET-', ''),
    ),
  },
  {
    name: 'few-decided-bets',
    description: 'Three bets of the player are decided.',
    options: { mostDecided: 3 },
    differs: 'There are fewer bets.',
  },
  {
    name: 'no-decided-bet',
    description: 'No bet of the player is decided.',
    options: { mostDecided: 0 },
    differs: 'There are fewer bets.',
  },
  {
    name: 'banner-addresses-elsewhere',
    description: 'The pictures of banners are on another server, one of them whole in its address.',
    changed: bodies(
      each(`${config}.banners`, (banners) =>
        listIn(banners).map((banner, index) => ({
          ...fieldsIn(banner),
          image_url:
            [
              'https://cdn.surya.example/a%20b.webp?w=640&v=null',
              'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
            ][index] ?? '//cdn.surya.example/c.webp',
        })),
      ),
      'homepage',
    ),
    differs: 'The addresses are others.',
  },
  {
    name: 'banner-addresses-of-plain-files',
    description: 'The address of a banner is the name of a file.',
    changed: bodies(set(`${config}.banners.*.image_url`, 'diwali offer.webp'), 'homepage'),
    differs: 'The addresses are others.',
  },
  {
    name: 'forty-banners',
    description: 'The home page has forty banners.',
    changed: bodies(
      each(`${config}.banners`, (banners) =>
        Array.from({ length: 40 }, (_, index) => ({
          ...fieldsIn(listIn(banners)[0]),
          id: 500 + index,
        })),
      ),
      'homepage',
    ),
    differs: 'There are more banners.',
  },
  {
    name: 'a-player-named-null',
    description: 'The last name of the player is Null.',
    changed: bodies(
      each('user', (user) => ({ ...fieldsIn(user), last_name: 'Null', name: 'Meera Null' })),
      'login',
    ),
    differs: 'The name is another.',
  },
  {
    name: 'a-masked-number',
    description: 'The number of the player is masked.',
    changed: bodies(set('user.mobile_number', '******2340'), 'login'),
    differs: 'The number is masked.',
  },
  {
    name: 'a-registration-that-signs-in',
    description: 'A registration gets the response of a login.',
    changed: (response, { endpoint }) =>
      endpoint === 'register' && response.status < 300
        ? {
            ...response,
            body: { user: { id: 5 }, tokens: { access: 'eyJhbGciOiJub25lIn0.e30.', refresh: 'r' } },
          }
        : response,
  },
  {
    name: 'markets-by-status',
    description: 'The markets that take bets come first.',
    changed: bodies(
      (body) =>
        listIn(body).toSorted(
          (a, b) => Number(fieldsIn(b).current_status) - Number(fieldsIn(a).current_status),
        ),
      'markets',
    ),
    differs: 'The order is another.',
  },
  {
    name: 'a-market-that-is-gone',
    description: 'A market on which bets were decided is no longer listed.',
    changed: bodies(
      (body) => listIn(body).filter((row) => fieldsIn(row).name !== 'Chandra Night'),
      'markets',
    ),
    differs: 'There is one market less.',
  },
  {
    name: 'results-of-markets-of-others',
    description: 'The results of a day have a market that this app does not list.',
    changed: bodies(
      each('markets', (markets) => ({
        ...fieldsIn(markets),
        'Kalyan of another app': Object.values(fieldsIn(markets))[0] ?? [],
      })),
      'results',
    ),
    differs: 'There is one more market.',
  },
  {
    name: 'flat-days-backwards',
    description: 'The days of a month without weeks come latest first.',
    changed: bodies(
      each('days', (days) => listIn(days).toReversed()),
      'results',
    ),
    differs: 'The order is another.',
  },
  {
    name: 'a-refused-token-with-codes',
    description: 'A refused token gets a code and messages beside the detail.',
    changed: onErrors((response) =>
      response.status === 401
        ? {
            ...response,
            body: {
              detail: 'Given token not valid for any token type',
              code: 'token_not_valid',
              messages: [{ token_class: 'AccessToken', message: 'Token is expired' }],
            },
          }
        : response,
    ),
  },
  {
    name: 'a-refused-token-without-a-body',
    description: 'A refused token gets a status and nothing else.',
    written: (response) => (response.status === 401 ? { ...response, body: '' } : response),
  },
  {
    name: 'a-missing-bet-as-a-page',
    description: 'A bet that is not there gets a page of the server in place of JSON.',
    written: (response, { endpoint }) =>
      endpoint === 'bet' && response.status === 404
        ? {
            ...response,
            headers: { ...response.headers, 'content-type': 'text/html' },
            body: '<h1>Not Found</h1>',
          }
        : response,
  },
  {
    name: 'responses-until-the-connection-closes',
    description: 'A response has no length and ends with its connection, as in HTTP 1.0.',
    delivery: { untilClosed: true },
  },
  {
    name: 'a-first-rate-limit-without-a-delay',
    description: 'A rate limit says no time after which to come again.',
    options: { rateLimit: { every: 40, retryAfterSeconds: 0 } },
    written: ({ headers: { 'retry-after': _, ...headers }, ...response }) => ({
      ...response,
      headers,
    }),
    differs: 'A request that was refused has to be sent again.',
  },
  {
    name: 'zeros-behind-every-amount',
    description: 'Amounts and balances are texts with two decimals.',
    changed: bodies(
      inOrder(
        each('user_balance.*', (value) => Number(value).toFixed(2)),
        each('user.points', (value) => Number(value).toFixed(2)),
      ),
      'betting',
      'login',
    ),
  },
];
