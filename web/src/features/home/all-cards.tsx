import type { Market } from '@matka/contracts/api/markets';
import type { ReactNode } from 'react';
import { t } from '../../i18n/translate.ts';
import styles from './home-screen.module.css';

export type MarketCardsProps = {
  readonly markets: readonly Market[];
  readonly children: (market: Market) => ReactNode;
};

/** One row per market in their order. */
export function AllCards({ markets, children }: MarketCardsProps) {
  return (
    <ul className={styles.markets} aria-label={t('Markets')}>
      {markets.map((market) => (
        <li key={market.id}>{children(market)}</li>
      ))}
    </ul>
  );
}
