import { bodies, each, fieldsIn, inOrder, listIn, set, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Variation } from './variation.ts';

const inHistories = (change: (body: Json) => Json) => bodies(change, 'history', 'bettingHistory');

/** A change of the details of every bet. */
const details = (change: (details: { [name: string]: Json }) => Json) =>
  inHistories(each('data.*.bet_details', (value) => change(fieldsIn(value))));

const isWon = (record: Json) => fieldsIn(fieldsIn(record).bet_details).bet_status === 'won';

/** Bets and pages of other hosts. */
export const histories: readonly Variation[] = [
  {
    name: 'timestamps-with-microseconds',
    description: 'The times of bets have six decimals.',
    changed: inHistories(
      each('data.*.timestamps.created_at', (time) => String(time).replace('+', '.482913+')),
    ),
    differs: 'The same second is written in another way.',
  },
  {
    // A list without rows has no page or one empty page: the client reads both as the only page.
    name: 'an-empty-history-without-pages',
    description: 'There is no bet yet, and the number of pages is 0.',
    options: { startsWithBets: false },
    changed: inHistories((body) =>
      listIn(fieldsIn(body).data).length > 0
        ? body
        : {
            ...fieldsIn(body),
            pagination: { current_page: 1, has_previous: false, has_next: false, total_pages: 0 },
          },
    ),
    differs: 'The histories are empty.',
  },
  {
    name: 'one-page-without-pagination',
    description: 'All bets are on one page, which says nothing about pages.',
    options: { pageSize: 500 },
    changed: inHistories(without('pagination')),
    differs: 'All bets are on the first page.',
  },
  {
    name: 'pages-that-count-their-bets',
    description: 'The pagination says how many bets there are and how many a page holds.',
    changed: inHistories(
      each('pagination', (value) => ({ ...fieldsIn(value), total_count: 33, page_size: 7 })),
    ),
  },
  {
    name: 'wins-of-wins-alone',
    description: 'Only a bet that won has calculated values.',
    changed: inHistories(
      each('data.*', (record) => {
        const { calculated_values, ...others } = fieldsIn(record);
        return isWon(record) ? record : others;
      }),
    ),
    differs: 'A bet that did not win has no win.',
  },
  {
    name: 'losses-of-zero',
    description: 'Pending bets have 0 as win and as profit.',
    changed: inHistories(
      each('data.*', (record) =>
        fieldsIn(fieldsIn(record).bet_details).bet_status === 'PENDING'
          ? { ...fieldsIn(record), calculated_values: { win_amount: 0, net_profit: 0 } }
          : record,
      ),
    ),
    differs: 'A pending bet shows no win either way.',
  },
  {
    name: 'raw-results-as-json',
    description: 'Raw results are JSON with double quotes.',
    changed: details((value) => {
      const { raw_result } = fieldsIn(value.result_data);
      return typeof raw_result === 'string'
        ? { ...value, result_data: { raw_result: raw_result.replaceAll("'", '"') } }
        : value;
    }),
  },
  {
    name: 'no-raw-result-beside-sub-bets',
    description: 'A bet whose numbers stand in its sub-bets has null as its raw result.',
    changed: details((value) =>
      listIn(value.placed_bets).length > 0 && value.result_data !== null
        ? { ...value, result_data: { raw_result: null } }
        : value,
    ),
    differs: 'The raw result is not shown beside sub-bets.',
  },
  {
    name: 'empty-result-data',
    description: 'A pending bet has an empty object as result data.',
    changed: details((value) =>
      value.bet_status === 'PENDING' ? { ...value, result_data: {} } : value,
    ),
    differs: 'There is no result either way.',
  },
  {
    name: 'a-session-in-the-sub-bets-alone',
    description: 'The session stands in the sub-bets, not beside them.',
    changed: details((value) => {
      const { bet_type, ...others } = value;
      return listIn(value.placed_bets).length > 0 ? others : value;
    }),
    differs: 'The session of the sub-bets is shown.',
  },
  {
    name: 'a-session-in-the-bets-alone',
    description: 'The session stands in the bet, not in its sub-bets.',
    changed: inHistories(without('data.*.bet_details.placed_bets.*.bet_type')),
    differs: 'The session of the bet is shown.',
  },
  {
    name: 'points-of-one-sub-bet-left-out',
    description: 'The only sub-bet of a bet does not repeat its points.',
    changed: details((value) =>
      listIn(value.placed_bets).length === 1
        ? {
            ...value,
            placed_bets: listIn(value.placed_bets).map((bet) => {
              const { points, ...others } = fieldsIn(bet);
              return others;
            }),
          }
        : value,
    ),
    differs: 'The amount of the bet is shown.',
  },
  {
    name: 'empty-texts-for-missing-numbers',
    description: 'Numbers that a sub-bet does not have are empty texts.',
    changed: inHistories(
      each('data.*.bet_details.placed_bets.*', (bet) => ({
        pana: '',
        digit: '',
        jodi: '',
        open_pana: '',
        open_digit: '',
        close_digit: '',
        close_pana: '',
        ...fieldsIn(bet),
      })),
    ),
    differs: 'An empty text shows nothing.',
  },
  {
    name: 'a-bet-for-each-number',
    description: 'Each number of a bet is a record of its own.',
    options: { splitsBets: true },
    stateful: true,
  },
  {
    name: 'more-about-bets',
    description: 'Market and bet type of a bet have ids and codes.',
    changed: inHistories(
      inOrder(
        each('data.*.market', (market) => ({ ...fieldsIn(market), id: 7, short: 'X' })),
        each('data.*.bet_type', (type) => ({ ...fieldsIn(type), id: 9, code: 'y' })),
      ),
    ),
  },
  {
    name: 'big-ids',
    description: 'Ids of bets have fifteen digits.',
    changed: bodies(
      inOrder(
        each('data.*.id', (id) => 400_000_000_000_000 + Number(id)),
        each('id', (id) => 400_000_000_000_000 + Number(id)),
      ),
      'history',
      'bettingHistory',
      'bet',
    ),
    asked: ({ endpoint, request }) =>
      endpoint === 'bet'
        ? {
            ...request,
            url: request.url.replace(
              /\/(\d+)\//,
              (_, id: string) => `/${Number(id) > 4e14 ? Number(id) - 4e14 : id}/`,
            ),
          }
        : request,
    differs: 'The ids are others.',
  },
  {
    name: 'receipts-with-decimals',
    description: 'A receipt has its balances as texts with decimals, and says more.',
    changed: bodies(
      inOrder(
        each('user_balance', (value) => ({
          previous_balance: Number(fieldsIn(value).previous_balance).toFixed(2),
          current_balance: Number(fieldsIn(value).current_balance).toFixed(2),
          currency: 'INR',
        })),
        set('bet_details.market', null),
      ),
      'betting',
    ),
    differs: 'The market of the receipt is read where it is there, and not shown.',
  },
];
