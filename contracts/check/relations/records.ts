import { type Place, placeText } from '../../reading/place.ts';
import {
  type BetEntry,
  entriesOf,
  hundredths,
  isSameTime,
  keyOfRecord,
  numbersText,
  placedAt,
  rounded,
  statusOf,
} from '../game/bet-entries.ts';
import { indianDay, skewMs } from '../indian-day.ts';
import type { BetRecord } from '../reader.ts';
import type { HostState, KnownRecord, Observed, PlayerState, Question } from '../state.ts';

/** The fields of a record that never change, as far as a response has them. */
const stableFields: readonly (readonly [
  Place,
  (record: BetRecord) => string | number | undefined,
])[] = [
  [['bet_type', 'name'], ({ bet_type: type }) => type.name || undefined],
  [['bet_details', 'amount'], ({ bet_details: { amount } }) => rounded(amount)],
  [
    ['bet_details', 'before_amount'],
    ({ bet_details: { before_amount: before } }) => rounded(before),
  ],
  [['timestamps', 'created_at'], ({ timestamps }) => timestamps.created_at || undefined],
];

const entryText = ({ numbers, session, points }: BetEntry): string =>
  [numbersText(numbers), session, points].filter((one) => one !== undefined).join(' ');

const textOf = (entries: readonly BetEntry[]): string => entries.map(entryText).sort().join('; ');

/** Tells if two responses show the same entries, as far as both name sessions and points. */
function isSameBet(some: readonly BetEntry[], others: readonly BetEntry[]): boolean {
  if (some.length === 0 || others.length === 0) return true;
  const haveSessions = [...some, ...others].every(({ session }) => session !== undefined);
  const havePoints = [...some, ...others].every(({ points }) => points !== undefined);
  const plain = (entries: readonly BetEntry[]) =>
    textOf(
      entries.map(({ numbers, session, points }) => ({
        numbers,
        session: haveSessions ? session : undefined,
        points: havePoints ? points : undefined,
      })),
    );
  return plain(some) === plain(others);
}

const winOf = ({ calculated_values: { win_amount: win } }: BetRecord): number | undefined =>
  rounded(win);

const decision = (record: BetRecord): string =>
  [statusOf(record), winOf(record)].filter((one) => one !== undefined).join(' ');

/** Tells if two responses decide a bet in the same way; a response without the win does not deny it. */
const isSameDecision = (one: BetRecord, other: BetRecord): boolean =>
  statusOf(one) === statusOf(other) &&
  (winOf(one) === winOf(other) || winOf(one) === undefined || winOf(other) === undefined);

const dayMs = 86_400_000;
/** The longest time that a host may take to publish a draw and pay its wins. */
const publishingMs = 1_800_000;

function checkAmounts(record: BetRecord, place: Place, { check }: Observed): void {
  const { id, bet_details: details, calculated_values: values } = record;
  const { amount, before_amount: before } = details;
  const status = statusOf(record);
  const points = entriesOf(record).map((entry) => entry.points);
  const sum = points.reduce<number>((total, one) => total + hundredths(one ?? 0), 0);
  const expect = (holds: boolean, inside: Place, text: () => string) =>
    check('amounts', holds, [...place, ...inside], () => `of bet ${id} ${text()}`);
  if (amount !== 0 && points.length > 0 && points.every((one) => one !== undefined))
    expect(
      sum === hundredths(amount),
      ['bet_details', 'amount'],
      () => `is ${amount}, its entries add up to ${sum / 100}`,
    );
  if (before !== undefined)
    expect(
      hundredths(before) >= hundredths(amount),
      ['bet_details', 'before_amount'],
      () => `is ${before} before a bet of ${amount}`,
    );
  const { win_amount: win, net_profit: net } = values;
  // Without an amount nothing is known of the stake.
  if (amount !== 0 && win !== undefined && net !== undefined && /^(won|lost)$/.test(status)) {
    const gain = hundredths(win) - hundredths(amount);
    expect(
      [gain, hundredths(win)].includes(hundredths(net)) ||
        (status === 'lost' && hundredths(net) === 0),
      ['calculated_values', 'net_profit'],
      () => `is ${net} beside win_amount ${win} and a stake of ${amount}`,
    );
  }
  if (status === 'lost' && win !== undefined)
    expect(win === 0, ['bet_details', 'bet_status'], () => `is lost beside a win of ${win}`);
  if (status === 'won' && win !== undefined)
    expect(win > 0, ['calculated_values', 'win_amount'], () => `is ${win} although the bet won`);
}

/** No bet was placed in the future, whichever of the clocks of kit and host is right. */
function checkFuture(record: BetRecord, place: Place, { check, exchange, state }: Observed): void {
  const { created_at: text } = record.timestamps;
  const time = Date.parse(text);
  if (Number.isNaN(time)) return;
  const latest = Math.max(Date.parse(exchange.at) + skewMs, state.latestEnd);
  check(
    'bet in the histories',
    time <= latest,
    [...place, 'timestamps', 'created_at'],
    () => `of bet ${record.id} is ${text}, which is still to come`,
  );
}

/** Tells if two records of one id are two bets: time, market and bet type all differ. */
const isOtherBet = (one: BetRecord, other: BetRecord): boolean =>
  !isSameTime(one, other) &&
  one.market.name !== other.market.name &&
  one.bet_type.name !== other.bet_type.name;

function checkChange(previous: BetRecord, record: BetRecord, place: Place, observed: Observed) {
  const { check, doubt, state } = observed;
  if (isOtherBet(previous, record)) {
    const text = () =>
      `is ${record.id} of two bets, on ${previous.market.name} and ${record.market.name}`;
    check('stable records', false, [...place, 'id'], text);
    return true;
  }
  const [was, is] = [previous.market.name, record.market.name];
  // The market may have a new name.
  if (was && is && was !== is)
    doubt({
      rule: 'stable records',
      place: [...place, 'market', 'name'],
      text: () => `of bet ${record.id} is ${is}, another response has ${was}`,
      questions: [state.marketsQuestion],
      isStill: () => state.renamed.get(was) !== is,
    });
  const changed = stableFields.find(([place, valueIn]) => {
    const [before, now] = [valueIn(previous), valueIn(record)];
    if (before === undefined || now === undefined) return false;
    return place.includes('created_at') ? !isSameTime(previous, record) : before !== now;
  });
  const [inside = [], valueIn] = changed ?? [];
  check(
    'stable records',
    changed === undefined,
    [...place, ...inside],
    () =>
      `of bet ${record.id} is ${valueIn?.(record)}, another response has ${valueIn?.(previous)}`,
  );
  const [were, are] = [entriesOf(previous), entriesOf(record)];
  check(
    'stable records',
    isSameBet(were, are),
    [
      ...place,
      'bet_details',
      ...(record.bet_details.placed_bets.length > 0 ? ['placed_bets'] : []),
    ],
    () => `of bet ${record.id} is ${textOf(are)}, another response has ${textOf(were)}`,
  );
  if (isSameDecision(previous, record)) return false;
  const status = statusOf(previous);
  check(
    'stable records',
    status === 'pending' || !['won', 'lost'].includes(status),
    [
      ...place,
      ...(status === statusOf(record)
        ? ['calculated_values', 'win_amount']
        : ['bet_details', 'bet_status']),
    ],
    () => `of bet ${record.id} was ${decision(previous)} and is ${decision(record)}`,
  );
  return true;
}

/** The fields that a record may leave out, with their values; undefined for a field that is left out. */
const optionalFields: readonly (readonly [
  Place,
  (record: BetRecord) => string | number | undefined,
])[] = [
  [['bet_details', 'placed_bets'], (record) => textOf(entriesOf(record)) || undefined],
  [['bet_details', 'before_amount'], ({ bet_details: { before_amount: before } }) => before],
  [
    ['calculated_values', 'win_amount'],
    (record) => (statusOf(record) === 'won' ? winOf(record) : undefined),
  ],
];

/** Two responses show a bet in one state, and one lacks a field of the other, which the client then cannot show. */
function checkMissing(known: KnownRecord, record: BetRecord, place: Place, observed: Observed) {
  const { check, endpoint, index, player } = observed;
  for (const [inside, valueIn] of optionalFields) {
    const [was, is] = [valueIn(known.record), valueIn(record)];
    if ((was === undefined) === (is === undefined)) continue;
    const lacking =
      is === undefined
        ? { endpoint, place, exchange: index }
        : { endpoint: known.endpoint, place: known.place, exchange: known.lastSeen };
    // No screen uses the other calls: they may leave out fields of a bet, but not one half of its settlement.
    const incomplete = is === undefined ? record : known.record;
    const hasProfitOnly =
      inside.includes('win_amount') && incomplete.calculated_values.net_profit !== undefined;
    if (lacking.endpoint !== 'history' && !hasProfitOnly) continue;
    const key = `${lacking.endpoint} ${placeText(inside)}`;
    if (player?.reportedMissing.has(key)) continue;
    player?.reportedMissing.add(key);
    check(
      'two histories',
      false,
      [...lacking.place, ...inside],
      () => `of bet ${record.id} is missing, another response has ${was ?? is}`,
      lacking.exchange,
    );
  }
}

/** A record with the fields of earlier responses that the latest one lacks. */
function withEarlier(record: BetRecord, earlier: BetRecord): BetRecord {
  const [own, before] = [record.bet_details, earlier.bet_details];
  const hasNumbers = entriesOf(record).length > 0;
  return {
    ...record,
    calculated_values: { ...earlier.calculated_values, ...record.calculated_values },
    bet_details: {
      ...before,
      ...own,
      placed_bets: hasNumbers ? own.placed_bets : before.placed_bets,
    },
  };
}

/** When a bet is drawn, by the times of its market; NaN where they are not known. Markets go on after midnight. */
function resultTime(record: BetRecord, { markets = [] }: HostState): number {
  const placed = placedAt(record);
  const market = markets.find(({ name }) => name === record.market.name);
  const isOpen = entriesOf(record).every(({ session }) => session === 'open');
  const clock = market?.[isOpen ? 'open_result_time' : 'close_result_time'];
  const result = Date.parse(`${indianDay(placed)}T${clock}+05:30`);
  return result < placed ? result + dayMs : result;
}

/** When a bet has been drawn and paid at the latest: hosts take a while to publish a draw. */
export function paidBy(record: BetRecord, state: HostState): number {
  const latest = resultTime(record, state) + publishingMs;
  return Number.isNaN(latest) ? placedAt(record) + 2 * dayMs : latest;
}

/** Tells if a bet may have been drawn since a time. */
export const isDrawnSince = (record: BetRecord, time: number, state: HostState): boolean =>
  paidBy(record, state) > time;

/** Tells if a bet may have been drawn by a time. */
export const isDrawnBy = (record: BetRecord, time: number, state: HostState): boolean =>
  !(resultTime(record, state) - skewMs > time);

/** Checks a bet record against itself and against its earlier versions, and remembers it. */
export function noteRecord(
  record: BetRecord,
  place: Place,
  player: PlayerState,
  observed: Observed,
  page?: Question,
): void {
  checkAmounts(record, place, observed);
  checkFuture(record, place, observed);
  const key = keyOfRecord(record);
  const known = player.records.get(key);
  const isDecided = known && checkChange(known.record, record, place, observed);
  if (known && !isDecided) checkMissing(known, record, place, observed);
  if (isDecided) player.version += 1;
  const { index, endpoint } = observed;
  player.records.set(key, {
    record: known && !isDecided ? withEarlier(record, known.record) : record,
    firstSeen: known?.firstSeen ?? index,
    wasPending: known?.wasPending === true || statusOf(record) === 'pending',
    lastSeen: index,
    endpoint,
    place,
    page: page ?? known?.page,
  });
}
