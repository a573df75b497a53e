import { sentIdOf } from '../../bet-types.ts';
import { anyRow } from '../../reading/place.ts';
import {
  type BetEntry,
  entriesOf,
  hundredths,
  keyOfRecord,
  numbersText,
  placedAt,
} from '../game/bet-entries.ts';
import { typeSentAs, withoutSession } from '../game/bet-request.ts';
import type { BetRecord, BetType } from '../reader.ts';
import type { HostState, Observed, Placement, PlayerState } from '../state.ts';
import { bookingTimeProblem } from './booking-time.ts';
import type { NewestRows } from './read-lists.ts';

const inRecord = ['data', anyRow, 'bet_details'];

interface PlacedEntry {
  entry: BetEntry;
  market: string;
  /** The bet type as the client sends it: a host may list two types under one id. */
  betType: BetType | undefined;
  typeName: string;
}

/** An entry as a text; `withSession` is false if the records lack their session. */
function textOf({ entry, market, betType, typeName }: PlacedEntry, withSession: boolean): string {
  const isSent = betType !== undefined && !withoutSession.includes(betType.config.code);
  const session = withSession && isSent && entry.session;
  return `${numbersText(entry.numbers)} on ${market}, ${betType?.name ?? typeName}${session ? `, ${session}` : ''}`;
}

/** The points on each number: a host may show a number that was sent twice once, with the sum. */
function pointsByText(all: readonly PlacedEntry[], withSession: boolean) {
  const sums = new Map<string, number>();
  for (const one of all) {
    const text = textOf(one, withSession);
    sums.set(text, (sums.get(text) ?? 0) + (one.entry.points ?? 0));
  }
  return sums;
}

const placedIn = ({ market, betType, entries }: Placement): PlacedEntry[] =>
  entries.map((entry) => ({ entry, market: market?.name ?? '', betType, typeName: '' }));

function shownIn(record: BetRecord, state: HostState): PlacedEntry[] {
  const typeName = record.bet_type.name;
  const listed = state.betTypes?.find(({ name }) => name === typeName);
  const betType = listed && typeSentAs(sentIdOf(listed), state);
  return entriesOf(record).map((entry) => ({
    entry,
    market: record.market.name,
    betType,
    typeName,
  }));
}

/** Compares the wallets before bets with the receipts: of one bet in any records, of several in one record each. */
function checkBefore(
  placements: readonly Placement[],
  records: readonly BetRecord[],
  { check }: Observed,
): void {
  const befores = records.flatMap(({ bet_details: { before_amount: before } }) => before ?? []);
  if (befores.length !== records.length || befores.length === 0) return;
  const isOne = placements.length === 1;
  if (!isOne && placements.length !== records.length) return;
  const shown = (isOne ? [Math.max(...befores)] : befores).map(hundredths).sort((a, b) => a - b);
  const expected = placements
    .flatMap(({ before }) => before ?? [])
    .map(hundredths)
    .sort((a, b) => a - b);
  if (expected.length < placements.length) return;
  const text = (all: readonly number[]) => all.map((one) => one / 100).join(' and ');
  check(
    'bet in the histories',
    String(shown) === String(expected),
    [...inRecord, 'before_amount'],
    () => `is ${text(shown)}, the receipt has ${text(expected)} as the wallet before the bet`,
  );
}

/** The times of new records: they equal the receipts', and do not precede older records. */
function checkTimes(
  placements: readonly Placement[],
  records: readonly BetRecord[],
  player: PlayerState,
  { check }: Observed,
): void {
  const place = ['data', anyRow, 'timestamps', 'created_at'];
  // The other history may have shown the new records already.
  const isNew = new Set(records.map(keyOfRecord));
  const times = [...player.records]
    .filter(([key]) => !isNew.has(key))
    .map(([, { record }]) => placedAt(record))
    .filter((time) => !Number.isNaN(time));
  const newest = Math.max(...times);
  for (const { id, timestamps } of records) {
    const text = timestamps.created_at;
    const at = Date.parse(text);
    if (Number.isNaN(at)) continue;
    const problem = bookingTimeProblem(
      text,
      placements.flatMap((one) => one.times),
    );
    check('bet in the histories', problem === undefined, place, () => problem ?? '');
    if (problem === undefined && times.length > 0)
      check(
        'bet in the histories',
        at >= newest,
        place,
        () => `of bet ${id}, placed just now, is ${text}, before that of an older bet`,
      );
  }
}

/** Compares the new records of the whole history with the bets accepted since its newest ones were last read. */
export function checkNewRecords(
  { rows, isWhole }: NewestRows,
  player: PlayerState,
  observed: Observed,
): void {
  const { check, state } = observed;
  const isKnown = (record: BetRecord) =>
    (player.records.get(keyOfRecord(record))?.firstSeen ?? Number.POSITIVE_INFINITY) <=
    player.newestSeenAt;
  const isFirst = player.newestSeenAt < 0;
  // A page with only new records proves nothing about the pages after it.
  const isEnough = isWhole || rows.some(isKnown) || player.records.size === 0;
  // A page of another size, or of the other history, may go on past the rows read before.
  const oldest = rows.findIndex(isKnown);
  const fresh = isWhole
    ? rows.filter((record) => !isKnown(record))
    : rows.slice(0, oldest < 0 ? rows.length : oldest);
  const placements = player.awaited;
  player.awaited = [];
  const hasNames =
    state.betTypes !== undefined &&
    placements.every(({ market, betType }) => market?.name && betType?.name) &&
    fresh.every(({ market, bet_type: type }) => market.name && type.name);
  if ((isFirst && placements.length === 0) || !hasNames || !(isEnough || isFirst)) return;
  const placed = placements.flatMap(placedIn);
  const shown = fresh.flatMap((record) => shownIn(record, state));
  const saysSession = shown.every(({ entry }) => entry.session !== undefined);
  const [expected, found] = [pointsByText(placed, saysSession), pointsByText(shown, saysSession)];
  const shownText = [...found].map(([text, points]) => `${text}, ${points} points`).join('; ');
  const place = [...inRecord, 'placed_bets'];
  const silent = fresh.some((record) => entriesOf(record).length === 0);
  for (const [text, points] of expected)
    check('bet in the histories', (found.get(text) ?? 0) >= points, place, () =>
      silent
        ? `shows no number for ${text}, ${points} points: the player sees N/A`
        : `lacks ${text}, ${points} points; the history shows ${shownText || 'no new bet'}`,
    );
  // Without an earlier read of all compared rows, older records count as new, too.
  if (isFirst || (isWhole && !player.sawWholeList)) return;
  for (const [text, points] of found)
    check(
      placements.length > 0 ? 'bet in the histories' : 'nothing without a bet',
      (expected.get(text) ?? -1) >= points,
      place,
      () => `has ${text}, ${points} points; accepted ${expected.get(text) ?? 0}`,
    );
  if (placements.length === 0) return;
  checkBefore(placements, fresh, observed);
  checkTimes(placements, fresh, player, observed);
}
