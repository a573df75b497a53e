import type { BetRecord } from '@matka/contracts/api/history';
import { useId } from 'react';
import { betEntries } from '../../matka/bet-entries.ts';
import { recordKey } from '../../matka/record-key.ts';
import styles from './history-days.module.css';
import { type Day, recordsByDay } from './records-by-day.ts';
import { WinHistoryCard } from './win-history-card.tsx';

/** The wins under the dates of their bets, which the cards do not show. */
export function WinHistoryDays({ records }: { readonly records: readonly BetRecord[] }) {
  return (
    <div className={styles.days}>
      {recordsByDay(records).map((day, at) => {
        const [first] = day.records;
        return <WinsOfDay key={first && recordKey(first, at)} {...day} />;
      })}
    </div>
  );
}

function WinsOfDay({ date, records }: Day) {
  const id = useId();
  return (
    <section>
      <p id={id} className={styles.date}>
        {date}
      </p>
      <ul className={styles.cards} aria-labelledby={id}>
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
