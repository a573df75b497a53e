import type { Market } from '@matka/contracts/api/markets';
import type { Seen } from '../../api/last-seen.ts';
import { t } from '../../i18n/translate.ts';
import { endsInDayOf, marketDayOf } from '../../matka/market-clock.ts';
import { marketName } from '../../matka/market-name.ts';
import { resultString } from '../../matka/result-string.ts';
import { Card } from '../../ui/card.tsx';
import { LastSeen } from '../../ui/last-seen.tsx';
import styles from './market-card.module.css';
import { MarketTimes } from './market-times.tsx';

type SeenMarketsProps = {
  readonly seen: Seen<readonly Market[]>;
  /** The host's time in milliseconds. */
  readonly now: number;
};

/** The stored markets: results and times, without statuses. No market can be opened. */
export function SeenMarkets({ seen: { at, data }, now }: SeenMarketsProps) {
  // The times of yesterday's list also apply today.
  const isToday = marketDayOf(at) === marketDayOf(now);
  const passed = (market: Market) => {
    const { open = Infinity, close = Infinity } = endsInDayOf(market, at);
    return { open: isToday && open <= now, close: isToday && close <= now };
  };
  return (
    <LastSeen at={at}>
      <ul className={styles.list} aria-label={t('Markets')}>
        {data.map((market) => (
          <li key={market.id} className={styles.market}>
            <Card className={styles.card} data-closed="true">
              <h3 className={styles.name}>{marketName(market.name)}</h3>
              <p className={styles.result}>{resultString(market)}</p>
              <button type="button" className={styles.bet} disabled aria-description={market.name}>
                {t('Place Bet')}
              </button>
              <div className={styles.facts}>
                <MarketTimes market={market} passed={passed(market)} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </LastSeen>
  );
}
