import { bodies, each, fieldsIn, listIn } from '../edit.ts';
import type { BehaviourFault } from './fault.ts';
import { queryOf } from './query-of.ts';

const isFiltered = ({ searchParams }: URL): boolean =>
  ['bet_status', 'session_type', 'market_names'].some((name) => searchParams.has(name));

const monthLater = (time: string): string => {
  const date = new Date(Date.parse(time) + 5.5 * 3600_000);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return `${date.toISOString().slice(0, 19)}+05:30`;
};

/** Faults of histories: order, pages, filters and records. */
export const historyFaults: readonly BehaviourFault[] = [
  {
    name: 'order-reversed',
    description: 'A page of a history has its oldest bet first.',
    breaks: 'ordering',
    changed: bodies(
      each('data', (rows) => [...listIn(rows)].reverse()),
      'history',
      'bettingHistory',
    ),
  },
  {
    name: 'a-row-on-two-pages',
    description: 'A page of a history repeats the last bet of the page before.',
    breaks: 'paging',
    options: { pageOverlap: 1 },
  },
  {
    name: 'a-row-between-pages',
    description: 'A page of a history leaves out the bet after the page before.',
    breaks: 'filters',
    options: { pageOverlap: -1 },
  },
  {
    name: 'a-next-page-for-ever',
    description: 'The last page of a history says that there is a next one.',
    breaks: 'paging',
    changed: bodies(
      each('pagination.has_next', () => true),
      'history',
    ),
  },
  {
    name: 'status-filter-ignored',
    description: 'The filter by status is ignored.',
    breaks: 'filters',
    asked: queryOf('history', (query) => query.delete('bet_status')),
  },
  {
    name: 'session-filter-swapped',
    description: 'The filter by session lists the other session.',
    breaks: 'filters',
    asked: queryOf('history', (query) => {
      const session = query.get('session_type');
      if (session) query.set('session_type', session === 'open' ? 'close' : 'open');
    }),
  },
  {
    name: 'only-one-market-filtered',
    description: 'Of several markets in a filter only the first counts.',
    breaks: 'filters',
    asked: queryOf('history', (query) => {
      const [name] = query.getAll('market_names');
      if (name) query.set('market_names', name);
    }),
  },
  {
    name: 'a-filter-loses-a-row',
    description: 'A filtered list lacks the last bet of its page.',
    breaks: 'filters',
    changed: (response, seen) =>
      isFiltered(seen.url)
        ? bodies(
            each('data', (rows) => listIn(rows).slice(0, -1)),
            'history',
          )(response, seen)
        : response,
  },
  {
    name: 'the-other-history-lacks-bets',
    description: 'GET /betting/history/ lacks the newest bet of a page.',
    breaks: 'two histories',
    changed: bodies(
      each('data', (rows) => listIn(rows).slice(1)),
      'bettingHistory',
    ),
  },
  {
    name: 'the-next-bet-by-id',
    description: 'GET /betting/{id}/ gives the bet after the one that is wanted.',
    breaks: 'two histories',
    asked: ({ endpoint, request }) =>
      endpoint === 'bet'
        ? {
            ...request,
            url: request.url.replace(/\d+/, (id) => String(Math.max(48_211, Number(id) - 3))),
          }
        : request,
  },
  {
    name: 'a-bet-by-id-of-other-points',
    description: 'GET /betting/{id}/ gives a point more than the history.',
    breaks: 'stable records',
    changed: bodies(
      each('bet_details', (details) => {
        const fields = fieldsIn(details);
        const more = { amount: Number(fields.amount) + 1, points: Number(fields.points) + 1 };
        return { ...fields, ...more, placed_bets: [] };
      }),
      'bet',
    ),
  },
  {
    name: 'bets-of-a-month-before',
    description: 'The times of bets are a month too early.',
    breaks: 'settlement',
    changed: bodies(
      each('data.*.timestamps.created_at', (time) => monthLater(String(time))),
      'history',
      'bettingHistory',
    ),
  },
];

/** Faults of sessions and tokens. */
export const tokenFaults: readonly BehaviourFault[] = [
  {
    name: 'refresh-usable-after-sign-out',
    description: 'The refresh token of a session that has ended still gives access tokens.',
    breaks: 'tokens',
    options: { oneSession: true, refreshesEnded: true },
  },
  {
    name: 'any-token-accepted',
    description: 'A request with a token that was never issued is one of the first player.',
    breaks: 'tokens',
    options: { checksTokens: false },
  },
  {
    name: 'refresh-token-as-access-token',
    description: 'A refresh token is taken as an access token and the other way round.',
    breaks: 'tokens',
    options: { takesAnyToken: true },
  },
];
