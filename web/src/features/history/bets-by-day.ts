import type { BetRecord } from '@matka/contracts/api/history';
import { lastList } from '../../api/last-list.ts';
import { t } from '../../i18n/translate.ts';
import { dayOf, formatDate, today, yesterday } from '../../lib/days.ts';
import { readMoment } from '../../lib/time.ts';
import { type BetEntry, betEntries } from '../../matka/bet-entries.ts';
import { type EntryWithOutcome, entriesWithOutcome } from '../../matka/known-draw.ts';
import { recordKey } from '../../matka/record-key.ts';

/** A bet, or one of its sub-bets, with a key for lists. */
export type KeyedEntry = {
  readonly key: string;
  readonly record: BetRecord;
  readonly entry: EntryWithOutcome;
};

/** Consecutive bets of one day in India. */
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

/** The bids of one submission, which differ only in their numbers, in the order of entry; a winning bid comes first. */
export type Stack = readonly [KeyedEntry, ...KeyedEntry[]];

/** The common key of the bids of one submission; a draw decides them together. */
function commonOf({ market, bet_type, timestamps, bet_details }: BetRecord, entry: BetEntry) {
  const { created_at: time } = timestamps;
  // A host may write the same moment in different zones.
  const minute = Math.floor(readMoment(time) / 60_000) || time;
  const status = bet_details.bet_status === 'won' ? 'lost' : bet_details.bet_status;
  return JSON.stringify([market.name, bet_type.name, entry.session, entry.points, minute, status]);
}

/** The submission of a record, as a key; undefined if its bids differ in more than their numbers. */
export function submissionOf(record: BetRecord): string | undefined {
  const [first, ...others] = betEntries(record).map((entry) => commonOf(record, entry));
  return others.every((other) => other === first) ? first : undefined;
}

const hasWon = ({ entry }: KeyedEntry): boolean => (entry.won ?? 0) > 0;

/** The entries in the order of entry: the app sends the newest bid first, and a history lists the newest record first. */
function asEntered(entries: readonly KeyedEntry[]): readonly KeyedEntry[] {
  const place = ({ record }: KeyedEntry) => entries.findIndex((each) => each.record === record);
  return entries.toReversed().sort((a, b) => place(a) - place(b));
}

/** The entries of a day, with the bids of a submission stacked; every further win is a separate entry. */
export function stacksOf(entries: readonly KeyedEntry[]): readonly Stack[] {
  const submissions: KeyedEntry[][] = [];
  let latest: string | undefined;
  for (const each of entries) {
    const common = commonOf(each.record, each.entry);
    if (common === latest) submissions.at(-1)?.push(each);
    else submissions.push([each]);
    latest = common;
  }
  return submissions.flatMap((submission) => {
    const entered = asEntered(submission);
    const winner = entered.find(hasWon)?.record;
    const isFurther = (each: KeyedEntry) => hasWon(each) && each.record !== winner;
    const [first, ...others] = [
      ...entered.filter(({ record }) => record === winner),
      ...entered.filter((each) => !hasWon(each) && each.record !== winner),
    ];
    const further = entered.filter(isFurther).map((each): Stack => [each]);
    return first ? [[first, ...others] as const, ...further] : further;
  });
}

/** The bets by day in India, in the order of the page. */
export function betsByDay(records: readonly BetRecord[]): Day[] {
  const list = lastList();
  const days: { title: string; day: string; entries: KeyedEntry[] }[] = [];
  for (const [at, record] of records.entries()) {
    const title = titleOfDay(record.timestamps.created_at);
    const entries = entriesWithOutcome(record, betEntries(record), list).map((entry, index) => ({
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
