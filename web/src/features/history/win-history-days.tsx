import type { BetRecord } from '@matka/contracts/decoders/history';
import { useId } from 'react';
import { formatDate } from '../../lib/time.ts';
import { betEntries } from '../../matka/bet-entries.ts';
import { recordKey } from '../../matka/record-key.ts';
import styles from './win-history.module.css';
import { WinHistoryCard } from './win-history-card.tsx';

type Day = { readonly date: string; readonly records: BetRecord[] };

/** The records by day in India, in the order of the page. */
function daysOf(records: readonly BetRecord[]): Day[] {
  const days: Day[] = [];
  for (const record of records) {
    const date = formatDate(record.timestamps.created_at);
    const last = days.at(-1);
    if (last?.date === date) last.records.push(record);
    else days.push({ date, records: [record] });
  }
  return days;
}

/** The wins under the dates of their bets, which the cards do not show. */
export function WinHistoryDays({ records }: { readonly records: readonly BetRecord[] }) {
  return daysOf(records).map((day, at) => {
    const [first] = day.records;
    return <WinsOfDay key={first && recordKey(first, at)} {...day} />;
  });
}

function WinsOfDay({ date, records }: Day) {
  const id = useId();
  return (
    <section>
      <p id={id} className={styles.date}>
        {date}
      </p>
      <ul className={styles.wins} aria-labelledby={id}>
        {records.flatMap((record, at) =>
          betEntries(record).map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sub-bets of a record have no id and never change
            <li key={`${recordKey(record, at)}-${index}`}>
              <WinHistoryCard record={record} entry={entry} />
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
