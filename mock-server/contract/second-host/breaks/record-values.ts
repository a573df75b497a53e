import { bodies, each, fieldsIn, inOrder, listIn, set, some, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break, Seen } from '../variant.ts';

const inHistory = (change: (body: Json) => Json) => bodies(change, 'history');

const inRecords = (status: string, change: (record: { [name: string]: Json }) => Json) =>
  inHistory(
    each('data.*', (record) =>
      fieldsIn(fieldsIn(record).bet_details).bet_status === status
        ? change(fieldsIn(record))
        : record,
    ),
  );

const asking =
  (change: (query: URLSearchParams) => void) =>
  ({ endpoint, request, url }: Seen) => {
    if (endpoint !== 'history') return request;
    const query = new URLSearchParams(url.searchParams);
    change(query);
    return { ...request, url: `${url.pathname}?${query}` };
  };

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'wins-without-points',
    description: 'A bet that won has neither an amount nor points.',
    effect: 'Reads a win on 0 points.',
    changed: inRecords('won', (record) =>
      inOrder(
        without('bet_details.amount'),
        without('bet_details.points'),
        without('bet_details.placed_bets.*.points'),
      )(record),
    ),
  },
  {
    name: 'wins-with-a-loss',
    description: 'The profit of a bet that won has the wrong sign.',
    effect: 'Reads won in red in place of the congratulations.',
    changed: inRecords('won', (record) =>
      some('calculated_values.net_profit', (profit) => -Math.abs(Number(profit)))(record),
    ),
  },
  {
    name: 'losses-with-a-profit',
    description: 'A bet that won has the status lost.',
    effect: 'Reads “Better luck next time” at a win.',
    changed: inRecords('won', (record) => set('bet_details.bet_status', 'lost')(record)),
  },
  {
    name: 'jodis-without-zeros',
    description: 'The jodi of a sub-bet is a text without its leading zero.',
    effect: 'Reads 5 where 05 was placed.',
    changed: inHistory(
      some('data.*.bet_details.placed_bets.*.jodi', (jodi) => String(Number(jodi))),
    ),
  },
  {
    name: 'panas-without-zeros',
    description: 'The pana of a sub-bet is a text without its leading zeros.',
    effect: 'Reads 0 where 000 was placed.',
    changed: inHistory(
      some('data.*.bet_details.placed_bets.*.pana', (pana) => String(Number(pana))),
    ),
  },
  {
    name: 'sub-bets-by-number',
    description: 'The sub-bets are an object by number.',
    effect: 'Reads N/A in place of what was placed.',
    changed: inHistory(
      each('data.*.bet_details.placed_bets', (list) =>
        Object.fromEntries(listIn(list).map((bet, index) => [String(index), bet])),
      ),
    ),
  },
  {
    name: 'first-sub-bet-alone',
    description: 'The sub-bets of a bet are one object in place of a list.',
    effect: 'Reads N/A in place of what was placed.',
    changed: inHistory(each('data.*.bet_details.placed_bets', (list) => listIn(list)[0] ?? null)),
  },
  {
    name: 'sessions-in-capitals',
    description: 'The sessions of bets are in capitals.',
    effect: 'Reads OPEN in the passbook; the filter finds nothing of it.',
    changed: inHistory(
      inOrder(
        some('data.*.bet_details.bet_type', (session) => String(session).toUpperCase()),
        some('data.*.bet_details.placed_bets.*.bet_type', (session) =>
          String(session).toUpperCase(),
        ),
      ),
    ),
  },
  {
    name: 'the-type-of-a-bet-as-text',
    description: 'The bet type of a bet is its name alone.',
    effect: 'Cannot tell which game was played.',
    changed: inHistory(each('data.*.bet_type', (type) => fieldsIn(type).name ?? null)),
  },
  {
    name: 'dates-without-times',
    description: 'The time of a bet is its date.',
    effect: 'Reads midnight at every bet.',
    changed: inHistory(each('data.*.timestamps.created_at', (time) => String(time).slice(0, 10))),
  },
  {
    name: 'records-in-json',
    description: 'The details of a bet are JSON in a text.',
    effect: 'Sees no bet at all.',
    changed: inHistory(each('data.*.bet_details', (details) => JSON.stringify(details))),
  },
  {
    name: 'filters-lost-on-the-second-page',
    description: 'From the second page on the filters change nothing.',
    effect: 'Sees bets that were not asked for on the second page.',
    asked: asking((query) => {
      if (Number(query.get('page')) < 2) return;
      for (const name of ['bet_status', 'market_names', 'session_type']) query.delete(name);
    }),
    stateful: true,
  },
  {
    name: 'one-filter-at-a-time',
    description: 'Beside a filter by status no other filter counts.',
    effect: 'Sees bets of markets that are not wanted.',
    asked: asking((query) => {
      if (!query.has('bet_status')) return;
      query.delete('market_names');
      query.delete('session_type');
    }),
    stateful: true,
  },
  {
    name: 'no-match-is-404',
    description: 'A filter that no bet passes gets 404.',
    effect: 'Reads an error in place of “No records found”.',
    changed: (response, { endpoint }) =>
      endpoint === 'history' &&
      response.status === 200 &&
      listIn(fieldsIn(response.body).data).length === 0
        ? { ...response, status: 404, body: { detail: 'No bets.' } }
        : response,
    stateful: true,
  },
  {
    name: 'pages-counted-as-bets',
    description: 'The number of pages is that of the bets.',
    effect: 'Is offered pages that are not there.',
    changed: inHistory(
      each('pagination', (value) => ({
        ...fieldsIn(value),
        total_pages: Number(fieldsIn(value).total_pages) * 7,
        has_next: true,
      })),
    ),
  },
];

/** Breaks of values within the records of bets, and of filters. */
export const recordValues: readonly Break[] = all.map(
  (one): Break => ({ ...one, endpoint: 'history' }),
);
