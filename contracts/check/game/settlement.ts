import type { Session } from '../../api/common.ts';
import { anyRow } from '../../reading/place.ts';
import { indianDay, indianHour } from '../indian-day.ts';
import type { BetRecord } from '../reader.ts';
import {
  drawKey,
  type Findings,
  type HostState,
  type KnownRecord,
  type PlayerState,
} from '../state.ts';
import {
  type BetEntry,
  entriesOf,
  hundredths,
  numberNames,
  rounded,
  statusOf,
} from './bet-entries.ts';
import { numberKindOf } from './bet-request.ts';
import type { KnownDraw } from './draw.ts';
import { kindOf } from './panas.ts';

const sessions: readonly Session[] = ['open', 'close'];

/** The number drawn in a session; null before the draw, undefined if only the other number is shown. */
function drawnIn(session: Session, kind: 'digit' | 'pana', draw: KnownDraw) {
  const other = draw[`${session}_${kind === 'digit' ? 'pana' : 'digit'}`];
  return draw[`${session}_${kind}`] ?? (other === null ? null : undefined);
}

/** The number drawn for a number of a bet; null before it is drawn, undefined if unknown. */
function drawnFor(name: string, code: string, { session, numbers }: BetEntry, draw: KnownDraw) {
  // A host may call the digit of Odd Even, or of any bet, a jodi.
  const kind = name === 'jodi' && numbers.jodi?.length === 1 ? 'digit' : numberKindOf(name, code);
  if (kind === 'jodi') {
    const digits = sessions.map((one) => drawnIn(one, 'digit', draw));
    if (digits.includes(undefined)) return undefined;
    return digits.includes(null) ? null : digits.join('');
  }
  const own = sessions.find((one) => one === (name.includes('_') ? name.split('_')[0] : session));
  return own && drawnIn(own, kind, draw);
}

/** The win of an entry in hundredths; null while it is open, undefined if it cannot be computed. */
function winOf(
  { bet_type: { name: type } }: BetRecord,
  entry: BetEntry,
  { code, draw, rates }: { code: string; draw: KnownDraw; rates: ReadonlyMap<string, number> },
): number | null | undefined {
  const names = numberNames.filter((name) => entry.numbers[name] !== undefined);
  const drawn = names.map((name) => drawnFor(name, code, entry, draw));
  if (names.length === 0 || drawn.includes(undefined)) return undefined;
  if (drawn.includes(null)) return null;
  if (names.some((name, index) => entry.numbers[name] !== drawn[index])) return 0;
  // Types that mix kinds of panas have a rate for each.
  const rate = rates.get(type) ?? rates.get(`${type} ${kindOf(String(drawn[0]))}`);
  return rate === undefined || entry.points === undefined
    ? undefined
    : hundredths(entry.points * rate);
}

/** The market day of a bet; undefined in the small hours, which may belong to the previous day. */
function dayOf({ timestamps: { created_at: at } }: BetRecord): string | undefined {
  return indianHour(at) >= 3 ? indianDay(at) : undefined;
}

const statusPlace = ['data', anyRow, 'bet_details', 'bet_status'];

/** Compares the decision of a bet with its draw; returns the payment of a win. */
function checkRecord({ record, lastSeen }: KnownRecord, state: HostState, { check }: Findings) {
  const { betTypes, rates, draws, latestDraws } = state;
  const day = dayOf(record);
  const code = betTypes?.find(({ name }) => name === record.bet_type.name)?.config.code;
  const draw = day === undefined ? undefined : draws.get(drawKey(record.market.name, day));
  const status = statusOf(record);
  if (day === undefined || code === undefined || !draw || !rates) return;
  // Any other status is the host's own.
  if (!['pending', 'won', 'lost'].includes(status)) return;
  const wins = entriesOf(record).map((entry) => winOf(record, entry, { code, draw, rates }));
  if (wins.length === 0 || wins.includes(undefined)) return;
  const name = `of bet ${record.id} on ${record.market.name} of ${day}`;
  const at = lastSeen;
  const isBeforeOthers = (latestDraws.get(record.market.name) ?? '') > day;
  if (wins.includes(null)) {
    if (draw.exchange >= lastSeen && !isBeforeOthers)
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
    if (isBeforeOthers && lastSeen >= Math.max(...Object.values(draw.since)))
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
  const points = entriesOf(record).reduce(
    (sum, entry, index) => sum + (wins[index] ? (entry.points ?? 0) : 0),
    0,
  );
  const [rate, listed] = [paid / points, win / 100 / points].map(rounded);
  return { name, type: record.bet_type.name, paid, win, rate, listed, at };
}

/** A win that was paid: the amount, the expected one in hundredths, and the rates of both. */
type Payment = NonNullable<ReturnType<typeof checkRecord>>;

const fits = ({ paid, win }: Payment): boolean => hundredths(paid) === win;

/**
 * Tells if a rate in the list is wrong, and not what was paid: several wins of the game, or of games that are listed alike,
 * are paid at one other rate, while other games keep theirs; or at the rate of another game. A host may change a rate, but not to another game's.
 */
function isWronglyListed(
  own: readonly Payment[],
  all: readonly Payment[],
  rates: readonly number[],
) {
  const [{ rate = 0, listed = 0 } = {}] = own;
  if (rate === listed || own.some((one) => one.rate !== rate)) return false;
  const isOther = Math.max(rate, listed) >= 2 * Math.min(rate, listed);
  const alike = all.filter((one) => one.rate === rate && one.listed === listed);
  return (rates.includes(rate) && isOther) || (alike.length > 1 && all.some(fits));
}

/** Compares all records of a player with the draws and the rates; run after the last exchange. */
export function checkSettlement(player: PlayerState, state: HostState, findings: Findings): void {
  const all = [...player.records.values()].flatMap(
    (known) => checkRecord(known, state, findings) ?? [],
  );
  const rates = [...(state.rates ?? []).values()];
  for (const own of Map.groupBy(all, ({ type, listed }) => `${type} ${listed}`).values()) {
    const isWrong = isWronglyListed(own, all, rates);
    const place = isWrong ? ['payout_config', 'multiply_by'] : ['calculated_values', 'win_amount'];
    for (const one of own)
      findings.check(
        'settlement',
        !isWrong && fits(one),
        ['data', anyRow, ...place],
        () =>
          isWrong
            ? `is ${one.listed} for “${one.type}”, whose bets won at ${one.rate}`
            : `${one.name} is ${one.paid}; the listed rate makes it ${one.win / 100}`,
        isWrong ? state.ratesAt : one.at,
      );
  }
}
