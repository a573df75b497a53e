import { useState } from 'react';
import { useToday } from '../../lib/use-host-now.ts';
import page from '../../ui/page.module.css';
import { DayField } from './day-field.tsx';
import { DayResults } from './day-results.tsx';

/** The results of all markets on one day, today first. */
export function ResultHistoryScreen() {
  const today = useToday();
  const [chosen, setDay] = useState<string>();
  const day = chosen ?? today;
  return (
    <main className={page.page}>
      <DayField value={day} onChange={setDay} />
      <DayResults key={day} day={day} />
    </main>
  );
}
