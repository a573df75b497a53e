import { fetchErrorText } from '../../api/fetch-error-text.ts';
import { resultsOfDay, useResults } from '../../api/results.ts';
import { ResultButton } from '../../bet-guide/result-button.tsx';
import { formatDay } from '../../lib/time.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyNotice, ErrorNotice, Loading, Skeleton } from '../../ui/notice.tsx';
import styles from './result-history.module.css';
import { resultsOfMarkets } from './results-of-day.ts';

/** Every market with a result on a day `yyyy-mm-dd`. */
export function DayResults({ day }: { readonly day: string }) {
  const { status, data, error, retry } = useResults(resultsOfDay(day));
  if (status === 'pending') {
    return (
      <Loading text="Loading market results...">
        {/* As many as on a full day. */}
        <Skeleton height={480} />
      </Loading>
    );
  }
  if (status === 'rejected') {
    const text = fetchErrorText(error, 'Failed to fetch market results');
    return (
      <ErrorNotice
        text={`Error loading market results: ${text}`}
        actionLabel="Retry"
        onAction={retry}
      />
    );
  }
  const results = resultsOfMarkets(data);
  if (results.length === 0) {
    const text = `No market results available for ${formatDay(day)}`;
    return <EmptyNotice text={text} icon="calendar" />;
  }
  return (
    <Card>
      <ul aria-label={`Market results of ${formatDay(day)}`}>
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
