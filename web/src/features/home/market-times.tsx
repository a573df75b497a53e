import type { Market } from '@matka/contracts/api/markets';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import styles from './market-card.module.css';

type MarketTimesProps = {
  readonly market: Market;
  /** Tells if the end of bidding at a clock time is said to have passed; not said without it. */
  readonly isPassed?: (clock: string) => boolean;
};

/** The ends of bidding of a market, as clock times. */
export function MarketTimes({ market, isPassed }: MarketTimesProps) {
  const shown = (clock: string) =>
    isPassed?.(clock) ? `${formatClock(clock)} · ${t('over')}` : formatClock(clock);
  return (
    <dl className={styles.times}>
      <div>
        <dt>{t('Open')}</dt>
        <dd>{shown(market.open_time)}</dd>
      </div>
      <div>
        <dt>{t('Close')}</dt>
        <dd>{shown(market.close_time)}</dd>
      </div>
    </dl>
  );
}
