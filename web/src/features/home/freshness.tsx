import type { Market } from '@matka/contracts/api/markets';
import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { formatTime } from '../../lib/time.ts';
import { mayHaveNews } from '../../matka/market-clock.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './board.module.css';

type FreshnessProps = {
  readonly markets: readonly Market[];
  /** The time of the list and the time of the host, in ms. */
  readonly at: number;
  readonly now: number;
  readonly onRefresh: () => void;
};

/** A button that refreshes the list, described by the time of the list, and the result of the refresh. */
export function Freshness({ markets, at, now, onRefresh }: FreshnessProps) {
  const [pressed, setPressed] = useState<{ at: number; list: string }>();
  const stale = mayHaveNews(markets, at, now);
  const arrived = pressed !== undefined && pressed.at !== at;
  const nothingNew = arrived && pressed.list === JSON.stringify(markets);
  const updated = t('Updated {time}', { time: formatTime(at) });
  const refresh = () => {
    setPressed({ at, list: JSON.stringify(markets) });
    onRefresh();
  };
  return (
    <div className={styles.freshness} data-stale={stale || undefined}>
      <p role="status">
        {stale
          ? t('New results? Refresh')
          : arrived && (nothingNew ? `${updated} · ${t('Nothing new')}` : updated)}
      </p>
      <button
        type="button"
        className={styles.refresh}
        aria-label={t('Refresh')}
        title={updated}
        onClick={refresh}
      >
        <span key={at} className={arrived ? styles.turned : undefined}>
          <Icon name="refresh" size={20} />
        </span>
      </button>
    </div>
  );
}
