import type { BetRecord } from '../decoders/history.ts';
import { numberKindOf } from './bet-request.ts';
import type { Game } from './game.ts';
import { type BetEntry, entriesOf, hundredths, numberNames, statusOf } from './numbers.ts';
import type { Check } from './rules.ts';
import {
  drawKey,
  type HostState,
  type KnownDraw,
  type KnownRecord,
  type PlayerState,
} from './state.ts';

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

/** The rate of a number by the name of its bet type; types that mix kinds of panas have a rate for each. */
function rateOf(
  record: BetRecord,
  entry: BetEntry,
  code: string,
  rates: ReadonlyMap<string, number>,
  game: Game,
) {
  const { name } = record.bet_type;
  const { pana, open_pana: open, close_pana: close } = entry.numbers;
  const text = numberKindOf(code) === 'pana' ? (pana ?? open ?? close) : undefined;
  return (
    rates.get(name) ?? (text === undefined ? undefined : rates.get(`${name} ${game.kindOf(text)}`))
  );
}

/** What an entry wins in hundredths; null while it is open, undefined where it cannot be worked out. */
function winOf(entry: BetEntry, decided: Decided, rates: ReadonlyMap<string, number>, game: Game) {
  const pairs = numberNames.flatMap((name) => {
    const text = entry.numbers[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  const { record, code, draw } = decided;
  const drawn = pairs.map(([name, text]) => drawnFor(name, text, entry, decided));
  if (pairs.length === 0 || drawn.includes(undefined)) return undefined;
  const waits = ['jodi', undefined].includes(numberKindOf(code)) && draw.close_pana === null;
  if (drawn.includes(null) || waits) return null;
  if (!pairs.every(([, text], index) => drawn[index] === text)) return 0;
  const rate = rateOf(record, entry, code, rates, game);
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

const isBeforeOtherDraws = (market: string, day: string, { latestDraws }: HostState): boolean =>
  (latestDraws.get(market) ?? '') > day;

function checkRecord(
  { record, lastSeen }: KnownRecord,
  state: HostState,
  game: Game,
  check: Check,
): void {
  const { betTypes, rates } = state;
  const day = dayOf(record);
  const code = betTypes?.find(({ name }) => name === record.bet_type.name)?.config.code;
  const draw = day === undefined ? undefined : state.draws.get(drawKey(record.market.name, day));
  if (day === undefined || code === undefined || !draw || !rates) return;
  const wins = entriesOf(record).map((entry) => winOf(entry, { record, code, draw }, rates, game));
  if (wins.length === 0 || wins.includes(undefined)) return;
  const status = statusOf(record);
  const name = `bet ${record.id} on ${record.market.name} of ${day}`;
  const at = Math.max(draw.exchange, lastSeen);
  if (wins.includes(null)) {
    const isFinal = isBeforeOtherDraws(record.market.name, day, state);
    if (draw.exchange >= lastSeen && !isFinal)
      check('settlement', status === 'pending', () => `${name} is ${status} before its draw`, at);
    return;
  }
  if (status === 'pending') {
    // A host may take some time after a draw, but not until the next one.
    if (isBeforeOtherDraws(record.market.name, day, state) && lastSeen >= draw.exchange)
      check('settlement', false, () => `${name} is pending, although its draw is out`, at);
    return;
  }
  const win = wins.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const drawText = `${draw.open_pana}-${draw.open_digit}${draw.close_digit}-${draw.close_pana}`;
  const expected = win > 0 ? 'won' : 'lost';
  check(
    'settlement',
    status === expected,
    () => `${name} is ${status}; the draw ${drawText} makes it ${expected}`,
    at,
  );
  const { win_amount: paid } = record.calculated_values;
  if (status === 'won' && win > 0 && paid !== undefined)
    check(
      'settlement',
      hundredths(paid) === win,
      () => `${name} has a win of ${paid}; the listed rate makes it ${win / 100}`,
      at,
    );
}

/** Compares all records of a player with the draws and the rates; run after the last exchange. */
export function checkSettlement(
  player: PlayerState,
  state: HostState,
  game: Game,
  check: Check,
): void {
  for (const known of player.records.values()) checkRecord(known, state, game, check);
}
