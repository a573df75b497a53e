import {
  entriesOf,
  hundredths,
  keyOfRecord,
  numbersText,
  statusOf,
  timeOfRecord,
} from '../game/bet-entries.ts';
import type { BetRecord } from '../reader.ts';
import type { Observed, PlayerState } from '../state.ts';

/** The parts of a record that never change, as far as a response has them. */
function lastingOf(record: BetRecord): Readonly<Record<string, unknown>> {
  const { amount, before_amount: before } = record.bet_details;
  const entries = entriesOf(record).map(
    ({ numbers, session, points }) => `${numbersText(numbers)} ${session} ${points}`,
  );
  return {
    'market.name': record.market.name || undefined,
    'bet_type.name': record.bet_type.name || undefined,
    'bet_details.amount': amount,
    'bet_details.before_amount': before,
    'timestamps.created_at': timeOfRecord(record) || undefined,
    'bet_details.placed_bets': entries.length > 0 ? entries.join('; ') : undefined,
  };
}

const decision = (record: BetRecord): string =>
  `${statusOf(record)} ${record.calculated_values.win_amount ?? 0}`;

/** How far the clocks of kit and host may differ, in milliseconds. */
const skewMs = 300_000;

function checkAmounts(record: BetRecord, place: string, { check }: Observed): void {
  const { id, bet_details: details, calculated_values: values } = record;
  const { amount, before_amount: before } = details;
  const status = statusOf(record);
  const points = entriesOf(record).map((entry) => entry.points);
  const sum = points.reduce<number>((total, one) => total + hundredths(one ?? 0), 0);
  const expect = (holds: boolean, name: string, text: () => string) =>
    check('amounts', holds, `${place}.${name}`, () => `of bet ${id} ${text()}`);
  if (amount !== 0 && points.length > 0 && points.every((one) => one !== undefined))
    expect(
      sum === hundredths(amount),
      'bet_details.amount',
      () => `is ${amount}, its entries add up to ${sum / 100}`,
    );
  if (before !== undefined)
    expect(
      hundredths(before) >= hundredths(amount),
      'bet_details.before_amount',
      () => `is ${before} before a bet of ${amount}`,
    );
  const { win_amount: win, net_profit: net } = values;
  if (win !== undefined && net !== undefined && /^(won|lost)$/.test(status)) {
    const gain = hundredths(win) - hundredths(amount);
    expect(
      [gain, hundredths(win)].includes(hundredths(net)) ||
        (status === 'lost' && hundredths(net) === 0),
      'calculated_values.net_profit',
      () => `is ${net} beside a win of ${win} and a stake of ${amount}`,
    );
  }
  if (status === 'lost' && win !== undefined)
    expect(win === 0, 'bet_details.bet_status', () => `is lost beside a win of ${win}`);
  if (status === 'won' && win !== undefined)
    expect(win > 0, 'calculated_values.win_amount', () => `is ${win} although the bet won`);
}

/** No bet was placed in the future, whichever of the clocks of kit and host is right. */
function checkFuture(record: BetRecord, place: string, { check, exchange, state }: Observed): void {
  const { created_at: text } = record.timestamps;
  const time = Date.parse(text);
  if (Number.isNaN(time)) return;
  const latest = Math.max(Date.parse(exchange.at) + skewMs, state.latestEnd);
  check(
    'bet in the histories',
    time <= latest,
    `${place}.timestamps.created_at`,
    () => `of bet ${record.id} is ${text}, which is still to come`,
  );
}

function checkChange(previous: BetRecord, record: BetRecord, place: string, observed: Observed) {
  const { check } = observed;
  const [before, now] = [lastingOf(previous), lastingOf(record)];
  const changed = Object.keys(now).find(
    (name) => now[name] !== undefined && before[name] !== undefined && now[name] !== before[name],
  );
  check(
    'stable records',
    changed === undefined,
    `${place}.${changed}`,
    () =>
      `of bet ${record.id} is ${now[changed ?? '']}, another response has ${before[changed ?? '']}`,
  );
  return decision(previous) !== decision(record);
}

/** Checks a bet record against itself and against its earlier versions, and remembers it. */
export function noteRecord(
  record: BetRecord,
  place: string,
  player: PlayerState,
  observed: Observed,
): void {
  checkAmounts(record, place, observed);
  checkFuture(record, place, observed);
  const key = keyOfRecord(record);
  const known = player.records.get(key);
  if (known && checkChange(known.record, record, place, observed)) {
    const before = statusOf(known.record);
    observed.check(
      'stable records',
      before === 'pending' || !['won', 'lost'].includes(before),
      `${place}.bet_details.bet_status`,
      () => `of bet ${record.id} was ${decision(known.record)} and is ${decision(record)}`,
    );
    player.version += 1;
    player.wins += hundredths(record.calculated_values.win_amount ?? 0);
  }
  player.records.set(key, {
    record,
    firstSeen: known?.firstSeen ?? observed.index,
    lastSeen: observed.index,
  });
}
