import { changeAt } from './change.ts';
import { numbers, spelled, texts } from './ids.ts';
import { fieldsIn, listIn } from './json.ts';
import type { Rows } from './style.ts';

const histories = ['history', 'bettingHistory'] as const;
const pageSize = 'how many bets are on a page';
const betId = 'the ids of bets';

const emptyPage = (page: number) => ({
  data: [],
  pagination: { current_page: page, has_previous: true, has_next: false, total_pages: 1 },
});

/** Styles of a host's histories and their pages. */
export const historyRows: Rows = {
  'no-bets': { description: 'A player may have no bets.', scenario: 'fresh' },
  'few-bets': { description: 'A player may have bets of one day.', scenario: 'won-yesterday' },
  'little-in-the-wallet': {
    description: 'A player may have next to nothing in the wallet.',
    scenario: 'balance-of-5',
  },
  'pages-of-50': {
    description: 'A page of a history may hold any number of bets, fifty for example.',
    decides: pageSize,
    rules: { pageSize: 50 },
  },
  'pages-of-7': {
    description: 'A page may hold seven bets.',
    decides: pageSize,
    rules: { pageSize: 7 },
  },
  'pages-of-2': {
    description: 'A page may hold two bets.',
    decides: pageSize,
    rules: { pageSize: 2 },
  },
  'histories-of-two-page-sizes': {
    description: 'The two histories may have pages of different sizes.',
    decides: pageSize,
    rules: { plainPageSize: 25 },
  },
  'one-page-without-pagination': {
    description: 'A history without pagination is one page.',
    decides: pageSize,
    rules: { pageSize: 5000 },
    endpoint: histories,
    path: 'pagination',
    change: 'drop',
  },
  'oldest-bets-first': {
    description: 'A history may begin with the oldest bets.',
    rules: { oldestFirst: true },
  },
  'pages-beyond-the-end-are-empty': {
    description: 'A page beyond the last one may be empty, or an error of the class 4xx.',
    response: (response, { endpoint, query }) => {
      const page = Number(query.page);
      return histories.some((one) => one === endpoint) && response.status === 404 && page > 1
        ? { ...response, status: 200, body: emptyPage(page) }
        : response;
    },
  },
  'more-about-pages': {
    description: 'The pagination may say more than is read.',
    endpoint: histories,
    path: 'pagination',
    change: { add: { count: 33, next: null, page_size: 10 } },
  },
  'page-numbers-as-texts': {
    description: 'The numbers of a pagination may be texts.',
    endpoint: [...histories, 'payouts'],
    path: ['pagination.current_page', 'pagination.total_pages'],
    change: 'as text',
  },
  'no-pages-of-nothing': {
    description: 'A history without a bet may have no page.',
    scenario: 'fresh',
    endpoint: histories,
    change: (body) =>
      listIn(fieldsIn(body).data).length > 0
        ? body
        : changeAt('pagination.total_pages', { set: 0 })(body),
  },
  'bet-ids-as-uuids': {
    description: 'The ids of bets may be texts such as UUIDs.',
    decides: betId,
    ...spelled('bets', texts(12, '6f1d0c52-9b7e-4e0a-8a63-')),
  },
  'big-bet-ids': {
    description: 'The ids of bets may have fifteen digits.',
    decides: betId,
    ...spelled('bets', numbers(4e14)),
  },
};
