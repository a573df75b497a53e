import { at, isObject, listOf } from '../../pact/json.ts';
import { type Part, part } from '../finding.ts';
import { type Numbers, numberNames } from '../game/bet-entries.ts';
import type { BetRecord, Reading } from '../reader.ts';
import { repeatedIds } from './unique-ids.ts';

type Details = BetRecord['bet_details'];

const hasNumber = (numbered: Numbers): boolean =>
  numberNames.some((name) => Boolean(numbered[name]));

function resultNumbers({ result_data }: Details): readonly string[] {
  const { digits, combinations } = result_data?.raw_result?.processed_result ?? {};
  return [digits ?? combinations ?? []].flat();
}

const missing = (place: string, expected: string): Part =>
  part(place, 'is missing', expected, 'sees nothing instead');

function subBetParts({ placed_bets: bets, bet_type }: Details, place: string): Part[] {
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
  details.placed_bets.length > 0 || hasNumber(details) || resultNumbers(details).length > 0;

/** A number of a bet that has lost its leading zero in the result. */
function shortenedIn(details: Details): string | undefined {
  const results = resultNumbers(details);
  const own = [details, ...details.placed_bets].flatMap((one: Numbers) =>
    numberNames.flatMap((name) => one[name] ?? []),
  );
  return own.find(
    (number) =>
      /^0\d/.test(number) && !results.includes(number) && results.includes(String(Number(number))),
  );
}

function resultParts(details: Details, place: string): Part[] {
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

function detailParts(details: Details, place: string, raw: unknown): Part[] {
  const renamed = Object.keys(
    isObject(at(raw, 'result_data')) ? Object(at(raw, 'result_data')) : {},
  ).some((name) => name !== 'raw_result');
  const { placed_bets: bets, bet_type, result_data } = details;
  // It is not looked up beside sub-bets or before the draw.
  const looked = bets.length === 0 && details.bet_status !== 'PENDING';
  const withoutRawResult = result_data && !result_data.raw_result && (looked || renamed);
  return [
    ...subBetParts(details, place),
    ...resultParts(details, place),
    ...(withoutRawResult ? [missing(`${place}.result_data.raw_result`, 'a text')] : []),
    ...(bets.length === 0 && bet_type === undefined
      ? [missing(`${place}.bet_type`, 'open or close')]
      : []),
  ];
}

/** A win that the client does not show as one. */
const winParts = ({ bet_details, calculated_values }: BetRecord, place: string): Part[] =>
  bet_details.bet_status === 'won' && calculated_values.net_profit === undefined
    ? [missing(`${place}.calculated_values.net_profit`, 'a number for a bet that won')]
    : [];

function sessionParts({ bet_details: { bet_type, placed_bets } }: BetRecord, place: string) {
  const sessions = placed_bets.flatMap((bet) => bet.bet_type ?? []);
  if (bet_type === undefined || sessions.length === 0 || sessions.includes(bet_type)) return [];
  return [
    part(
      `${place}.bet_details.bet_type`,
      `is ${bet_type}`,
      `${sessions[0]}, as in its sub-bets`,
      'reads that a bet is on the other session',
    ),
  ];
}

/** A bet shows its numbers, its session and what it won. */
export const recordParts = (record: BetRecord, place: string, raw: unknown): Part[] => [
  ...detailParts(record.bet_details, `${place}.bet_details`, at(raw, 'bet_details')),
  ...winParts(record, place),
  ...sessionParts(record, place),
];

/** The bets of a page: each shows its numbers, its session and what it won, under an id of its own. */
export function pageParts({ data }: Reading<'history'>, body: unknown): Part[] {
  const raw = listOf(at(body, 'data'));
  const rowOf = new Map(raw.map((row) => [String(at(row, 'id')), row]));
  return [
    ...repeatedIds(raw, '$.data', 'does not see this bet'),
    ...data.flatMap((record, index) =>
      recordParts(record, `$.data[${index}]`, rowOf.get(String(record.id))),
    ),
  ];
}

/** What the specification lets a host leave out of bets, with the default that takes its place. */
export const recordNotes = (records: readonly BetRecord[], place: string): Part[] =>
  records.flatMap(({ bet_details: { before_amount: before, bet_status }, calculated_values }) => [
    ...(before === undefined
      ? [
          {
            ...missing(`${place}.bet_details.before_amount`, 'or not'),
            effect: 'sees a passbook that counts from 0',
          },
        ]
      : []),
    ...(bet_status === 'won' && calculated_values.win_amount === undefined
      ? [
          {
            ...missing(`${place}.calculated_values.win_amount`, 'or not'),
            effect: 'sees a win of 0',
          },
        ]
      : []),
  ]);
