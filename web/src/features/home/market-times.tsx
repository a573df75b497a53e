import type { Session } from '@matka/contracts/api/common';
import type { Market } from '@matka/contracts/api/markets';
import { t } from '../../i18n/translate.ts';
import { formatClock } from '../../lib/time.ts';
import styles from './market-card.module.css';

type MarketTimesProps = {
  readonly market: Market;
  /** The sessions whose end is marked as over; no mark without it. */
  readonly passed?: Readonly<Record<Session, boolean>>;
};

/** The ends of bidding of a market, as clock times. */
export function MarketTimes({ market, passed }: MarketTimesProps) {
  const shown = (session: Session) => {
    const time = formatClock(market[`${session}_time`]);
    return passed?.[session] ? `${time} · ${t('over')}` : time;
  };
  return (
    <dl className={styles.times}>
      <div>
        <dt>{t('Open')}</dt>
        <dd>{shown('open')}</dd>
      </div>
      <div>
        <dt>{t('Close')}</dt>
        <dd>{shown('close')}</dd>
      </div>
    </dl>
  );
}
