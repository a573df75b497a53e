import { lazy, Suspense } from 'react';
import { withStorage } from '../../lib/local-storage.ts';
import { MANY_MARKETS } from '../../matka/many-markets.ts';
import { AllCards, type MarketCardsProps } from './all-cards.tsx';

const ManyCards = lazy(() =>
  import('./many-cards.tsx').then(
    (file) => ({ default: file.ManyCards }),
    // Without the file all are rendered, in the order of the host.
    () => ({ default: AllCards }),
  ),
);

/** Whether any player pinned a market on this device. */
const hasPins = () => withStorage((storage) => storage.getItem('has_pins'));

/**
 * One row per market, pinned ones first; many can be searched, and only those on the screen and
 * near it are rendered.
 */
export function MarketCards(props: MarketCardsProps) {
  const first = <AllCards {...props} markets={props.markets.slice(0, MANY_MARKETS)} />;
  if (props.markets.length <= MANY_MARKETS && !hasPins()) return first;
  return (
    <Suspense fallback={first}>
      <ManyCards {...props} />
    </Suspense>
  );
}
