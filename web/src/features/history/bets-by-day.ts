import type { BetRecord } from '@matka/contracts/api/history';
import { t } from '../../i18n/translate.ts';
import { dayOf, formatDate, today, yesterday } from '../../lib/days.ts';
import { readMoment } from '../../lib/time.ts';
import { type BetEntry, betEntries } from '../../matka/bet-entries.ts';
import { recordKey } from '../../matka/record-key.ts';

/** A bet, or one of its sub-bets, with a key for lists. */
export type KeyedEntry = {
  readonly key: string;
  readonly record: BetRecord;
  readonly entry: BetEntry;
};

/** Bets that follow each other and are of one day in India. */
export type Day = {
  /** Today, Yesterday, or `dd/mm/yyyy`; a dash if unknown. */
  readonly title: string;
  /** The same as `yyyy-mm-dd`; empty if unknown. */
  readonly day: string;
  readonly entries: readonly KeyedEntry[];
};

function titleOfDay(moment: string): string {
  const day = dayOf(moment);
  if (day === today()) return t('Today');
  return day === yesterday() ? t('Yesterday') : formatDate(moment);
}

/** Neighbours of one submission: equal but for their numbers. */
export type Stack = readonly [KeyedEntry, ...KeyedEntry[]];

/** The key that bids of one submission share. */
function commonOf({ record, entry }: KeyedEntry): string {
  const { market, bet_type, timestamps, bet_details, calculated_values } = record;
  const { created_at: time } = timestamps;
  // A host may write one moment in different zones.
  const minute = Math.floor(readMoment(time) / 60_000) || time;
  const isWin = (calculated_values.win_amount ?? 0) > 0;
  const own = isWin ? record.id : '';
  return JSON.stringify([
    ...[market.name, bet_type.name, entry.session, entry.points, minute],
    ...[bet_details.bet_status, own],
  ]);
}

/** The entries of a day with those of one submission stacked; a win stays by itself. */
export function stacksOf(entries: readonly KeyedEntry[]): readonly Stack[] {
  const stacks: [KeyedEntry, ...KeyedEntry[]][] = [];
  for (const entry of entries) {
    const last = stacks.at(-1);
    if (last && commonOf(last[0]) === commonOf(entry)) last.push(entry);
    else stacks.push([entry]);
  }
  return stacks;
}

/** The bets by day in India, in the order of the page. */
export function betsByDay(records: readonly BetRecord[]): Day[] {
  const days: { title: string; day: string; entries: KeyedEntry[] }[] = [];
  for (const [at, record] of records.entries()) {
    const title = titleOfDay(record.timestamps.created_at);
    const entries = betEntries(record).map((entry, index) => ({
      key: `${recordKey(record, at)}-${index}`,
      record,
      entry,
    }));
    const last = days.at(-1);
    if (last?.title === title) last.entries.push(...entries);
    else days.push({ title, day: dayOf(record.timestamps.created_at), entries });
  }
  return days;
}
