import { startTransition, useEffect, useState } from 'react';
import type { ListedMarket } from './listed-markets.ts';
import styles from './market-card.module.css';
import { MarketCard } from './market-card.tsx';

/** Number of cards that are rendered at a time, and the height in px that is reserved for each other card. */
const STEP = 20;
const HEIGHT = 52;

type RowsProps = {
  readonly listed: readonly ListedMarket[];
  /** True once no market takes bids: then the results are shown large. */
  readonly hasBalls?: boolean | undefined;
  readonly onOpen: (listed: ListedMarket) => void;
};

/** A list with a card for each market. */
export const MarketList = ({ label, ...rows }: RowsProps & { readonly label: string }) => (
  <ul className={styles.list} aria-label={label}>
    <Rows {...rows} />
  </ul>
);

/** The first cards, then the others in transitions, so that hundreds of cards do not block the page. */
function Rows({ listed, hasBalls, onOpen }: RowsProps) {
  const others = listed.slice(STEP);
  const hasOthers = others.length > 0;
  const [goesOn, setGoesOn] = useState(false);
  useEffect(() => {
    if (hasOthers) startTransition(() => setGoesOn(true));
  }, [hasOthers]);
  return (
    <>
      {listed.slice(0, STEP).map((each) => (
        <li key={each.market.id} className={styles.market}>
          <MarketCard {...each} hasBalls={hasBalls} onOpen={() => onOpen(each)} />
        </li>
      ))}
      {goesOn ? (
        <Rows listed={others} hasBalls={hasBalls} onOpen={onOpen} />
      ) : (
        hasOthers && <li style={{ height: others.length * HEIGHT }} aria-hidden="true" />
      )}
    </>
  );
}
