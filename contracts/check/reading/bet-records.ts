import { type BetTypeRow, betTypeOf, betTypeRows, numberFields } from '../../bet-types.ts';
import { at, listOf } from '../../reading/json.ts';
import type { Place } from '../../reading/place.ts';
import { type Part, part } from '../finding.ts';
import { type Numbers, numberNames } from '../game/bet-entries.ts';
import { numberKindOf } from '../game/bet-request.ts';
import type { BetRecord, Reading } from '../reader.ts';
import type { HostState } from '../state.ts';
import { repeatedIds } from './unique-ids.ts';

type Details = BetRecord['bet_details'];

const hasNumber = (numbered: Numbers): boolean =>
  numberNames.some((name) => Boolean(numbered[name]));

function resultNumbers({ result_data }: Details): readonly string[] {
  const { digits, combinations } = result_data?.raw_result?.processed_result ?? {};
  return [digits ?? combinations ?? []].flat();
}

const missing = (place: Place, expected: string): Part =>
  part(place, 'is missing', expected, 'sees nothing instead');

/** The bet type of a record: by its name in the host's list, else in the product's list. */
function rowOf({ bet_type: { name } }: BetRecord, { betTypes = [] }: HostState) {
  const listed = betTypes.find((one) => one.name === name);
  return listed ? betTypeOf(listed.config.code) : betTypeRows.find((one) => one.name === name);
}

const digitsOf = { digit: 'one digit', jodi: 'two digits', pana: 'three digits' } as const;

/** A missing number of a sub-bet, reported under the name of its type. */
function withoutNumber(place: Place, row: BetTypeRow | undefined): Part {
  const [name] = row ? numberFields[row.numbers] : [];
  return row && name
    ? missing([...place, name], digitsOf[numberKindOf(name, row.code)])
    : { ...missing(place, 'a number under one of its names'), found: 'shows no number' };
}

function subBetParts({ placed_bets: bets }: Details, place: Place, row?: BetTypeRow) {
  return bets.flatMap((bet, index): Part[] => {
    const own = [...place, 'placed_bets', index];
    return [
      ...(hasNumber(bet) ? [] : [withoutNumber(own, row)]),
      ...(bets.length > 1 && bet.points === undefined
        ? [missing([...own, 'points'], 'a number')]
        : []),
    ];
  });
}

/** Jodis of one digit: in a bet on jodis they have lost their zero. Odd Even has digits under this name. */
function shortJodis(record: BetRecord, place: Place, state: HostState): Part[] {
  const { bet_details: details } = record;
  if (rowOf(record, state)?.numbers !== 'jodi') return [];
  const all = [
    [details, place],
    ...details.placed_bets.map((bet, index) => [bet, [...place, 'placed_bets', index]] as const),
  ] as const;
  return all.flatMap(([{ jodi = '' }, own]) =>
    /^\d$/.test(jodi)
      ? [part([...own, 'jodi'], `is ${jodi}`, digitsOf.jodi, 'sees another number')]
      : [],
  );
}

/** Tells if the client shows a number of a bet; otherwise it shows N/A. */
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

function resultParts(details: Details, place: Place): Part[] {
  const own = [...place, 'result_data', 'raw_result'];
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

function detailParts(record: BetRecord, place: Place, state: HostState): Part[] {
  const { bet_details: details } = record;
  const { bet_status: status, result_data: result } = details;
  // The client looks it up if the bet itself shows no number, and not before the draw.
  const isLooked = !showsNumber(details) && status !== 'PENDING';
  return [
    ...subBetParts(details, place, rowOf(record, state)),
    ...shortJodis(record, place, state),
    ...resultParts(details, place),
    ...(isLooked && result && !result.raw_result
      ? [missing([...place, 'result_data', 'raw_result'], 'a text')]
      : []),
  ];
}

/** A win that the client does not show as a win. */
const winParts = ({ bet_details, calculated_values }: BetRecord, place: Place): Part[] =>
  bet_details.bet_status === 'won' && calculated_values.net_profit === undefined
    ? [missing([...place, 'calculated_values', 'net_profit'], 'a number for a bet that won')]
    : [];

function sessionParts({ bet_details: { bet_type, placed_bets } }: BetRecord, place: Place) {
  const sessions = placed_bets.flatMap((bet) => bet.bet_type ?? []);
  if (bet_type === undefined || sessions.length === 0 || sessions.includes(bet_type)) return [];
  return [
    part(
      [...place, 'bet_details', 'bet_type'],
      `is ${bet_type}`,
      `${sessions[0]}, as in its sub-bets`,
      'reads that a bet is on the other session',
    ),
  ];
}

/** A bet shows its numbers, its session and its win. */
export const recordParts = (record: BetRecord, place: Place, state: HostState): Part[] => [
  ...detailParts(record, [...place, 'bet_details'], state),
  ...winParts(record, place),
  ...sessionParts(record, place),
];

/** The bets of a page: each shows its numbers and its win, and no two share an id. */
export const pageParts = (
  { data }: Reading<'history'>,
  body: unknown,
  state: HostState,
): Part[] => [
  ...repeatedIds(listOf(at(body, 'data')), ['data'], 'does not see this bet'),
  ...data.flatMap((record, index) => recordParts(record, ['data', index], state)),
];

const saysSession = ({ bet_details: { bet_type, placed_bets: bets } }: BetRecord): boolean =>
  bet_type !== undefined || (bets.length > 0 && bets.every((bet) => bet.bet_type !== undefined));

const leftOut = (place: Place, effect: string): Part => ({ ...missing(place, 'or not'), effect });

/** The parts of bets that a host may leave out, with the effect on the player. */
export const recordNotes = (records: readonly BetRecord[], place: Place): Part[] =>
  records.flatMap((record) => {
    const { bet_details: details, calculated_values: values } = record;
    const isWithoutWin = details.bet_status === 'won' && values.win_amount === undefined;
    return [
      ...(saysSession(record)
        ? []
        : [leftOut([...place, 'bet_details', 'bet_type'], 'does not see the session of the bet')]),
      ...(details.before_amount === undefined
        ? [
            leftOut(
              [...place, 'bet_details', 'before_amount'],
              'sees a passbook that counts from 0',
            ),
          ]
        : []),
      ...(isWithoutWin
        ? [leftOut([...place, 'calculated_values', 'win_amount'], 'sees a win of 0')]
        : []),
    ];
  });
