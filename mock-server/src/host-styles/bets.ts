import { fieldsIn, type Json, listIn } from './json.ts';
import type { ResponseChange, Rows } from './style.ts';

const numbers = ['digit', 'pana', 'jodi', 'open_digit', 'close_digit', 'open_pana', 'close_pana'];

const howTimes = 'how the time of a bet is written';
const sessionPlace = 'where the session of a bet stands';
const subBetNumbers = 'numbers that a sub-bet does not have';
const rawResults = 'the raw result of a bet';
const pendingValues = 'the calculated values of a bet that is not decided';
const pointsOfBets = 'where the points of a bet stand';

const time = (description: string, change: NonNullable<ResponseChange['change']>) => ({
  description,
  ...({
    decides: howTimes,
    endpoint: 'bet records',
    path: 'timestamps.created_at',
    change,
  } as const),
});

const amounts = ['win_amount', 'net_profit', 'amount', 'points', 'before_amount'];
const parts = ['calculated_values', 'bet_details', 'bet_details.placed_bets.*'];
const amountPaths = parts.flatMap((part) => amounts.map((name) => `${part}.${name}`));
const digitPaths = parts
  .slice(1)
  .flatMap((part) => ['digit', 'open_digit', 'close_digit'].map((name) => `${part}.${name}`));

/** A bet on one digit or pana with its number under the name of its session, without sub-bets. */
function inTheBetItself(value: Json): Json {
  const bet = fieldsIn(value);
  const [one, ...more] = listIn(bet.placed_bets);
  const { digit, pana, bet_type: side, ...others } = fieldsIn(one);
  if (more.length > 0 || (side !== 'open' && side !== 'close') || !(digit ?? pana)) return bet;
  const named = {
    ...(digit !== undefined && { [`${side}_digit`]: digit }),
    ...(pana !== undefined && { [`${side}_pana`]: pana }),
  };
  return { ...bet, ...others, ...named, points: bet.points ?? null, placed_bets: [] };
}

/** Sub-bets with null or an empty text, in turn, for the numbers that they do not have. */
const filled = (list: Json): Json =>
  listIn(list).map((one, index) => ({
    ...Object.fromEntries(numbers.map((name): [string, Json] => [name, index % 2 ? '' : null])),
    ...fieldsIn(one),
  }));

/** Styles of a host's bets and receipts. */
export const betRows: Rows = {
  'times-in-utc': time('The time of a bet may be in UTC, with milliseconds and Z.', {
    zone: [0, '.000Z'],
  }),
  'times-of-california': time('The time of a bet may be that of any zone that it names.', {
    zone: [-480, '-08:00'],
  }),
  'times-in-two-zones': {
    ...time('The times of bets may be of one zone here and of another there.', {
      zone: [0, '.000Z'],
    }),
    endpoint: 'every second bet',
  },
  'times-without-a-zone': time('The time of a bet may have no zone: it is one of India.', {
    zone: [330, ''],
  }),
  'times-with-microseconds': time('The time of a bet may have six decimals.', {
    zone: [330, '.482913+05:30'],
  }),
  'times-to-the-minute': time('The time of a bet may leave out its seconds.', (text) =>
    String(text).replace(/T(\d\d:\d\d):\d\d(\.\d+)?/, 'T$1'),
  ),
  'times-since-1970': time('The time of a bet may be milliseconds since 1970.', (text) =>
    Date.parse(String(text)),
  ),
  'amounts-as-texts': {
    description: 'The amounts of a bet may be texts with two decimals.',
    endpoint: 'bet records',
    path: amountPaths,
    change: 'as decimals',
  },
  'sub-bets-null': {
    description: 'Numbers that a sub-bet does not have may be null, absent or empty texts.',
    decides: subBetNumbers,
    endpoint: 'bet records',
    path: 'bet_details.placed_bets',
    change: filled,
  },
  'session-in-the-sub-bets-alone': {
    description: 'The session may stand in the sub-bets alone.',
    decides: sessionPlace,
    endpoint: 'bets with sub-bets',
    path: 'bet_details.bet_type',
    change: 'drop',
  },
  'session-in-the-bet-alone': {
    description: 'The session may stand in the bet alone.',
    decides: sessionPlace,
    endpoint: 'bet records',
    path: 'bet_details.placed_bets.*.bet_type',
    change: 'drop',
  },
  'sessions-in-capitals': {
    description: 'The session of a bet may be in capitals.',
    endpoint: 'bet records',
    path: ['bet_details.bet_type', 'bet_details.placed_bets.*.bet_type'],
    change: (side) => side && String(side).toUpperCase(),
  },
  'no-session-of-jodis': {
    description: 'Bets on jodis and sangams need not name a session.',
    endpoint: 'bets on both results',
    path: ['bet_details.bet_type', 'bet_details.placed_bets.*.bet_type'],
    change: 'drop',
  },
  'points-of-one-sub-bet-left-out': {
    description: 'The only sub-bet of a bet need not repeat its points.',
    decides: pointsOfBets,
    endpoint: 'bets with one sub-bet',
    path: 'bet_details.placed_bets.*.points',
    change: 'drop',
  },
  'numbers-in-the-bet-itself': {
    description: 'A bet on one digit or pana may have it in the bet itself, without sub-bets.',
    decides: sessionPlace,
    endpoint: 'bet records',
    path: 'bet_details',
    change: inTheBetItself,
  },
  'no-points-beside-the-amount': {
    description: 'A bet need not repeat its amount as points.',
    decides: pointsOfBets,
    endpoint: 'bet records',
    path: 'bet_details.points',
    change: 'drop',
  },
  'no-raw-result': {
    description: 'A bet may have no raw result where its numbers stand in its sub-bets.',
    decides: rawResults,
    endpoint: 'bets with sub-bets',
    path: 'bet_details.result_data',
    change: { set: null },
  },
  'raw-results-null': {
    description: 'The raw result of a bet may be null where its numbers stand in its sub-bets.',
    decides: rawResults,
    endpoint: 'bets with sub-bets',
    path: 'bet_details.result_data',
    change: { set: { raw_result: null } },
  },
  'raw-results-as-json': {
    description: 'A raw result may have double quotes.',
    decides: rawResults,
    endpoint: 'bet records',
    path: 'bet_details.result_data.raw_result',
    change: (raw) => String(raw).replaceAll("'", '"'),
  },
  'empty-result-data': {
    description: 'The result data of a bet that is not decided may be an empty object.',
    decides: rawResults,
    endpoint: 'pending bets',
    path: 'bet_details.result_data',
    change: { set: {} },
  },
  'no-values-of-pending-bets': {
    description: 'A bet that is not decided may have no calculated values.',
    decides: pendingValues,
    endpoint: 'pending bets',
    path: 'calculated_values',
    change: 'null',
  },
  'zeros-of-pending-bets': {
    description: 'A bet that is not decided may have 0 as its win and its profit.',
    decides: pendingValues,
    endpoint: 'pending bets',
    path: 'calculated_values',
    change: { set: { win_amount: 0, net_profit: 0 } },
  },
  'values-of-wins-alone': {
    description: 'Only bets that won need calculated values.',
    decides: pendingValues,
    endpoint: 'bets that did not win',
    path: 'calculated_values',
    change: 'drop',
  },
  'undecided-values-left-out': {
    description: 'What is null in a bet may be left out.',
    decides: subBetNumbers,
    endpoint: 'bet records',
    path: [
      ...['calculated_values.win_amount', 'calculated_values.net_profit'],
      ...[...numbers, 'result_data'].map((name) => `bet_details.${name}`),
    ],
    change: 'drop null',
  },
  'receipt-of-balances-alone': {
    description: 'A receipt need not repeat the market.',
    endpoint: 'betting',
    path: 'bet_details',
    change: 'drop',
  },
  'one-record-for-several-numbers': {
    description: 'Bets on several numbers of one session may be one record.',
    rules: { joinsBets: true },
  },
  'keys-ignored': {
    description: 'A host may know no idempotency keys: it books a repeated request again.',
    rules: { ignoresKeys: true },
  },
  'missing-bets-as-a-page': {
    description: 'A bet, or a page of bets, that is not there may get HTML in place of JSON.',
    endpoint: ['bet', 'history', 'bettingHistory'],
    when: 404,
    headers: { 'content-type': 'text/html' },
    raw: '<h1>Not Found</h1>',
  },
  'numbers-as-numbers': {
    description: 'Single digits of a bet may be numbers.',
    endpoint: 'bet records',
    path: digitPaths,
    change: 'as number',
  },
};
