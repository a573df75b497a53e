import { useState } from 'react';
import { today as todayInIndia } from '../../lib/days.ts';
import { DayField } from './day-field.tsx';
import { DayResults } from './day-results.tsx';
import styles from './result-history.module.css';

/** The results of all markets on one day, today first. */
export function ResultHistoryScreen() {
  const [day, setDay] = useState(todayInIndia);
  return (
    <main className={styles.screen}>
      <DayField value={day} onChange={setDay} />
      <DayResults key={day} day={day} />
    </main>
  );
}
