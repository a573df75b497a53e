import { useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { MANY_MARKETS } from '../../matka/many-markets.ts';
import { nameMatches } from '../../matka/name-matches.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type ListedMarket, pinnedFirst } from './listed-markets.ts';
import styles from './market-card.module.css';
import { MarketCard } from './market-card.tsx';

type MarketListProps = {
  readonly listed: readonly ListedMarket[];
  readonly onOpen: (listed: ListedMarket) => void;
};

/** One card per market, pinned ones first, under a search box if there are many. */
export function MarketList({ listed, onOpen }: MarketListProps) {
  const [typed, setTyped] = useState('');
  const found = pinnedFirst(listed).filter(({ market }) => nameMatches(market.name, typed));
  const firstClosed = found.findIndex(({ isClosed }) => isClosed);
  return (
    <>
      {listed.length > MANY_MARKETS && (
        <TextField
          type="search"
          label={t('searchMarkets')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          enterKeyHint="search"
        />
      )}
      {typed && <p role="status">{found.length === 0 && t('noMarketMatches')}</p>}
      <ul className={styles.list} aria-label={t('markets')}>
        {found.map((each, at) => (
          <li
            key={each.market.id}
            className={styles.market}
            data-closed={each.isClosed || undefined}
            data-head={
              at === firstClosed ? t('closedToday', { count: found.length - at }) : undefined
            }
          >
            <MarketCard {...each} onOpen={() => onOpen(each)} />
          </li>
        ))}
      </ul>
    </>
  );
}
