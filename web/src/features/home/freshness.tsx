import type { Market } from '@matka/contracts/api/markets';
import { useState } from 'react';
import { useMarketsTime } from '../../api/markets.ts';
import { t } from '../../i18n/translate.ts';
import { formatTime } from '../../lib/time.ts';
import { mayHaveNews } from '../../matka/market-clock.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './freshness.module.css';

type FreshnessProps = {
  /** The markets as the host sent them. */
  readonly markets: readonly Market[];
  readonly now: number;
  readonly onRefresh: () => void;
};

/** The time of the list and a button to refresh it; amber once results may be out. */
export function Freshness({ markets, now, onRefresh }: FreshnessProps) {
  const at = useMarketsTime();
  const [pressed, setPressed] = useState<{ at: number | undefined; list: string }>();
  if (at === undefined) return null;
  const stale = mayHaveNews(markets, at, now);
  const arrived = pressed !== undefined && pressed.at !== at;
  const nothingNew = arrived && pressed.list === JSON.stringify(markets);
  const refresh = () => {
    setPressed({ at, list: JSON.stringify(markets) });
    onRefresh();
  };
  return (
    <div className={styles.row} data-stale={stale || undefined}>
      <p role="status">
        {stale
          ? t('resultsMayBeOut')
          : [t('updated', { time: formatTime(at) }), ...(nothingNew ? [t('nothingNew')] : [])].join(
              ' · ',
            )}
      </p>
      <button type="button" className={styles.refresh} onClick={refresh}>
        <span key={at} className={arrived ? styles.turned : undefined}>
          <Icon name="refresh" size={18} />
        </span>
        <span>{t('refresh')}</span>
      </button>
    </div>
  );
}
