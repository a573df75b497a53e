import type { ListedMarket } from './listed-markets.ts';
import styles from './market-card.module.css';
import { MarketCard } from './market-card.tsx';

type MarketListProps = {
  readonly label: string;
  readonly listed: readonly ListedMarket[];
  /** True once no market takes bids: the results are what is left to look at. */
  readonly hasBalls?: boolean;
  readonly onOpen: (listed: ListedMarket) => void;
};

/** A list with a card for each market. */
export function MarketList({ label, listed, hasBalls, onOpen }: MarketListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {listed.map((each) => (
        <li key={each.market.id} className={styles.market}>
          <MarketCard {...each} hasBalls={hasBalls} onOpen={() => onOpen(each)} />
        </li>
      ))}
    </ul>
  );
}
