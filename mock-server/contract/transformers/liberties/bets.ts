import {
  each,
  type Fields,
  fieldsIn,
  inOrder,
  type Json,
  listIn,
  set,
  without,
  withoutNull,
} from '../edit.ts';
import { isSuccess } from '../host.ts';
import { details, inSubBets, records, statusOf } from '../records.ts';
import { withoutKeys } from '../rewrite.ts';
import { answers, drops } from '../transform.ts';
import type { Liberties } from './liberty.ts';

const numbers = ['digit', 'pana', 'jodi', 'open_digit', 'close_digit', 'open_pana', 'close_pana'];

const times = (change: (time: string) => string) =>
  records((record) => ({
    ...record,
    timestamps: each('created_at', (time) => change(String(time)))(record.timestamps ?? null),
  }));

const inZone = (minutes: number, name: string) => (time: string) =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString().slice(0, 19) + name;

const pending = (change: (record: Fields) => Fields) =>
  records((record) => (statusOf(record) === 'pending' ? change(record) : record));

const twoDecimals = (value: Json): Json => (typeof value === 'number' ? value.toFixed(2) : value);
const amounts = ['win_amount', 'net_profit', 'amount', 'points', 'before_amount'].flatMap((name) =>
  ['calculated_values', 'bet_details'].map((part) => each(`${part}.${name}`, twoDecimals)),
);

/** What a host may do with bets and receipts. */
export const betLiberties: Liberties = {
  'times-in-utc': times((time) => new Date(time).toISOString()),
  'times-of-california': times(inZone(-480, '-08:00')),
  'times-with-microseconds': times(inZone(330, '.482913+05:30')),
  'times-to-the-minute': times((time) => time.replace(/T(\d\d:\d\d):\d\d(\.\d+)?/, 'T$1')),
  'amounts-as-texts': records((record) => fieldsIn(inOrder(...amounts)(record))),
  'sub-bets-null': details((bet) => ({
    ...bet,
    placed_bets: listIn(bet.placed_bets).map((one, index) => ({
      ...Object.fromEntries(numbers.map((name) => [name, index % 2 === 0 ? null : ''])),
      ...fieldsIn(one),
    })),
  })),
  'session-in-the-sub-bets-alone': details(({ bet_type, ...bet }) =>
    listIn(bet.placed_bets).length > 0 ? bet : { ...bet, bet_type: bet_type ?? null },
  ),
  'session-in-the-bet-alone': details((bet) => fieldsIn(without('placed_bets.*.bet_type')(bet))),
  'points-of-one-sub-bet-left-out': details((bet) =>
    listIn(bet.placed_bets).length === 1 ? fieldsIn(without('placed_bets.*.points')(bet)) : bet,
  ),
  'numbers-in-the-bet-itself': details((bet) => {
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
  'no-points-beside-the-amount': details(({ points, ...bet }) => bet),
  'no-raw-result': details((bet) =>
    listIn(bet.placed_bets).length > 0 ? { ...bet, result_data: null } : bet,
  ),
  'raw-results-as-json': details((bet) =>
    fieldsIn(each('result_data.raw_result', (raw) => String(raw).replaceAll("'", '"'))(bet)),
  ),
  'empty-result-data': pending((record) => fieldsIn(set('bet_details.result_data', {})(record))),
  'no-values-of-pending-bets': pending((record) => ({ ...record, calculated_values: null })),
  'zeros-of-pending-bets': pending((record) => ({
    ...record,
    calculated_values: { win_amount: 0, net_profit: 0 },
  })),
  'values-of-wins-alone': records(({ calculated_values: values = null, ...record }) =>
    statusOf(record) === 'won' ? { ...record, calculated_values: values } : record,
  ),
  'undecided-values-left-out': records((record) => {
    const paths = ['calculated_values.win_amount', 'calculated_values.net_profit'];
    const own = [...numbers, 'result_data'].map((name) => `bet_details.${name}`);
    return fieldsIn(inOrder(...[...paths, ...own].map(withoutNull))(record));
  }),
  'receipt-of-balances-alone': drops('betting', 'bet_details'),
  'keys-ignored': withoutKeys,
  'missing-bets-as-a-page': answers('bet', (answer) =>
    isSuccess(answer)
      ? answer
      : { ...answer, headers: { 'content-type': 'text/html' }, raw: '<h1>Not Found</h1>' },
  ),
  'numbers-as-numbers': records(
    inSubBets((bet) =>
      Object.fromEntries(
        Object.entries(bet).map(([name, value]) => [
          name,
          /digit$/.test(name) && typeof value === 'string' ? Number(value) : value,
        ]),
      ),
    ),
  ),
};
