import type { Market } from '@matka/contracts/api/markets';
import { type ReactNode, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { MANY_MARKETS } from '../../matka/many-markets.ts';
import { nameMatches } from '../../matka/name-matches.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './home-screen.module.css';
import { pinnedFirst } from './pinned-first.ts';

type MarketCardsProps = {
  readonly markets: readonly Market[];
  readonly children: (market: Market) => ReactNode;
};

/** One card per market, pinned ones first, under a search box if there are many. */
export function MarketCards({ markets, children }: MarketCardsProps) {
  const [typed, setTyped] = useState('');
  const found = pinnedFirst(markets).filter(({ name }) => nameMatches(name, typed));
  return (
    <div className={styles.markets}>
      {markets.length > MANY_MARKETS && (
        <TextField
          type="search"
          label={t('searchMarkets')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
      {typed && <p role="status">{found.length === 0 && t('noMarketHasThisName')}</p>}
      <ul className={styles.markets} aria-label={t('markets')}>
        {found.map((market) => (
          <li key={market.id} className={styles.market}>
            {children(market)}
          </li>
        ))}
      </ul>
    </div>
  );
}
