import { entriesOf, hundredths, numbersText, statusOf } from '../../check/game/bet-entries.ts';
import { indianDay } from '../../check/indian-day.ts';
import { type BetRecord, read } from '../../check/reader.ts';
import { type Comparison, compare, type Report } from './comparison.ts';
import type { PlayedExchange } from './recorded-world.ts';

/** A record without what hosts choose: ids, spelling of numbers, milliseconds. */
function recordText(record: BetRecord): string {
  const { market, bet_type: betType, bet_details: details } = record;
  const entries = entriesOf(record).map(
    ({ numbers, points }) => `${numbersText(numbers)}:${points}`,
  );
  return `${market.name}, ${betType.name}, ${details.amount} points, ${entries.sort().join(' ')}`;
}

const outcomeText = (record: BetRecord): string =>
  `${statusOf(record)} ${statusOf(record) === 'pending' ? '' : hundredths(record.calculated_values.win_amount ?? 0) / 100}`.trim();

const sessionText = ({ bet_details: details }: BetRecord): string =>
  details.placed_bets[0]?.bet_type ?? details.bet_type ?? '';

/** Whether the recording shows the draws that decide a record. */
function isDecidable(record: BetRecord, { world }: Comparison): boolean {
  const day = indianDay(record.timestamps.created_at);
  return (['open', 'close'] as const).every((session) =>
    world.draws.some(
      (draw) =>
        draw.market === record.market.name &&
        draw.day === day &&
        draw.session === session &&
        draw.pana !== null,
    ),
  );
}

/** Why two outcomes may differ; undefined when they may not. */
function reasonForOutcome(
  left: BetRecord,
  right: BetRecord,
  comparison: Comparison,
): string | undefined {
  const { name } = left.bet_type;
  const rates = [...comparison.world.rates.keys()];
  const isRated = rates.some((rate) => rate === name || rate.startsWith(`${name} `));
  if (statusOf(left) === statusOf(right))
    return isRated ? undefined : `the recording does not show the rate of ${name}`;
  return isDecidable(left, comparison) ? undefined : 'the recording does not show the draw';
}

function compareRecord(
  left: BetRecord,
  right: BetRecord,
  comparison: Comparison,
  report: Report,
): void {
  const entries = (record: BetRecord) => entriesOf(record).length;
  if (entries(left) === 0 || entries(right) === 0) {
    compare(report, 'records', [
      `${left.market.name}, ${left.bet_details.amount}`,
      `${right.market.name}, ${right.bet_details.amount}`,
    ]);
  } else compare(report, 'records', [recordText(left), recordText(right)]);
  const isBoth =
    comparison.world.betTypes.find(({ name }) => name === left.bet_type.name)?.config
      .bet_direction === 'both';
  if (isBoth) compare(report, 'records', [sessionText(left), sessionText(right)]);
  const [before, after] = [left.bet_details.before_amount, right.bet_details.before_amount];
  if (
    before !== undefined &&
    after !== undefined &&
    Date.parse(left.timestamps.created_at) >= comparison.world.at
  )
    compare(report, 'records', [`a wallet of ${before} before`, `a wallet of ${after} before`]);
  compare(
    report,
    'settlement',
    [outcomeText(left), outcomeText(right)],
    reasonForOutcome(left, right, comparison),
  );
}

const times = (rows: readonly BetRecord[]) =>
  rows.map(({ timestamps }) => Date.parse(timestamps.created_at));
const direction = (rows: readonly BetRecord[]): string => {
  const list = times(rows);
  const rises = list.some((time, index) => time > (list[index - 1] ?? Number.POSITIVE_INFINITY));
  return rises ? 'not newest first' : 'newest first';
};

/** Compares two pages of a history. */
export function compareHistory(
  { recorded, played }: PlayedExchange,
  comparison: Comparison,
  report: Report,
): void {
  const [left, right] = [read('history', recorded.response.body), read('history', played.body)];
  if (!left || !right) return;
  if (times(left.data).some((time) => !Number.isNaN(time)))
    compare(report, 'ordering', [direction(left.data), direction(right.data)]);
  const isFiltered = recorded.request.query.some(([name]) => name !== 'page');
  const aspect = isFiltered ? 'filters' : 'paging';
  if (!comparison.isWhole) {
    report(aspect, 'unknown', 'the recording does not show the whole history');
    return;
  }
  const pages = ({ pagination }: typeof left) => {
    const {
      current_page: current,
      total_pages: total,
      has_next: next,
      has_previous: previous,
    } = pagination;
    return `page ${current} of ${total}, has_next ${next}, has_previous ${previous}`;
  };
  compare(report, 'paging', [pages(left), pages(right)]);
  compare(report, aspect, [`${left.data.length} rows`, `${right.data.length} rows`]);
  if (left.data.length !== right.data.length) return;
  for (const [index, record] of left.data.entries()) {
    const other = right.data[index];
    if (other) compareRecord(record, other, comparison, report);
  }
}

/** Compares two single records. */
export function compareBet(
  { recorded, played }: PlayedExchange,
  comparison: Comparison,
  report: Report,
): void {
  const [left, right] = [read('bet', recorded.response.body), read('bet', played.body)];
  if (left && right) compareRecord(left, right, comparison, report);
}
