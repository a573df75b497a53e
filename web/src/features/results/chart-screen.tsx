import type { Market } from '@matka/contracts/api/markets';
import { useState } from 'react';
import { fetchErrorText, fetchFallback } from '../../api/fetch-error-text.ts';
import { useMarkets } from '../../api/markets.ts';
import { chartOfMonth, useResults } from '../../api/results.ts';
import { show, t } from '../../i18n/translate.ts';
import { monthOf } from '../../lib/calendar.ts';
import { useToday } from '../../lib/use-host-now.ts';
import { marketNames } from '../../matka/market-names.ts';
import { Balls } from '../../ui/balls.tsx';
import { EmptyNotice, ErrorNotice, Loading, Skeleton } from '../../ui/notice.tsx';
import { outlines } from '../../ui/outlines.ts';
import textStyles from '../../ui/text.module.css';
import { monthName } from './calendar-names.ts';
import styles from './chart.module.css';
import { ChartControls } from './chart-controls.tsx';
import { ChartTable } from './chart-table.tsx';
import { chartWeeks } from './chart-weeks.ts';
import { MarketSelect } from './market-select.tsx';

const DEFAULT_MARKET = 'SITA MORNING';

/** The results of a market in a month, day by day: at first the current one. */
export function ChartScreen() {
  const { status, data: markets, error, retry } = useMarkets();
  return (
    <main className={styles.screen}>
      {status === 'pending' && (
        <Loading text={t('Loading chart...')}>
          {/* The market select, the month and the chart. */}
          <Skeleton height={103} />
          <Skeleton height={450} />
        </Loading>
      )}
      {status === 'rejected' && !markets && (
        <ErrorNotice text={show(fetchErrorText(error, fetchFallback.markets))} onAction={retry} />
      )}
      {markets && <MarketCharts markets={markets} />}
    </main>
  );
}

function firstChoice(names: readonly string[]): string | undefined {
  return names.find((name) => name === DEFAULT_MARKET) ?? names[0];
}

function MarketCharts({ markets }: { readonly markets: readonly Market[] }) {
  const [chosen, setChosen] = useState<string>();
  const today = useToday();
  const [month, setMonth] = useState(() => monthOf(today));
  const [jodisOnly, setJodisOnly] = useState(false);
  const names = marketNames(markets);
  const name = chosen ?? firstChoice(names);
  if (name === undefined)
    return <EmptyNotice text={t('No markets available')} icon={outlines.chart} />;
  return (
    <>
      <MarketSelect names={names} value={name} onChange={setChosen} />
      <ChartControls
        month={month}
        lastMonth={monthOf(today)}
        onMonth={setMonth}
        jodisOnly={jodisOnly}
        onJodisOnly={setJodisOnly}
      />
      <Chart
        key={`${month} ${name}`}
        market={name}
        month={month}
        today={today}
        jodisOnly={jodisOnly}
      />
    </>
  );
}

type ChartProps = {
  readonly market: string;
  /** `yyyy-mm` */
  readonly month: string;
  /** `yyyy-mm-dd` */
  readonly today: string;
  readonly jodisOnly: boolean;
};

function Chart({ market, month, today, jodisOnly }: ChartProps) {
  const { status, data, error, retry } = useResults(chartOfMonth(market, month));
  if (status === 'pending') {
    return (
      <Loading text={t('Loading chart...')}>
        <Skeleton height={450} />
      </Loading>
    );
  }
  if (status === 'rejected') {
    const text = show(fetchErrorText(error, fetchFallback.chart));
    return <ErrorNotice text={text} onAction={retry} />;
  }
  const weeks = chartWeeks(data, today, month);
  if (weeks.length === 0) return <EmptyNotice text={t('No records found')} icon={outlines.chart} />;
  const drawn = weeks.flatMap(({ cells }) => cells).find(({ date }) => date === today)?.lines;
  return (
    <>
      {drawn && (
        <div className={styles.drawn}>
          <h3 className={textStyles.head}>{t('Today')}</h3>
          <Balls lines={drawn} />
        </div>
      )}
      <ChartTable
        name={`${market}, ${monthName(month)}`}
        weeks={weeks}
        today={today}
        jodisOnly={jodisOnly}
      />
    </>
  );
}
