import { bodies, each, fieldsIn, isFields, listIn } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Seen } from '../variant.ts';
import type { BehaviourFault } from './fault.ts';
import { queryOf } from './query-of.ts';

const isDecided = (row: Json): boolean =>
  /won|lost/.test(String(fieldsIn(fieldsIn(row).bet_details).bet_status));

/** Changes the records of a bet type wherever a history lists them. */
const recordsOfType = (name: string, change: (details: Record<string, Json>) => Json) =>
  bodies(
    each('data.*', (row) => {
      const fields = fieldsIn(row);
      const isOfType = fieldsIn(fields.bet_type).name === name;
      return isOfType
        ? { ...fields, bet_details: change(fieldsIn(fields.bet_details)) }
        : (row ?? null);
    }),
    'history',
    'bettingHistory',
  );

const hundredfold = (value: Json | undefined): Json => Number(value) * 100;

const minutesEarlier = (time: string, minutes: number): string => {
  const date = new Date(Date.parse(time) + (330 - minutes) * 60_000);
  return `${date.toISOString().slice(0, 19)}+05:30`;
};

const isLastOfSeveral = (body: Json): boolean => {
  const { current_page: page, has_next: next } = fieldsIn(fieldsIn(body).pagination);
  return Number(page) > 1 && next === false;
};

const day = 86_400_000;

/** Faults of histories that show on one page, in one filter, or on the bets of one market or type. */
export const localHistoryFaults: readonly BehaviourFault[] = [
  {
    name: 'last-page-lacks-a-row',
    description: 'The last page of a history, if it is not the only one, lacks its oldest bet.',
    breaks: 'filters',
    changed: (response, seen) =>
      isLastOfSeveral(response.body)
        ? bodies(
            each('data', (rows) => listIn(rows).slice(0, -1)),
            'history',
            'bettingHistory',
          )(response, seen)
        : response,
  },
  {
    name: 'a-page-too-many',
    description: 'A history counts a page more than it has.',
    breaks: 'paging',
    changed: bodies(
      each('pagination', (pagination) => ({
        ...fieldsIn(pagination),
        total_pages: Number(fieldsIn(pagination).total_pages) + 1,
        has_next: true,
      })),
      'history',
      'bettingHistory',
    ),
  },
  {
    name: 'pending-bets-in-a-market-filter',
    description: 'A filter by market and status lists the pending bets of the market as well.',
    breaks: 'filters',
    asked: queryOf('history', (query) => {
      if (query.has('market_names') && query.has('bet_status'))
        query.append('bet_status', 'pending');
    }),
  },
  {
    name: 'an-empty-filter-lists-all',
    description: 'A filter that no bet matches lists all bets.',
    breaks: 'filters',
    options: { emptyListsAll: true },
  },
  {
    name: 'a-bet-type-missing-in-the-histories',
    description: 'The histories lack the bets of Full Sangam.',
    breaks: 'bet in the histories',
    options: { isListed: ({ betType }) => betType.config.code !== 'full_sangam' },
  },
  {
    name: 'times-of-one-market-shifted',
    description: 'The times of bets on Surya Day are 45 minutes early.',
    breaks: 'ordering',
    changed: bodies(
      each('data.*', (row) => {
        const fields = fieldsIn(row);
        if (fieldsIn(fields.market).name !== 'Surya Day') return row;
        const { created_at: at } = fieldsIn(fields.timestamps);
        const timestamps = { created_at: minutesEarlier(String(at), 45) };
        return { ...fields, timestamps };
      }),
      'history',
      'bettingHistory',
    ),
  },
  {
    name: 'points-of-one-type-in-hundredths',
    description: 'The bets on SP Motor are listed in hundredths of a point.',
    breaks: 'settlement',
    changed: recordsOfType('SP Motor', (details) => ({
      ...details,
      amount: hundredfold(details.amount),
      points: hundredfold(details.points),
      before_amount: hundredfold(details.before_amount),
      placed_bets: listIn(details.placed_bets).map((one) =>
        isFields(one) ? { ...one, points: hundredfold(one.points) } : one,
      ),
    })),
  },
  {
    name: 'a-decided-bet-pending-by-id',
    description: 'GET /betting/{id}/ gives decided bets as pending.',
    breaks: 'stable records',
    changed: bodies(
      each('', (row) => {
        const fields = fieldsIn(row);
        return isDecided(row)
          ? {
              ...fields,
              calculated_values: { win_amount: null, net_profit: null },
              bet_details: { ...fieldsIn(fields.bet_details), bet_status: 'PENDING' },
            }
          : row;
      }),
      'bet',
    ),
  },
];

/** Faults of bets on one market, of one type, or of one of two. */
export const localBettingFaults: readonly BehaviourFault[] = [
  {
    name: 'one-bet-type-never-closes',
    description: 'Double Pana takes bets whatever the status of the market.',
    breaks: 'closed sides',
    options: { neverCloses: ['double_pana'] },
  },
  {
    name: 'the-highest-jodi-rejected',
    description: 'Bets on the jodi 99 are rejected.',
    breaks: 'lawful bets',
    changed: (response, { endpoint, request }) =>
      endpoint === 'betting' && /"jodi":"99"/.test(request.body ?? '')
        ? { ...response, status: 400, body: { error: 'Validation: not on 99.' } }
        : response,
  },
  {
    name: 'bets-of-one-market-on-the-next',
    description: 'Bets on Tara Night are stored for Deepak Bazar.',
    breaks: 'bet in the histories',
    options: {
      stored: (bet) => [
        bet.market.name === 'Tara Night'
          ? { ...bet, market: { ...bet.market, id: 708, name: 'Deepak Bazar' } }
          : bet,
      ],
    },
  },
  {
    name: 'equal-bets-book-once',
    description: 'A bet that equals the latest one gets a receipt and is not stored.',
    breaks: 'bet in the histories',
    options: (() => {
      let latest = '';
      return {
        stored: (bet) => {
          const { market, betType, stakes } = bet;
          const text = JSON.stringify([market.id, betType.id, stakes]);
          const isEqual = text === latest;
          latest = text;
          return isEqual ? [] : [bet];
        },
      };
    })(),
  },
  {
    name: 'rejected-and-booked',
    description: 'A bet whose amount is not the sum is rejected and stored all the same.',
    breaks: 'nothing without a bet',
    options: { unchecked: ['sum'] },
    changed: (response, { endpoint, request }) => {
      if (endpoint !== 'betting' || response.status !== 200) return response;
      const { amount, payload } = JSON.parse(request.body ?? '{}');
      const sum = listIn(fieldsIn(payload).bets).reduce<number>(
        (total, one) => total + Number(fieldsIn(one).points),
        0,
      );
      return amount === sum
        ? response
        : { ...response, status: 400, body: { error: 'Validation: the amount is not the sum.' } };
    },
  },
  {
    name: 'wallet-before-of-an-earlier-bet',
    description: 'The record of each second bet has the wallet before the bet before it.',
    breaks: 'bet in the histories',
    options: (() => {
      let previous: number | undefined;
      return {
        stored: (bet) => {
          const before = previous ?? bet.before;
          previous = previous === undefined ? bet.before : undefined;
          return [{ ...bet, before }];
        },
      };
    })(),
  },
];

/** Faults of one market, one day, one bet type or one session. */
export const localGameFaults: readonly BehaviourFault[] = [
  {
    name: 'win-by-the-square-of-the-points',
    description: 'A win is multiplied by the points twice.',
    breaks: 'settlement',
    options: { settlement: { rate: (rate, { points }) => rate * points } },
  },
  {
    name: 'one-type-pays-another-rate',
    description: 'SP Motor pays a point less than the listed rate.',
    breaks: 'settlement',
    options: {
      settlement: { rate: (rate, { code }) => (code === 'sp_motor' ? rate - 1 : rate) },
    },
  },
  {
    name: 'chart-of-one-market-swapped',
    description: 'The chart of Ganga Day is that of Arun Bazar.',
    breaks: 'results',
    asked: queryOf('results', (query) => {
      if (query.get('market_name') === 'Ganga Day') query.set('market_name', 'Arun Bazar');
    }),
  },
  {
    name: 'last-day-missing-in-charts',
    description: 'A chart lacks the result of the last day of its month.',
    breaks: 'results',
    changed: bodies(
      each('calendar_weeks.*.*', (one) => {
        const fields = fieldsIn(one);
        const next = new Date(Date.parse(String(fields.date)) + day);
        const nothing = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };
        return next.getUTCDate() === 1 ? { ...fields, has_result: false, ...nothing } : one;
      }),
      'results',
    ),
  },
  {
    name: 'results-of-a-day-to-come',
    description: 'A day without results gets those of a day in the past.',
    breaks: 'results',
    asked: queryOf('results', (query) => {
      const date = query.get('date') ?? '';
      if (date > '2026-11-20') query.set('date', '2026-11-19');
    }),
  },
  {
    name: 'a-suggestion-twice',
    description: 'The first suggestion of Group Jodi is there twice.',
    breaks: 'suggestions',
    changed: (response, seen: Seen) =>
      /"jodi"/.test(seen.request.body ?? '')
        ? bodies(
            each('suggestions.combinations', (list) => [
              ...listIn(list).slice(0, 1),
              ...listIn(list),
            ]),
            'suggestions',
          )(response, seen)
        : response,
  },
  {
    name: 'a-refreshed-token-of-another-player',
    description: 'A refresh gives an access token of another player.',
    breaks: 'stable records',
    options: { refreshesFor: '8123012341' },
  },
];
