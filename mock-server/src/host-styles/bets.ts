import {
  type Fields,
  fieldsIn,
  inOrder,
  type Json,
  listIn,
  set,
  without,
  withoutNull,
} from './json.ts';
import { details, inSubBets, records, statusOf } from './records.ts';
import { withoutKeys } from './rewrite.ts';
import type { Rows } from './style.ts';
import { answers } from './transform.ts';

const numbers = ['digit', 'pana', 'jodi', 'open_digit', 'close_digit', 'open_pana', 'close_pana'];

const createdAt = 'timestamps.created_at';
const howTimes = 'how the time of a bet is written';
const sessionPlace = 'where the session of a bet stands';
const subBetNumbers = 'numbers that a sub-bet does not have';
const rawResults = 'the raw result of a bet';
const pendingValues = 'the calculated values of a bet that is not decided';
const pointsOfBets = 'where the points of a bet stand';

const inZone = (minutes: number, name: string) => (time: Json) =>
  new Date(Date.parse(String(time)) + minutes * 60_000).toISOString().slice(0, 19) + name;

const time = (sentence: string, change: (time: Json) => Json) =>
  ({ sentence, decides: howTimes, endpoint: 'bet records', path: createdAt, change }) as const;

const pending = (change: (record: Fields) => Fields) =>
  records((record) => (statusOf(record) === 'pending' ? change(record) : record));

const amounts = ['win_amount', 'net_profit', 'amount', 'points', 'before_amount'];
const parts = ['calculated_values', 'bet_details', 'bet_details.placed_bets.*'];
const amountPaths = parts.flatMap((part) => amounts.map((name) => `${part}.${name}`));
/** Odd Even has single digits of one session under the name jodi. */
const isOfBothResults = ({ jodi, digit, pana }: Fields) =>
  jodi ? String(jodi).length === 2 : !digit && !pana;
const isSession = (value: Json | undefined) => value === 'open' || value === 'close';

/** Styles of a host's bets and receipts. */
export const betRows: Rows = {
  'times-in-utc': time('The time of a bet may be in UTC, with milliseconds and Z.', (text) =>
    new Date(String(text)).toISOString(),
  ),
  'times-of-california': time(
    'The time of a bet may be that of any zone that it names.',
    inZone(-480, '-08:00'),
  ),
  'times-in-two-zones': {
    sentence: 'The times of bets may be of one zone here and of another there.',
    decides: howTimes,
    transform: records((record) => {
      const { created_at = null } = fieldsIn(record.timestamps);
      if (typeof created_at !== 'string' || Number(record.id) % 2 === 0) return record;
      return { ...record, timestamps: { created_at: new Date(created_at).toISOString() } };
    }),
  },
  'times-without-a-zone': time(
    'The time of a bet may have no zone: it is one of India.',
    inZone(330, ''),
  ),
  'times-with-microseconds': time(
    'The time of a bet may have six decimals.',
    inZone(330, '.482913+05:30'),
  ),
  'times-to-the-minute': time('The time of a bet may leave out its seconds.', (text) =>
    String(text).replace(/T(\d\d:\d\d):\d\d(\.\d+)?/, 'T$1'),
  ),
  'amounts-as-texts': {
    sentence: 'The amounts of a bet may be texts with two decimals.',
    endpoint: 'bet records',
    path: amountPaths,
    change: 'as decimals',
  },
  'sub-bets-null': {
    sentence: 'Numbers that a sub-bet does not have may be null, absent or empty texts.',
    decides: subBetNumbers,
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
    decides: sessionPlace,
    transform: details(({ bet_type, ...bet }) =>
      listIn(bet.placed_bets).length > 0 ? bet : { ...bet, bet_type: bet_type ?? null },
    ),
  },
  'session-in-the-bet-alone': {
    sentence: 'The session may stand in the bet alone.',
    decides: sessionPlace,
    endpoint: 'bet records',
    path: 'bet_details.placed_bets.*.bet_type',
    change: 'drop',
  },
  'no-session-of-jodis': {
    sentence: 'Bets on jodis and sangams need not name a session.',
    transform: details((bet) =>
      listIn(bet.placed_bets).every((one) => isOfBothResults(fieldsIn(one)))
        ? fieldsIn(inOrder(without('bet_type'), without('placed_bets.*.bet_type'))(bet))
        : bet,
    ),
  },
  'points-of-one-sub-bet-left-out': {
    sentence: 'The only sub-bet of a bet need not repeat its points.',
    decides: pointsOfBets,
    transform: details((bet) =>
      listIn(bet.placed_bets).length === 1 ? fieldsIn(without('placed_bets.*.points')(bet)) : bet,
    ),
  },
  'numbers-in-the-bet-itself': {
    sentence: 'A bet on one digit or pana may have it in the bet itself, without sub-bets.',
    decides: sessionPlace,
    transform: details((bet) => {
      const [one, ...more] = listIn(bet.placed_bets);
      const own = fieldsIn(one);
      // A single digit and a pana of a bet itself say which session they are of.
      const { digit, pana, bet_type: side, ...others } = own;
      if (more.length > 0 || !isSession(side) || !(digit ?? pana)) return bet;
      const named = {
        ...(digit !== undefined && { [`${side}_digit`]: digit }),
        ...(pana !== undefined && { [`${side}_pana`]: pana }),
      };
      return { ...bet, ...others, ...named, points: bet.points ?? null, placed_bets: [] };
    }),
  },
  'no-points-beside-the-amount': {
    sentence: 'A bet need not repeat its amount as points.',
    decides: pointsOfBets,
    endpoint: 'bet records',
    path: 'bet_details.points',
    change: 'drop',
  },
  'no-raw-result': {
    sentence: 'A bet may have no raw result where its numbers stand in its sub-bets.',
    decides: rawResults,
    transform: details((bet) =>
      listIn(bet.placed_bets).length > 0 ? { ...bet, result_data: null } : bet,
    ),
  },
  'raw-results-null': {
    sentence: 'The raw result of a bet may be null where its numbers stand in its sub-bets.',
    decides: rawResults,
    transform: details((bet) =>
      listIn(bet.placed_bets).length > 0 ? { ...bet, result_data: { raw_result: null } } : bet,
    ),
  },
  'raw-results-as-json': {
    sentence: 'A raw result may have double quotes.',
    decides: rawResults,
    endpoint: 'bet records',
    path: 'bet_details.result_data.raw_result',
    change: (raw) => String(raw).replaceAll("'", '"'),
  },
  'empty-result-data': {
    sentence: 'The result data of a bet that is not decided may be an empty object.',
    decides: rawResults,
    transform: pending((record) => fieldsIn(set('bet_details.result_data', {})(record))),
  },
  'no-values-of-pending-bets': {
    sentence: 'A bet that is not decided may have no calculated values.',
    decides: pendingValues,
    transform: pending((record) => ({ ...record, calculated_values: null })),
  },
  'zeros-of-pending-bets': {
    sentence: 'A bet that is not decided may have 0 as its win and its profit.',
    decides: pendingValues,
    transform: pending((record) => ({
      ...record,
      calculated_values: { win_amount: 0, net_profit: 0 },
    })),
  },
  'values-of-wins-alone': {
    sentence: 'Only bets that won need calculated values.',
    decides: pendingValues,
    transform: records(({ calculated_values: values = null, ...record }) =>
      statusOf(record) === 'won' ? { ...record, calculated_values: values } : record,
    ),
  },
  'undecided-values-left-out': {
    sentence: 'What is null in a bet may be left out.',
    decides: subBetNumbers,
    transform: records((record) => {
      const paths = ['calculated_values.win_amount', 'calculated_values.net_profit'];
      const own = [...numbers, 'result_data'].map((name) => `bet_details.${name}`);
      return fieldsIn(inOrder(...[...paths, ...own].map(withoutNull))(record));
    }),
  },
  'receipt-of-balances-alone': {
    sentence: 'A receipt need not repeat the market.',
    endpoint: 'betting',
    path: 'bet_details',
    change: 'drop',
  },
  'keys-ignored': {
    sentence: 'A host may know no idempotency keys: it books a repeated request again.',
    transform: withoutKeys,
  },
  'missing-bets-as-a-page': {
    sentence: 'A bet, or a page of bets, that is not there may get HTML in place of JSON.',
    transform: answers(['bet', 'history', 'bettingHistory'], (answer) =>
      answer.status !== 404
        ? answer
        : { ...answer, headers: { 'content-type': 'text/html' }, raw: '<h1>Not Found</h1>' },
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
