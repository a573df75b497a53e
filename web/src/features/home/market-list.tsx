import type { ListedMarket } from './listed-markets.ts';
import styles from './market-card.module.css';
import { MarketCard } from './market-card.tsx';

type MarketListProps = {
  readonly label: string;
  readonly listed: readonly ListedMarket[];
  readonly onOpen: (listed: ListedMarket) => void;
};

/** A list with a card for each market. */
export function MarketList({ label, listed, onOpen }: MarketListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {listed.map((each) => (
        <li key={each.market.id} className={styles.market}>
          <MarketCard {...each} onOpen={() => onOpen(each)} />
        </li>
      ))}
    </ul>
  );
}
