import { bodies, each, fieldsIn, listIn, renamed, set, without } from '../edit.ts';
import type { HostRequest, Json } from '../exchange.ts';
import type { Break, Seen } from '../variant.ts';

const page = 'pagination';

const inHistory = (change: (body: Json) => Json) => bodies(change, 'history');

/** The request with another query. */
const asking =
  (change: (query: URLSearchParams) => void) =>
  ({ endpoint, request, url }: Seen): HostRequest => {
    if (endpoint !== 'history') return request;
    const query = new URLSearchParams(url.searchParams);
    change(query);
    return { ...request, url: `${url.pathname}?${query}` };
  };

const ignoring = (name: string) => asking((query) => query.delete(name));

/** Of a repeated parameter one alone is taken. */
const first = (name: string) =>
  asking((query) => {
    const [one] = query.getAll(name);
    if (one !== undefined) query.set(name, one);
  });

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'oldest-first',
    description: 'A page of the history begins with its oldest bet.',
    effect: 'Finds the newest bet at the end.',
    changed: inHistory(each('data', (list) => listIn(list).toReversed())),
  },
  {
    name: 'market-filter-ignored',
    description: 'The filter by market changes nothing.',
    effect: 'Sees bets of markets that are not wanted.',
    asked: ignoring('market_names'),
  },
  {
    name: 'first-market-alone',
    description: 'Of several markets in the filter the first alone counts.',
    effect: 'Misses the bets of the other markets.',
    asked: first('market_names'),
  },
  {
    name: 'status-filter-ignored',
    description: 'The filter by status changes nothing.',
    effect: 'Sees lost bets in the win history.',
    asked: ignoring('bet_status'),
  },
  {
    name: 'first-status-alone',
    description: 'Of several statuses in the filter the first alone counts.',
    effect: 'Misses the bets of the other statuses.',
    asked: first('bet_status'),
  },
  {
    name: 'session-filter-ignored',
    description: 'The filter by session changes nothing.',
    effect: 'Sees close bets among the open ones.',
    asked: ignoring('session_type'),
  },
  {
    name: 'page-ignored',
    description: 'Every page is the first one.',
    effect: 'Never gets to older bets.',
    asked: ignoring('page'),
  },
  {
    name: 'pages-from-zero',
    description: 'The number of the page counts from zero.',
    effect: 'Is shown the page before the one that was chosen.',
    changed: inHistory(each(`${page}.current_page`, (number) => Number(number) - 1)),
  },
  {
    name: 'a-page-too-many',
    description: 'The number of pages is one too high.',
    effect: 'Is offered a page that is not there.',
    changed: inHistory(each(`${page}.total_pages`, (number) => Number(number) + 1)),
  },
  {
    name: 'always-a-next-page',
    description: 'The last page has a next one.',
    effect: 'Goes on to a page that is not there.',
    changed: inHistory(set(`${page}.has_next`, true)),
  },
  {
    name: 'never-a-next-page',
    description: 'No page has a next one.',
    effect: 'Never gets to older bets.',
    changed: inHistory(set(`${page}.has_next`, false)),
  },
  {
    name: 'no-page-before',
    description: 'No page has one before it.',
    effect: 'Cannot go back.',
    changed: inHistory(set(`${page}.has_previous`, false)),
  },
  {
    name: 'no-pagination',
    description: 'The pagination is missing.',
    effect: 'Never gets to older bets.',
    changed: inHistory(without(page)),
  },
  {
    name: 'pagination-renamed',
    description: 'The pagination is called meta.',
    effect: 'Never gets to older bets.',
    changed: inHistory(renamed(page, 'meta')),
  },
  {
    name: 'no-won-bets',
    description: 'The bets that won are missing.',
    effect: 'Misses every win.',
    changed: inHistory(
      each('data', (list) =>
        listIn(list).filter((one) => fieldsIn(fieldsIn(one).bet_details).bet_status !== 'won'),
      ),
    ),
  },
  {
    name: 'bets-twice',
    description: 'Every page begins with the last bet of the one before.',
    effect: 'Sees bets twice and takes them for two.',
    changed: inHistory(
      each('data', (list) => {
        const rows = listIn(list);
        return [...rows.slice(-1), ...rows.slice(0, -1)];
      }),
    ),
  },
  {
    name: 'data-renamed',
    description: 'The bets of a page are called results.',
    effect: 'Reads that the history could not be loaded.',
    changed: inHistory(renamed('data', 'results')),
  },
  {
    name: 'null-instead-of-bets',
    description: 'A page has null in place of its bets.',
    effect: 'Reads that the history could not be loaded.',
    changed: inHistory(set('data', null)),
  },
  {
    name: 'a-bare-list',
    description: 'A page is the list of bets alone.',
    effect: 'Reads that the history could not be loaded.',
    changed: inHistory((body) => listIn(fieldsIn(body).data)),
  },
];

/** Breaks of filters, order and pages of the history. */
export const historyPages: readonly Break[] = all.map(
  (one): Break => ({ ...one, endpoint: 'history' }),
);
