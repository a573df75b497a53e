import { fetchErrorText } from '../../api/fetch-error-text.ts';
import { resultsOfDay, useResults } from '../../api/results.ts';
import { ResultButton } from '../../bet-guide/result-button.tsx';
import { t, translated } from '../../i18n/translate.ts';
import { formatDay } from '../../lib/days.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyNotice, ErrorNotice, Loading, Skeleton } from '../../ui/notice.tsx';
import { outlines } from '../../ui/outlines.ts';
import styles from './result-history.module.css';
import { resultsOfMarkets } from './results-of-day.ts';

/** Skeleton rows. */
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Every market with a result on a day `yyyy-mm-dd`. */
export function DayResults({ day }: { readonly day: string }) {
  const { status, data, error, retry } = useResults(resultsOfDay(day));
  if (status === 'pending') {
    return (
      <Loading text={t('Loading market results...')}>
        {ROWS.map((row) => (
          <Skeleton key={row} height={52} className={styles.shape} />
        ))}
      </Loading>
    );
  }
  if (status === 'rejected') {
    const text = translated(fetchErrorText(error, 'Failed to fetch market results'));
    return (
      <ErrorNotice
        text={t('Error loading market results: {text}', { text })}
        actionLabel={t('Retry')}
        onAction={retry}
      />
    );
  }
  const results = resultsOfMarkets(data);
  if (results.length === 0) {
    const text = t('No market results available for {day}', { day: formatDay(day) });
    return <EmptyNotice text={text} icon={outlines.calendar} />;
  }
  return (
    <Card>
      <ul aria-label={t('Market results of {day}', { day: formatDay(day) })}>
        {results.map(({ market, draw }) => (
          <li key={market} className={styles.row}>
            <span className={styles.market}>{market}</span>
            <div className={styles.result}>
              <ResultButton marketName={market} draw={draw} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
