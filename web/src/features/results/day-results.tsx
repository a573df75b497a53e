import type { ResultsResponse } from '@matka/contracts/api/results';
import { fetchErrorText } from '../../api/fetch-error-text.ts';
import { resultsOfDay, useResults, useSeenResults } from '../../api/results.ts';
import { ResultButton } from '../../bet-guide/result-button.tsx';
import { show, t } from '../../i18n/translate.ts';
import { formatDay } from '../../lib/days.ts';
import { isDrawn, resultLines } from '../../matka/result-string.ts';
import { Balls } from '../../ui/balls.tsx';
import { Card } from '../../ui/card.tsx';
import { LastSeen } from '../../ui/last-seen.tsx';
import { EmptyNotice, ErrorNotice, Loading, Skeleton } from '../../ui/notice.tsx';
import { outlines } from '../../ui/outlines.ts';
import page from '../../ui/page.module.css';
import styles from './result-history.module.css';

/** Every market with a result on a day `yyyy-mm-dd`. */
export function DayResults({ day }: { readonly day: string }) {
  const fetched = useResults(resultsOfDay(day));
  const { status, data, error, retry } = fetched;
  const seen = useSeenResults(fetched, day);
  if (status === 'pending') {
    return (
      <Loading text={t('Loading market results...')}>
        <Skeleton count={8} height={52} />
      </Loading>
    );
  }
  if (status === 'rejected') {
    const text = show(fetchErrorText(error, 'Failed to fetch market results'));
    return (
      <>
        <ErrorNotice text={t('Error loading market results: {text}', { text })} onAction={retry} />
        {seen && (
          <LastSeen at={seen.at}>
            <ResultList day={day} results={seen.data} />
          </LastSeen>
        )}
      </>
    );
  }
  return <ResultList day={day} results={data} />;
}

function ResultList({ day, results: sent }: { day: string; results: ResultsResponse }) {
  const results = resultsOfMarkets(sent);
  if (results.length === 0) {
    const text = t('No market results available for {day}', { day: formatDay(day) });
    return <EmptyNotice text={text} icon={outlines.calendar} />;
  }
  return (
    <Card>
      <ul className={page.lines} aria-label={t('Market results of {day}', { day: formatDay(day) })}>
        {results.map(({ market, draw }) => (
          <li key={market} className={styles.row}>
            <span className={styles.market}>{market}</span>
            <div className={styles.result}>
              <ResultButton marketName={market} draw={draw}>
                <Balls lines={resultLines(draw)} />
              </ResultButton>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The results of a day by market name: the first of each list. A market without drawn numbers has no result. */
function resultsOfMarkets({ markets = {} }: ResultsResponse) {
  const byName = new Intl.Collator('en');
  return Object.entries(markets)
    .flatMap(([market, [draw]]) => (draw && isDrawn(draw) ? [{ market, draw }] : []))
    .sort((a, b) => byName.compare(a.market, b.market));
}
