import {
  each,
  type Fields,
  fieldsIn,
  type Json,
  listIn,
  set,
  without,
  withoutNull,
} from '../edit.ts';
import { isSuccess } from '../host.ts';
import { details, inSubBets, records, statusOf } from '../records.ts';
import { withoutKeys } from '../rewrite.ts';
import { answers, bodies } from '../transform.ts';
import type { Liberties } from './liberty.ts';

const numbers = ['digit', 'pana', 'jodi', 'open_digit', 'close_digit', 'open_pana', 'close_pana'];

const times = (change: (time: string) => string) =>
  records((record) => ({
    ...record,
    timestamps: each('created_at', (time) => change(String(time)))(record.timestamps ?? null),
  }));

const inZone = (minutes: number, name: string) => (time: string) =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString().slice(0, 19) + name;

/** Changes the object of a bet that is not decided. */
const pending = (change: (record: Fields) => Fields) =>
  records((record) => (statusOf(record) === 'pending' ? change(record) : record));

const twoDecimals = (value: Json): Json => (typeof value === 'number' ? value.toFixed(2) : value);

const amounts = (change: (value: Json) => Json) =>
  records((record) =>
    ['win_amount', 'net_profit', 'amount', 'points', 'before_amount'].reduce<Fields>(
      (next, name) =>
        fieldsIn(
          each(`bet_details.${name}`, change)(each(`calculated_values.${name}`, change)(next)),
        ),
      record,
    ),
  );

/** What a host may do with bets and receipts. */
export const betLiberties: Liberties = {
  'times-in-utc': {
    sentence: 'The time of a bet may be in UTC, with milliseconds and Z.',
    transform: times((time) => new Date(time).toISOString()),
  },
  'times-of-california': {
    sentence: 'The time of a bet may be that of any zone that it names.',
    transform: times(inZone(-480, '-08:00')),
  },
  'times-with-microseconds': {
    sentence: 'The time of a bet may have six decimals.',
    transform: times(inZone(330, '.482913+05:30')),
  },
  'times-to-the-minute': {
    sentence: 'The time of a bet may leave out its seconds.',
    transform: times((time) => time.replace(/T(\d\d:\d\d):\d\d(\.\d+)?/, 'T$1')),
  },
  'amounts-as-texts': {
    sentence: 'The amounts of a bet may be texts with two decimals.',
    transform: amounts(twoDecimals),
  },
  'sub-bets-null': {
    sentence: 'Numbers that a sub-bet does not have may be null, absent or empty texts.',
    transform: details((bet) => ({
      ...bet,
      placed_bets: listIn(bet.placed_bets).map((one, index) => ({
        ...Object.fromEntries(numbers.map((name) => [name, index % 2 === 0 ? null : ''])),
        ...fieldsIn(one),
      })),
    })),
  },
  'session-in-the-sub-bets-alone': {
    sentence: 'The session may stand in the sub-bets alone.',
    transform: details(({ bet_type, ...bet }) =>
      listIn(bet.placed_bets).length > 0 ? bet : { ...bet, bet_type: bet_type ?? null },
    ),
  },
  'session-in-the-bet-alone': {
    sentence: 'The session may stand in the bet alone.',
    transform: details((bet) => fieldsIn(without('placed_bets.*.bet_type')(bet))),
  },
  'points-of-one-sub-bet-left-out': {
    sentence: 'The only sub-bet of a bet need not repeat its points.',
    transform: details((bet) =>
      listIn(bet.placed_bets).length === 1 ? fieldsIn(without('placed_bets.*.points')(bet)) : bet,
    ),
  },
  'numbers-in-the-bet-itself': {
    sentence: 'A bet on one number may have it in the bet itself, without sub-bets.',
    transform: details((bet) => {
      const [one, ...more] = listIn(bet.placed_bets);
      const own = fieldsIn(one);
      // A single digit and a pana of a bet itself say which session they are of.
      const { digit, pana, bet_type: side, ...others } = own;
      if (more.length > 0 || one === undefined || (side !== 'open' && side !== 'close')) return bet;
      const named = {
        ...(digit !== undefined && { [`${side}_digit`]: digit }),
        ...(pana !== undefined && { [`${side}_pana`]: pana }),
      };
      return { ...bet, ...others, ...named, points: bet.points ?? null, placed_bets: [] };
    }),
  },
  'no-points-beside-the-amount': {
    sentence: 'A bet need not repeat its amount as points.',
    transform: details(({ points, ...bet }) => bet),
  },
  'no-raw-result': {
    sentence: 'A bet may have no raw result where its numbers stand in its sub-bets.',
    transform: details((bet) =>
      listIn(bet.placed_bets).length > 0 ? { ...bet, result_data: null } : bet,
    ),
  },
  'raw-results-as-json': {
    sentence: 'A raw result may have double quotes.',
    transform: details((bet) =>
      fieldsIn(each('result_data.raw_result', (raw) => String(raw).replaceAll("'", '"'))(bet)),
    ),
  },
  'empty-result-data': {
    sentence: 'The result data of a bet that is not decided may be an empty object.',
    transform: pending((record) => fieldsIn(set('bet_details.result_data', {})(record))),
  },
  'no-values-of-pending-bets': {
    sentence: 'A bet that is not decided may have no calculated values.',
    transform: pending((record) => ({ ...record, calculated_values: null })),
  },
  'zeros-of-pending-bets': {
    sentence: 'A bet that is not decided may have 0 as its win and its profit.',
    transform: pending((record) => ({
      ...record,
      calculated_values: { win_amount: 0, net_profit: 0 },
    })),
  },
  'values-of-wins-alone': {
    sentence: 'Only bets that won need calculated values.',
    transform: records(({ calculated_values: values = null, ...record }) =>
      statusOf(record) === 'won' ? { ...record, calculated_values: values } : record,
    ),
  },
  'undecided-values-left-out': {
    sentence: 'What is null in a bet may be left out.',
    transform: records((record) => {
      const paths = ['calculated_values.win_amount', 'calculated_values.net_profit'];
      const own = [...numbers, 'result_data'].map((name) => `bet_details.${name}`);
      return [...paths, ...own].reduce((next, path) => fieldsIn(withoutNull(path)(next)), record);
    }),
  },
  'receipt-of-balances-alone': {
    sentence: 'A receipt need not repeat the market.',
    transform: bodies('betting', without('bet_details')),
  },
  'keys-ignored': {
    sentence: 'A host may know no idempotency keys: it books a repeated request again.',
    transform: withoutKeys,
  },
  'missing-bets-as-a-page': {
    sentence: 'A bet that is not there may get a page of the server in place of JSON.',
    transform: answers('bet', (answer) =>
      isSuccess(answer)
        ? answer
        : {
            ...answer,
            headers: { 'content-type': 'text/html' },
            raw: '<h1>Not Found</h1>',
          },
    ),
  },
  'numbers-as-numbers': {
    sentence: 'Single digits of a bet may be numbers.',
    transform: records(
      inSubBets((bet) =>
        Object.fromEntries(
          Object.entries(bet).map(([name, value]) => [
            name,
            /digit$/.test(name) && typeof value === 'string' ? Number(value) : value,
          ]),
        ),
      ),
    ),
  },
};
