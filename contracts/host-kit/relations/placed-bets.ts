import type { BetType } from '../../decoders/bet-types.ts';
import { receipt } from '../../decoders/betting.ts';
import type { BetRecord } from '../../decoders/history.ts';
import { decode } from '../../decoding/decode.ts';
import { identifier } from '../../decoding/values.ts';
import { at, isObject, listOf } from '../../pact/json.ts';
import type { Finding } from '../findings/finding.ts';
import { parseBody } from '../findings/judge-response.ts';
import { mostPages, readAllBets } from './all-bets.ts';
import { bookingTimeFindings } from './booking-time.ts';
import type { Probe } from './probe.ts';
import { type Relation, unread } from './relation.ts';

const sides = ['open_pana', 'open_digit', 'close_digit', 'close_pana'] as const;
const plain = ['pana', 'digit', 'jodi'] as const;

/** The numbers of a sub-bet: those of a sangam by name, others by value. */
const numbersOf = (bet: unknown): string =>
  [
    ...sides.map((name) => (at(bet, name) ? `${name} ${at(bet, name)}` : '')),
    ...plain.map((name) => String(at(bet, name) ?? '')),
  ]
    .filter(Boolean)
    .join(', ');

/** The numbers of a record without sub-bets: it names a single one by its session. */
function bareNumbers(details: BetRecord['bet_details']): string[] {
  const [number, ...more] = [...sides.map((name) => details[name]), details.jodi].filter(Boolean);
  return [numbersOf(details), ...(number && more.length === 0 ? [number] : [])];
}

/** A sub-bet that the kit placed. */
interface Placed {
  numbers: string;
  points: number;
  session: unknown;
  market: string | undefined;
  betType: BetType | undefined;
  /** The names of the other bet types. */
  otherNames: readonly string[];
  /** The wallet before the bet. */
  before: number | undefined;
  /** The times of the receipt by the clocks of kit and host. */
  placedAt: readonly number[];
}

/** The sub-bets of a request: one of Single Pana has no list around it. */
const sentBets = (payload: unknown): unknown[] => {
  const bets = listOf(at(payload, 'bets'));
  return bets.length > 0 ? bets : [payload];
};

const accepted = (status: number) => status >= 200 && status < 300;

/** The sub-bets of all bets that the host accepted, by bet. */
function placedBets(
  { results, betTypes, clockOffset }: Probe,
  names: ReadonlyMap<number, string>,
): Placed[][] {
  return results.flatMap(({ exchange }) => {
    if (exchange?.endpoint !== 'betting' || !accepted(exchange.response.status)) return [];
    const { sent, response } = exchange;
    if (!isObject(sent)) return [];
    const betType = betTypes.find(({ id }) => id === sent.bet_type_id);
    const otherNames = betTypes.map(({ name }) => name).filter((name) => name !== betType?.name);
    const hostTime = Date.parse(response.headers.date ?? '');
    const kitTime = exchange.receivedAt + clockOffset;
    const placedAt = Number.isNaN(hostTime) ? [kitTime] : [kitTime, hostTime];
    const balance = decode(receipt, parseBody(response.text)?.value)?.user_balance;
    return [
      sentBets(sent.payload).map((bet) => ({
        numbers: numbersOf(bet),
        points: Number(at(bet, 'points')),
        session: at(bet, 'bet_type'),
        market: names.get(Number(sent.market_id)),
        betType,
        otherNames,
        before: balance?.previous_balance,
        placedAt,
      })),
    ];
  });
}

/** A sub-bet as the history shows it. */
interface Shown {
  record: BetRecord;
  numbers: string[];
  points: number;
  session: string | undefined;
}

/** The sub-bets of a record; a host may make one record of a request or one of each sub-bet. */
function shownBets(record: BetRecord): Shown[] {
  const { placed_bets: bets, amount, bet_type } = record.bet_details;
  if (bets.length === 0)
    return [
      { record, numbers: bareNumbers(record.bet_details), points: amount, session: bet_type },
    ];
  return bets.map((bet) => ({
    record,
    numbers: [numbersOf(bet)],
    points: bet.points ?? amount,
    session: bet.bet_type ?? bet_type,
  }));
}

const sameNumbers = ({ numbers }: Shown, placed: Placed) => numbers.includes(placed.numbers);

/** The parts of a sub-bet that a record may show otherwise. */
const differences: readonly {
  place: string;
  differs: (shown: Shown, placed: Placed) => boolean;
  words: (shown: Shown) => string;
  expected: (placed: Placed) => string;
  effect: string;
}[] = [
  {
    place: 'placed_bets[*].points',
    differs: ({ points }, placed) => points !== placed.points,
    words: ({ points }) => `is ${points}`,
    expected: ({ points }) => `the ${points} that were placed`,
    effect: 'reads other points than were placed',
  },
  {
    place: '..market.name',
    differs: ({ record }, { market }) =>
      market !== undefined && record.market.name !== '' && record.market.name !== market,
    words: ({ record }) => `is “${record.market.name.slice(0, 40)}”`,
    expected: ({ market }) => `“${market?.slice(0, 40)}”, on which it was placed`,
    effect: 'reads another market than was bet on',
  },
  {
    place: 'bet_type',
    differs: ({ session }, placed) =>
      placed.betType?.config.bet_direction === 'both' &&
      session !== undefined &&
      placed.session !== undefined &&
      session !== placed.session,
    words: ({ session }) => `is ${session}`,
    expected: ({ session }) => `${session}, which was placed`,
    effect: 'reads another session than was bet on',
  },
  {
    place: '..bet_type.name',
    differs: ({ record }, { betType, otherNames }) =>
      betType !== undefined && otherNames.includes(record.bet_type.name),
    words: ({ record }) => `is “${record.bet_type.name.slice(0, 40)}”`,
    expected: ({ betType }) => `“${betType?.name.slice(0, 40)}”`,
    effect: 'reads another game than was played',
  },
  {
    place: 'before_amount',
    differs: ({ record: { bet_details } }, { before }) =>
      before !== undefined &&
      bet_details.before_amount !== undefined &&
      bet_details.before_amount !== before,
    words: ({ record }) => `is ${record.bet_details.before_amount}`,
    expected: ({ before }) => `${before}, the previous_balance of its receipt`,
    effect: 'reads a wrong passbook',
  },
];

type Match = { placed: Placed; shown: Shown };

const score = ({ shown, placed }: Match) =>
  differences.filter(({ differs }) => differs(shown, placed)).length;

/** Pairs sub-bets with those of the history, each once, the best pairs first. */
function pair(placed: readonly Placed[], shown: readonly Shown[]) {
  const free = new Set(shown);
  const matches: Match[] = [];
  let rest = [...placed];
  for (let limit = 0; limit <= differences.length; limit += 1)
    rest = rest.filter((one) => {
      const match = [...free].find(
        (each) => sameNumbers(each, one) && score({ placed: one, shown: each }) <= limit,
      );
      if (!match) return true;
      free.delete(match);
      matches.push({ placed: one, shown: match });
      return false;
    });
  return { matches, missing: rest, left: [...free] };
}

/** Equal bets may be paired the wrong way round: one wallet that differs says nothing. */
const isUsual = (differs: (match: Match) => boolean, matches: readonly Match[]): boolean =>
  matches.filter(differs).length > matches.length / 2;

const inRecord = '$.data[*].bet_details.';

const finding = (place: string, found: string, expected: string, effect: string): Finding => ({
  place: place.startsWith('..') ? `$.data[*].${place.slice(2)}` : `${inRecord}${place}`,
  found,
  expected,
  effect,
});

/** A sub-bet that the history shows more often than it was placed. */
function twiceShown(placed: readonly Placed[], shown: readonly Shown[]): Shown | undefined {
  const { matches, left } = pair(placed, shown);
  return left.find((one) =>
    matches.some(
      (match) =>
        sameNumbers(one, match.placed) && score({ placed: match.placed, shown: one }) === 0,
    ),
  );
}

function findingsOf(
  placed: readonly Placed[],
  shown: readonly Shown[],
  twice: Shown | undefined,
): Finding[] {
  const { matches, missing } = pair(placed, shown);
  return [
    ...missing.map(({ numbers, points }) =>
      finding(
        'placed_bets',
        `shows no bet of ${points} on ${numbers}`,
        'the bet that was placed',
        'reads another bet than was placed',
      ),
    ),
    ...(twice
      ? [
          finding(
            'placed_bets',
            `shows a bet on ${twice.numbers.join(', ')} that was not placed`,
            'each bet once',
            'reads more bets than were placed',
          ),
        ]
      : []),
    ...matches.flatMap((match) => [
      ...differences
        .filter(({ differs }) => differs(match.shown, match.placed))
        .filter(
          ({ place, differs }) =>
            place !== 'before_amount' || isUsual((one) => differs(one.shown, one.placed), matches),
        )
        .map(({ place, words, expected, effect }) =>
          finding(place, words(match.shown), expected(match.placed), effect),
        ),
      ...bookingTimeFindings(match.shown.record, match.placed.placedAt),
    ]),
  ];
}

/** Bets that the kit placed stand in the history as they were placed. */
export const placedBetRelation: Relation = {
  endpoint: 'history',
  description: 'bets stand in the history as they were placed',
  check: async (probe) => {
    const markets = (await probe.markets()) ?? [];
    const bets = placedBets(probe, new Map(markets.map(({ id, name }) => [id, name])));
    if (bets.length === 0)
      return 'the kit placed no bet: --allow-writes --allow-bets --max-stake POINTS';
    const all = await readAllBets(probe);
    if (!all) return unread('history');
    const { records, complete } = all;
    if (records.length === 0) return 'the history is empty';
    const earlier = await probe.reader.history();
    const known = new Set(
      'value' in earlier
        ? earlier.value.flat().map((row) => decode(identifier, at(row, 'id')))
        : [],
    );
    const added = records.filter(({ id }) => !known.has(id));
    // Older bets of the kit may be on pages that were not read.
    const sure = complete ? bets.length : Math.floor(records.length / 3);
    const placed = bets.slice(Math.max(0, bets.length - sure));
    const shown = added.flatMap(shownBets);
    // With the bets of before the run known, every other one is new.
    const allNew = 'value' in earlier && earlier.value.length < mostPages;
    const twice = allNew ? twiceShown(bets.flat(), shown) : undefined;
    return findingsOf(placed.flat(), shown, twice);
  },
};
