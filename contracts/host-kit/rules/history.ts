import type { BetRecord, History } from '../../decoders/history.ts';
import { decode } from '../../decoding/decode.ts';
import { identifier } from '../../decoding/values.ts';
import { at, isObject, listOf } from '../../pact/json.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings/finding.ts';
import { effectAt } from '../findings/losses.ts';
import { amountFindings } from './amounts.ts';
import { repeatedIds } from './unique-ids.ts';

type Details = BetRecord['bet_details'];

const numberNames = [
  'pana',
  'digit',
  'jodi',
  'open_pana',
  'open_digit',
  'close_digit',
  'close_pana',
] as const;

type Numbered = { [name in (typeof numberNames)[number]]?: string };

const hasNumber = (numbered: Numbered): boolean =>
  numberNames.some((name) => Boolean(numbered[name]));

const hasRawResult = ({ result_data }: Details): boolean => {
  const { digits, combinations } = result_data?.raw_result?.processed_result ?? {};
  return [digits ?? combinations ?? []].flat().length > 0;
};

const missing = (place: string, expected: string): Finding => ({
  place,
  found: 'is missing',
  expected,
  effect: effectAt('history', place),
});

function subBetFindings({ placed_bets: bets, bet_type }: Details, place: string): Finding[] {
  return bets.flatMap((bet, index) => {
    const own = `${place}.placed_bets[${index}]`;
    return [
      ...(hasNumber(bet) ? [] : [missing(`${own}.pana`, 'a number under one of its names')]),
      ...(bets.length > 1 && bet.points === undefined
        ? [missing(`${own}.points`, 'a number')]
        : []),
      ...((bet.bet_type ?? bet_type) === undefined
        ? [missing(`${own}.bet_type`, 'open or close')]
        : []),
    ];
  });
}

/** Whether the client shows a number of a bet; where it cannot, it shows N/A. */
export const showsNumber = (details: Details): boolean =>
  details.placed_bets.length > 0 || hasNumber(details) || hasRawResult(details);

/** The numbers in the result of a bet. */
function resultNumbers({ result_data }: Details): readonly string[] {
  const { digits, combinations } = result_data?.raw_result?.processed_result ?? {};
  return [digits ?? combinations ?? []].flat();
}

/** A number of a bet that stands in its result without its leading zero. */
function shortenedIn(details: Details): string | undefined {
  const results = resultNumbers(details);
  const own = [details, ...details.placed_bets].flatMap((one: Numbered) =>
    numberNames.flatMap((name) => one[name] ?? []),
  );
  return own.find(
    (number) =>
      /^0\d/.test(number) && !results.includes(number) && results.includes(String(Number(number))),
  );
}

/** What is wrong with the numbers in the result of a bet. */
function resultFindings(details: Details, place: string): Finding[] {
  const own = `${place}.result_data.raw_result`;
  const shortened = shortenedIn(details);
  if (shortened)
    return [{ ...missing(own, `${shortened} with its zero`), found: 'has lost a leading zero' }];
  const isUnread = !showsNumber(details) && details.result_data?.raw_result !== undefined;
  if (isUnread)
    return [{ ...missing(own, 'digits or combinations'), found: 'has no numbers that are read' }];
  return resultNumbers(details).includes('')
    ? [{ ...missing(own, 'numbers'), found: 'has an empty number' }]
    : [];
}

function detailFindings(details: Details, place: string, raw: unknown): Finding[] {
  const renamed = Object.keys(
    isObject(at(raw, 'result_data')) ? Object(at(raw, 'result_data')) : {},
  ).some((name) => name !== 'raw_result');
  const { placed_bets: bets, bet_type, before_amount, result_data } = details;
  // Beside sub-bets, and before the draw, nobody looks for one.
  const looked = bets.length === 0 && details.bet_status !== 'PENDING';
  const withoutRawResult = result_data && !result_data.raw_result && (looked || renamed);
  return [
    ...subBetFindings(details, place),
    ...resultFindings(details, place),
    ...(withoutRawResult ? [missing(`${place}.result_data.raw_result`, 'a text')] : []),
    ...(bets.length === 0 && bet_type === undefined
      ? [missing(`${place}.bet_type`, 'open or close')]
      : []),
    ...(before_amount === undefined ? [missing(`${place}.before_amount`, 'a number')] : []),
  ];
}

function winFindings({ bet_details, calculated_values }: BetRecord, place: string): Finding[] {
  const { win_amount = 0, net_profit = 0 } = calculated_values;
  const status = bet_details.bet_status.toLowerCase();
  if (status === 'lost' && win_amount > 0 && net_profit > 0)
    return [
      {
        place: `${place}.bet_details.bet_status`,
        found: `is lost beside a win of ${win_amount}`,
        expected: 'won',
        effect: 'reads “Better luck next time” at a win',
      },
    ];
  if (status !== 'won') return [];
  if (win_amount > bet_details.amount && bet_details.amount > 0 && net_profit < 0)
    return [
      {
        place: `${place}.calculated_values.net_profit`,
        found: `is ${net_profit} beside a win of ${win_amount} on ${bet_details.amount}`,
        expected: 'what is left of the win',
        effect: 'sees a win that is not shown as one',
      },
    ];
  const names = ['win_amount', 'net_profit'] as const;
  if (calculated_values.win_amount !== undefined && win_amount <= 0)
    return [
      {
        place: `${place}.calculated_values.win_amount`,
        found: `is ${win_amount} for a bet that won`,
        expected: 'what it won',
        effect: 'reads a win of no points',
      },
    ];
  return names
    .filter((name) => calculated_values[name] === undefined)
    .map((name) => missing(`${place}.calculated_values.${name}`, 'a number for a bet that won'));
}

/** A bet shows its numbers, its session and what it won. */
const findingsIn = (record: BetRecord, place: string, raw: unknown): Finding[] => [
  ...detailFindings(record.bet_details, `${place}.bet_details`, at(raw, 'bet_details')),
  ...winFindings(record, place),
  ...amountFindings(record, place),
];

/** The rules of one bet, which has the id that it was asked by. */
export function recordRules(record: BetRecord, { path }: Exchange, body: unknown): Finding[] {
  const asked = /\/betting\/([^/]+)\/$/.exec(path)?.[1];
  const other =
    asked !== undefined && record.id !== '' && record.id !== decodeURIComponent(asked)
      ? [
          {
            place: '$.id',
            found: `is ${record.id}`,
            expected: asked,
            effect: 'gets another bet than asked for',
          },
        ]
      : [];
  return [...other, ...findingsIn(record, '$', body)];
}

/** The sessions that a bet is on. */
const sessionsOf = ({ bet_details: { bet_type, placed_bets } }: BetRecord) =>
  [bet_type, ...placed_bets.map((one) => one.bet_type)].filter((one) => one !== undefined);

/** Whether a record passes the filters of a query. A bet passes by the session of any of its sub-bets. */
export function passesFilters(record: BetRecord, query: URLSearchParams): boolean {
  const statuses = query.getAll('bet_status');
  const markets = query.getAll('market_names');
  const session = query.get('session_type');
  const status = record.bet_details.bet_status.toLowerCase();
  return (
    (statuses.length === 0 || statuses.includes(status)) &&
    (markets.length === 0 || markets.includes(record.market.name)) &&
    (session === null || sessionsOf(record).includes(session))
  );
}

function filterFindings(records: readonly BetRecord[], query: URLSearchParams): Finding[] {
  return records.flatMap((record, index) =>
    passesFilters(record, query)
      ? []
      : [
          {
            place: `$.data[${index}]`,
            found: 'does not pass the filter',
            expected: 'a bet that was asked for',
            effect: 'sees bets that are not wanted',
          },
        ],
  );
}

/** The number of the page that was asked for, of which the others follow. */
function pageFindings({ pagination }: History, { query }: Exchange): Finding[] {
  const asked = query.get('page');
  const { current_page, has_previous, has_next, total_pages } = pagination;
  const effect = 'does not get to all pages';
  const checks: [name: string, found: unknown, expected: unknown][] = [
    ['current_page', current_page, asked === null ? current_page : Number(asked)],
    ['has_previous', has_previous, current_page > 1],
    ['has_next', has_next, current_page < total_pages],
  ];
  return checks.flatMap(([name, found, expected]) =>
    found === expected
      ? []
      : [
          {
            place: `$.pagination.${name}`,
            found: `is ${found}`,
            expected: String(expected),
            effect,
          },
        ],
  );
}

function orderFindings(records: readonly BetRecord[]): Finding[] {
  const times = records.map(({ timestamps }) => Date.parse(timestamps.created_at));
  return times.flatMap((time, index) =>
    time > (times[index - 1] ?? Number.POSITIVE_INFINITY)
      ? [
          {
            place: `$.data[${index}].timestamps.created_at`,
            found: 'is later than that of the bet before',
            expected: 'the newest bet first',
            effect: 'finds the newest bet at the end',
          },
        ]
      : [],
  );
}

/** A page holds the bets that were asked for, newest first. */
export function historyRules(history: History, exchange: Exchange, body: unknown): Finding[] {
  const { data } = history;
  const raw = listOf(at(body, 'data'));
  const readable = data.every((record) => record.bet_details.bet_status !== '');
  return [
    ...repeatedIds(at(body, 'data'), '$.data', 'does not see this bet'),
    ...data.flatMap((record, index) =>
      findingsIn(
        record,
        `$.data[${index}]`,
        raw.find((row) => (decode(identifier, at(row, 'id')) ?? '') === record.id),
      ),
    ),
    ...(readable ? filterFindings(data, exchange.query) : []),
    ...pageFindings(history, exchange),
    ...orderFindings(data),
  ];
}
