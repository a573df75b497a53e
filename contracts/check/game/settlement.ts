import type { BetRecord } from '../reader.ts';
import {
  drawKey,
  type Findings,
  type HostState,
  type KnownDraw,
  type KnownRecord,
  type PlayerState,
} from '../state.ts';
import { type BetEntry, entriesOf, hundredths, numberNames, statusOf } from './bet-entries.ts';
import { numberKindOf } from './bet-request.ts';
import { kindOf } from './panas.ts';

/** A record with what decides it. */
interface Decided {
  record: BetRecord;
  code: string;
  draw: KnownDraw;
}

/** The number drawn for a number of a bet; null while it is not drawn, undefined for a name without meaning. */
function drawnFor(name: string, text: string, { session }: BetEntry, { code, draw }: Decided) {
  if (name === 'open_digit' || name === 'close_digit') return draw[name];
  if (name === 'open_pana' || name === 'close_pana') return draw[name];
  const isDigit =
    name === 'digit' || (name === 'jodi' && (code === 'odd_even' || text.length === 1));
  if (name === 'jodi' && !isDigit) {
    const { open_digit: open, close_digit: close } = draw;
    return open !== null && close !== null ? open + close : null;
  }
  if (session !== 'open' && session !== 'close') return undefined;
  return draw[`${session}_${isDigit ? 'digit' : 'pana'}`];
}

const sessions = ['open', 'close'] as const;

/** Whether a session that decides an entry shows no number; one that shows a part of them may be decided. */
function isUndrawn({ numbers, session }: BetEntry, draw: KnownDraw): boolean {
  const names = numberNames.filter((name) => numbers[name] !== undefined);
  const needed = sessions.filter(
    (one) =>
      names.some((name) => name.startsWith(one)) ||
      (numbers.jodi?.length === 2 && !session) ||
      (names.some((name) => !name.includes('_')) && session === one),
  );
  return needed.some((one) => draw[`${one}_pana`] === null && draw[`${one}_digit`] === null);
}

/** The rate of a number by the name of its bet type; types that mix kinds of panas have a rate for each. */
function rateOf(
  { bet_type: { name } }: BetRecord,
  { numbers: { pana, open_pana: open, close_pana: close } }: BetEntry,
  code: string,
  rates: ReadonlyMap<string, number>,
): number | undefined {
  const text = numberKindOf(code) === 'pana' ? (pana ?? open ?? close) : undefined;
  const ofKind = text === undefined ? undefined : rates.get(`${name} ${kindOf(text)}`);
  return rates.get(name) ?? ofKind;
}

/** What an entry wins in hundredths; null while it is open, undefined where it cannot be worked out. */
function winOf(entry: BetEntry, decided: Decided, rates: ReadonlyMap<string, number>) {
  const pairs = numberNames.flatMap((name) => {
    const text = entry.numbers[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  const { record, code, draw } = decided;
  const drawn = pairs.map(([name, text]) => drawnFor(name, text, entry, decided));
  if (pairs.length === 0 || drawn.includes(undefined)) return undefined;
  const isOfBoth = ['jodi', undefined].includes(numberKindOf(code));
  const waits = isOfBoth && draw.close_pana === null && draw.close_digit === null;
  if (drawn.includes(null) || waits) return null;
  if (!pairs.every(([, text], index) => drawn[index] === text)) return 0;
  const rate = rateOf(record, entry, code, rates);
  return rate === undefined || entry.points === undefined
    ? undefined
    : hundredths(entry.points * rate);
}

/** The market day of a bet; undefined for one of the small hours, which may belong to the day before. */
function dayOf({ timestamps: { created_at: at } }: BetRecord): string | undefined {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return undefined;
  const india = new Date(time + 5.5 * 3600_000).toISOString();
  return Number(india.slice(11, 13)) < 3 ? undefined : india.slice(0, 10);
}

const statusPlace = '$.data[*].bet_details.bet_status';

function checkRecord(
  { record, lastSeen }: KnownRecord,
  state: HostState,
  { check }: Findings,
): void {
  const { betTypes, rates, draws, latestDraws } = state;
  const day = dayOf(record);
  const code = betTypes?.find(({ name }) => name === record.bet_type.name)?.config.code;
  const draw = day === undefined ? undefined : draws.get(drawKey(record.market.name, day));
  const status = statusOf(record);
  if (day === undefined || code === undefined || !draw || !rates) return;
  // Any other status is one of the host's own.
  if (!['pending', 'won', 'lost'].includes(status)) return;
  const wins = entriesOf(record).map((entry) => winOf(entry, { record, code, draw }, rates));
  if (wins.length === 0 || wins.includes(undefined)) return;
  const name = `of bet ${record.id} on ${record.market.name} of ${day}`;
  const at = lastSeen;
  const isBeforeOthers = (latestDraws.get(record.market.name) ?? '') > day;
  if (wins.includes(null)) {
    const waits = entriesOf(record).some((entry) => isUndrawn(entry, draw));
    if (waits && draw.exchange >= lastSeen && !isBeforeOthers)
      check(
        'settlement',
        status === 'pending',
        statusPlace,
        () => `${name} is ${status} before its draw`,
        at,
      );
    return;
  }
  if (status === 'pending') {
    // A host may take some time after a draw, but not until the next one.
    if (isBeforeOthers && lastSeen >= draw.exchange)
      check(
        'settlement',
        false,
        statusPlace,
        () => `${name} is pending, although its draw is out`,
        at,
      );
    return;
  }
  const win = wins.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const drawText = `${draw.open_pana}-${draw.open_digit}${draw.close_digit}-${draw.close_pana}`;
  const expected = win > 0 ? 'won' : 'lost';
  check(
    'settlement',
    status === expected,
    statusPlace,
    () => `${name} is ${status}; the draw ${drawText} makes it ${expected}`,
    at,
  );
  const { win_amount: paid } = record.calculated_values;
  if (status !== 'won' || win <= 0 || paid === undefined) return;
  const points = entriesOf(record).map((entry) => entry.points ?? 0);
  const rate = paid / (points.length === 1 ? (points[0] ?? 0) : 0);
  const listed = win / 100 / (points[0] ?? 0);
  // A host may change a rate, but not to that of another game.
  if ([...rates.values()].includes(rate) && Math.max(rate, listed) >= 2 * Math.min(rate, listed))
    check(
      'settlement',
      false,
      '$.data[*].payout_config.multiply_by',
      () => `is ${listed} for “${record.bet_type.name}”, whose bets won at ${rate}`,
      state.ratesAt,
    );
  else
    check(
      'settlement',
      hundredths(paid) === win,
      '$.data[*].calculated_values.win_amount',
      () => `${name} is ${paid}; the listed rate makes it ${win / 100}`,
      at,
    );
}

/** Compares all records of a player with the draws and the rates; run after the last exchange. */
export function checkSettlement(player: PlayerState, state: HostState, findings: Findings): void {
  for (const known of player.records.values()) checkRecord(known, state, findings);
}
