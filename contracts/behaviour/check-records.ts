import type { BetRecord } from '../decoders/history.ts';
import {
  entriesOf,
  hundredths,
  keyOfRecord,
  numbersText,
  statusOf,
  timeOfRecord,
} from './numbers.ts';
import type { Observed } from './observed.ts';
import type { PlayerState } from './state.ts';

/** What never changes of a record. */
const lasting = (record: BetRecord): string => {
  const { amount, before_amount: before } = record.bet_details;
  const entries = entriesOf(record).map(
    ({ numbers, session, points }) => `${numbersText(numbers)} ${session} ${points}`,
  );
  const at = timeOfRecord(record);
  return JSON.stringify([record.market.name, record.bet_type.name, amount, before, at, entries]);
};

const decision = (record: BetRecord): string =>
  `${statusOf(record)} ${record.calculated_values.win_amount ?? 0}`;

function checkAmounts(record: BetRecord, { check }: Observed): void {
  const { id, bet_details: details, calculated_values: values } = record;
  const { amount, before_amount: before } = details;
  const status = statusOf(record);
  const points = entriesOf(record).map((entry) => entry.points);
  const sum = points.reduce<number>((total, one) => total + hundredths(one ?? 0), 0);
  if (points.length > 0 && points.every((one) => one !== undefined))
    check(
      'amounts',
      sum === hundredths(amount),
      () => `bet ${id} has an amount of ${amount}, its entries add up to ${sum / 100}`,
    );
  if (before !== undefined)
    check(
      'amounts',
      hundredths(before) >= hundredths(amount),
      () => `bet ${id} of ${amount} was placed with a wallet of ${before}`,
    );
  const { win_amount: win, net_profit: net } = values;
  if (win !== undefined && net !== undefined && /^(won|lost)$/.test(status)) {
    const gain = hundredths(win) - hundredths(amount);
    check(
      'amounts',
      [gain, hundredths(win)].includes(hundredths(net)) ||
        (status === 'lost' && hundredths(net) === 0),
      () => `bet ${id} has a win of ${win}, an amount of ${amount} and a profit of ${net}`,
    );
  }
  if (status === 'lost' && win !== undefined)
    check('amounts', win === 0, () => `bet ${id} is lost and has a win of ${win}`);
  if (status === 'won' && win !== undefined)
    check('amounts', win > 0, () => `bet ${id} is won and has a win of ${win}`);
}

function checkChange(
  previous: BetRecord,
  record: BetRecord,
  player: PlayerState,
  { check }: Observed,
) {
  check(
    'stable records',
    lasting(previous) === lasting(record),
    () =>
      `bet ${record.id} is another one than before: ${lasting(record)}, before ${lasting(previous)}`,
  );
  if (decision(previous) === decision(record)) return;
  check(
    'stable records',
    statusOf(previous) === 'pending',
    () => `bet ${record.id} was ${decision(previous)} and is ${decision(record)}`,
  );
  player.version += 1;
  player.wins += hundredths(record.calculated_values.win_amount ?? 0);
}

/** Takes up a record, and compares it with itself and with what it was before. */
export function noteRecord(record: BetRecord, player: PlayerState, observed: Observed): void {
  checkAmounts(record, observed);
  const known = player.records.get(keyOfRecord(record));
  if (known) checkChange(known.record, record, player, observed);
  player.records.set(keyOfRecord(record), {
    record,
    firstSeen: known?.firstSeen ?? observed.index,
    lastSeen: observed.index,
  });
}
