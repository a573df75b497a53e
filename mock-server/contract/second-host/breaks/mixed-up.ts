import { bodies, each, fieldsIn, listIn, set } from '../edit.ts';
import type { HostRequest, Json } from '../exchange.ts';
import type { Break, Seen } from '../variant.ts';

const asksHistory =
  (change: (url: string) => string) =>
  ({ request, endpoint }: Seen): HostRequest =>
    endpoint === 'history' ? { ...request, url: change(request.url) } : request;

const swapped = (one: string, other: string) => (text: string) =>
  text.replaceAll(new RegExp(`=(${one}|${other})\\b`, 'g'), (_, found: string) =>
    found === one ? `=${other}` : `=${one}`,
  );

const configOf = (row: Json | undefined) => fieldsIn(row).payout_config ?? null;
const rateOf = (row: Json | undefined) => fieldsIn(configOf(row)).multiply_by;

/** Gives the first rate to the first game with another one, and the other way round. */
function withSwappedRates(rows: Json): Json {
  const list = listIn(rows);
  const other = list.findIndex((row) => rateOf(row) !== rateOf(list[0]));
  return list.map((row, index) => {
    const taken = index === 0 ? list[other] : index === other ? list[0] : undefined;
    return taken === undefined ? row : { ...fieldsIn(row), payout_config: configOf(taken) };
  });
}

const dayMs = 24 * 3600 * 1000;
const weekLater = (date: Json): Json =>
  new Date(Date.parse(String(date)) + 7 * dayMs).toISOString().slice(0, 10);

/** Values that belong to something else: another page, game, filter or day. */
export const mixedUp: readonly Break[] = [
  {
    name: 'the-second-page-is-the-first',
    description: 'The second page of the history repeats the bets of the first.',
    endpoint: 'history',
    effect: 'Sees bets twice.',
    asked: asksHistory((url) => url.replace(/page=2\b/, 'page=1')),
    changed: (response, { endpoint, url }) =>
      endpoint === 'history' && url.searchParams.get('page') === '2' && response.status === 200
        ? {
            ...response,
            body: {
              ...fieldsIn(response.body),
              pagination: {
                ...fieldsIn(fieldsIn(response.body).pagination),
                current_page: 2,
                has_previous: true,
              },
            },
          }
        : response,
  },
  {
    name: 'a-page-too-few',
    description: 'The history counts one page less than it has.',
    endpoint: 'history',
    effect: 'Reads a wrong number of pages.',
    changed: bodies(
      each('pagination.total_pages', (count) => Math.max(1, Number(count) - 1)),
      'history',
    ),
    // It shows where other fields of the pagination disagree with the count.
    stateful: true,
  },
  {
    name: 'a-broken-second-page',
    description: 'The second page of the history breaks the server.',
    endpoint: 'history',
    effect: 'Reads an error instead of older bets.',
    changed: (response, { endpoint, url }) =>
      endpoint === 'history' && Number(url.searchParams.get('page')) > 1
        ? { ...response, status: 500, body: { detail: 'Out of memory.' } }
        : response,
    stateful: true,
  },
  {
    name: 'sessions-swapped-in-filters',
    description: 'The filter for open bets gives those on close.',
    endpoint: 'history',
    effect: 'Sees bets that were not asked for.',
    asked: asksHistory(swapped('open', 'close')),
  },
  {
    name: 'won-and-lost-swapped-in-filters',
    description: 'The filter for won bets gives the lost ones.',
    endpoint: 'history',
    effect: 'Sees losses as wins.',
    asked: asksHistory(swapped('won', 'lost')),
  },
  {
    name: 'one-game-for-all-bets',
    description: 'Every bet is of the game Single Digits.',
    endpoint: 'history',
    effect: 'Reads another game than was played.',
    changed: bodies(set('data.*.bet_type.name', 'Single Digits'), 'history'),
  },
  {
    name: 'rates-of-two-games-swapped',
    description: 'The first game has the rate of another one.',
    endpoint: 'payouts',
    effect: 'Reads the rate of another game.',
    changed: bodies(each('data', withSwappedRates), 'payouts'),
  },
  {
    name: 'points-rounded',
    description: 'The points of a login are rounded, those of receipts are not.',
    endpoint: 'login',
    also: ['betting'],
    effect: 'Reads half a point too much.',
    options: { depositExtra: 0.5 },
    changed: bodies(
      each('user.points', (points) => Math.round(Number(points))),
      'login',
    ),
  },
  {
    name: 'charts-a-week-later',
    description: 'The days of a chart are those of the week before.',
    endpoint: 'results',
    effect: 'Sees results under wrong dates.',
    changed: bodies(each('calendar_weeks.*.*.date', weekLater), 'results'),
  },
  {
    name: 'even-digits-are-odd',
    description: 'The suggestions for even digits are the odd ones.',
    endpoint: 'suggestions',
    effect: 'Bets on digits that were not chosen.',
    asked: ({ request, endpoint }) =>
      endpoint === 'suggestions'
        ? {
            ...request,
            body: request.body
              ?.replace('"add_even_digits":true', '"add_even_digits":false')
              .replace('"add_odd_digits":false', '"add_odd_digits":true'),
          }
        : request,
    stateful: true,
  },
  {
    name: 'charged-for-the-first-number-alone',
    description: 'A receipt of several numbers takes the points of the first one.',
    endpoint: 'betting',
    effect: 'Sees a wallet that is not theirs.',
    changed: (response, { endpoint, request }) => {
      if (endpoint !== 'betting' || response.status >= 300) return response;
      const sent: Json = JSON.parse(request.body ?? '{}');
      const bets = listIn(fieldsIn(fieldsIn(sent).payload).bets);
      if (bets.length < 2) return response;
      const body = fieldsIn(response.body);
      const { previous_balance: before = 0 } = fieldsIn(body.user_balance);
      const current_balance = Number(before) - Number(fieldsIn(bets[0]).points);
      const user_balance = { ...fieldsIn(body.user_balance), current_balance };
      return { ...response, body: { ...body, user_balance } };
    },
    stateful: true,
  },
];
