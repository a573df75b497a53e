import type { BetRecord } from '@matka/contracts/api/history';
import { formatDate } from '../../lib/days.ts';

/** Records that follow each other and are of one day in India. */
export type Day = {
  /** `dd/mm/yyyy`, a dash if unknown. */
  readonly date: string;
  readonly records: readonly BetRecord[];
};

/** The records by day in India, in the order of the page. */
export function recordsByDay(records: readonly BetRecord[]): Day[] {
  const days: { date: string; records: BetRecord[] }[] = [];
  for (const record of records) {
    const date = formatDate(record.timestamps.created_at);
    const last = days.at(-1);
    if (last?.date === date) last.records.push(record);
    else days.push({ date, records: [record] });
  }
  return days;
}
