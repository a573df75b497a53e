import { useEffect, useRef } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatDay } from '../../lib/days.ts';
import { classNames } from '../../ui/class-names.ts';
import textStyles from '../../ui/text.module.css';
import { weekdayNames } from './calendar-names.ts';
import styles from './chart.module.css';
import type { ChartCell, ChartWeek } from './chart-weeks.ts';

type ChartTableProps = {
  readonly name: string;
  readonly weeks: readonly ChartWeek[];
  /** `yyyy-mm-dd` */
  readonly today: string;
  readonly jodisOnly: boolean;
};

/** The month in a box that scrolls under its head, starting at the current week. */
export function ChartTable({ name, weeks, today, jodisOnly }: ChartTableProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[aria-current]')?.closest('tr');
    if (box.current && row) box.current.scrollTop = row.offsetTop + row.offsetHeight;
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable
    <section ref={box} className={styles.box} aria-label={t('Chart')} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <span className={textStyles.spoken}>{name}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Date range')}</th>
            {weekdayNames().map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, to, cells }) => (
            <tr key={from}>
              <th scope="row" className={styles.range}>
                {t('{from} to {to}', { from: formatDay(from), to: formatDay(to) })}
              </th>
              {cells.map((cell) => (
                <DayCell
                  key={cell.date}
                  cell={cell}
                  isToday={cell.date === today}
                  jodisOnly={jodisOnly}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type DayCellProps = {
  readonly cell: ChartCell;
  readonly isToday: boolean;
  readonly jodisOnly: boolean;
};

function DayCell({ cell, isToday, jodisOnly }: DayCellProps) {
  const [open, digits, close] = cell.lines ?? [];
  const jodi = <span className={styles.digits}>{digits}</span>;
  return (
    <td
      dir="ltr"
      className={classNames(isToday && styles.today, digits === '**' && styles.missing)}
      aria-current={isToday ? 'date' : undefined}
    >
      {cell.lines && jodisOnly && jodi}
      {cell.lines && !jodisOnly && (
        <>
          <span className={styles.pana}>{open}</span> {jodi}{' '}
          <span className={styles.pana}>{close}</span>
        </>
      )}
    </td>
  );
}
