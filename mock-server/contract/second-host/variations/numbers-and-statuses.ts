import { bodies, each, fieldsIn, inOrder, isFields } from '../edit.ts';
import type { Json, JsonResponse } from '../exchange.ts';
import type { EndpointName } from '../routes.ts';
import type { Seen } from '../variant.ts';
import type { Variation } from './variation.ts';

const histories = ['history', 'bettingHistory'] as const;

const twoDecimals = (value: Json): Json => (typeof value === 'number' ? value.toFixed(2) : value);

const amounts = [
  'calculated_values.win_amount',
  'calculated_values.net_profit',
  'bet_details.amount',
  'bet_details.points',
  'bet_details.before_amount',
];

const inRecords = (change: (place: string) => (body: Json) => Json, places: readonly string[]) => {
  const ofPages = inOrder(...places.map((place) => change(`data.*.${place}`)));
  const ofBets = inOrder(...places.map(change));
  return (response: JsonResponse, seen: Seen): JsonResponse =>
    bodies(ofBets, 'bet')(bodies(ofPages, ...histories)(response, seen), seen);
};

/** Puts an object of a host's own into every object, with names that the client reads elsewhere. */
function withInner(value: Json): Json {
  if (Array.isArray(value)) return value.map(withInner);
  if (!isFields(value)) return value;
  const members = Object.entries(value).map(([name, inner]) => [name, withInner(inner)]);
  const meta = { id: 7, name: 'inner', data: [{ id: 1 }], pagination: { total_pages: 99 } };
  return { ...Object.fromEntries(members), meta };
}

const successes: Partial<Record<EndpointName, number>> = {
  login: 201,
  refresh: 201,
  suggestions: 201,
  betting: 202,
  history: 206,
};

const running: readonly Json[] = [6, 4];

/** How other hosts write numbers, and the statuses that they respond with. */
export const numbersAndStatuses: readonly Variation[] = [
  {
    name: 'ids-with-leading-zeros',
    description: 'Ids of markets and bet types are texts of eight digits.',
    changed: bodies(
      each('*.id', (id) => String(id).padStart(8, '0')),
      'markets',
      'betTypes',
    ),
  },
  {
    name: 'amounts-with-two-decimals',
    description: 'Amounts of bets are texts with two decimals.',
    changed: inRecords((place) => each(place, twoDecimals), amounts),
  },
  {
    name: 'zones-without-a-colon',
    description: 'Times have no seconds, and a zone without a colon.',
    changed: inRecords(
      (place) => each(place, (time) => `${String(time).slice(0, 16)}+0530`),
      ['timestamps.created_at'],
    ),
    differs: 'The texts are others, for the same times.',
  },
  {
    name: 'other-statuses-of-success',
    description: 'Successes are 201, 202, 203 and 206.',
    changed: (response, { endpoint }) =>
      response.status === 200
        ? { ...response, status: (endpoint && successes[endpoint]) ?? 203 }
        : response,
    differs: 'A token is told to work by 200.',
  },
  {
    name: 'missing-bets-without-a-body',
    description: 'A refused token and an unknown bet get an empty page.',
    written: (response, { endpoint }) =>
      response.status === 401 || (response.status === 404 && endpoint === 'bet')
        ? {
            ...response,
            body: '',
            headers: { ...response.headers, 'content-type': 'text/html' },
          }
        : response,
  },
  {
    name: 'objects-within-objects',
    description: 'Every object of a list holds another with names that are read elsewhere.',
    changed: bodies(withInner, 'markets', 'betTypes'),
  },
  {
    name: 'every-second-request-refused',
    description: 'Every second request is refused with 429.',
    options: { rateLimit: { every: 2, retryAfterSeconds: 0 } },
    differs: 'A request that was refused has to be sent again.',
  },
  {
    name: 'tokens-of-two-requests',
    description: 'An access token lives for two requests.',
    options: { accessSeconds: 2, tickMs: 1000 },
    stateful: true,
  },
  {
    name: 'pages-of-one',
    description: 'A page of a history holds one bet.',
    options: { pageSize: 1 },
    differs: 'There are more pages.',
  },
  {
    name: 'closed-markets-without-a-number',
    description: 'The status of a closed market has a name and no number.',
    changed: bodies(
      each('*', (market) => {
        const { current_status: number = null, ...others } = fieldsIn(market);
        return running.includes(number) ? market : { ...others, current_status: null };
      }),
      'markets',
    ),
    differs: 'The number that stands for none is another, and shown alike.',
  },
];
