import type { Market } from '@matka/contracts/decoders/markets';
import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '../../i18n/translate.ts';
import type { WindowedList } from '../../ui/windowed-list.tsx';
import styles from './home-screen.module.css';

/** With more markets, those off the screen are not rendered. */
const MOST_AT_ONCE = 60;
/** The markets that stand while the code for many is loading. */
const FIRST = 20;
/** Usual height of a card with the gap below it, in px. */
const ROW_HEIGHT = 130;

type MarketCardsProps = {
  readonly markets: readonly Market[];
  readonly children: (market: Market) => ReactNode;
};

/** One row per market in their order. */
function AllCards({ markets, children }: MarketCardsProps) {
  return (
    <ul className={styles.markets} aria-label={t('Markets')}>
      {markets.map((market) => (
        <li key={market.id}>{children(market)}</li>
      ))}
    </ul>
  );
}

const ManyCards = lazy(async () => {
  try {
    const { WindowedList } = await import('../../ui/windowed-list.tsx');
    return { default: windowed(WindowedList) };
  } catch {
    // Without the file all are rendered, which takes longer.
    return { default: AllCards };
  }
});

const windowed =
  (List: typeof WindowedList) =>
  ({ markets, children }: MarketCardsProps) => (
    <List
      label={t('Markets')}
      className={styles.markets}
      items={markets}
      rowHeight={ROW_HEIGHT}
      keyOf={({ id }) => id}
    >
      {children}
    </List>
  );

/** One row per market; of many, only those on the screen and near it. */
export function MarketCards({ markets, children }: MarketCardsProps) {
  if (markets.length <= MOST_AT_ONCE) return <AllCards markets={markets}>{children}</AllCards>;
  return (
    <Suspense fallback={<AllCards markets={markets.slice(0, FIRST)}>{children}</AllCards>}>
      <ManyCards markets={markets}>{children}</ManyCards>
    </Suspense>
  );
}
