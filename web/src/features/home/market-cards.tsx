import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
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

/** Cards of the first frame, more than a phone shows above its fold. */
const FIRST_CARDS = 6;
/** Whether the page has shown a list: the way back finds all of it, at its place. */
let wasShown = false;

/**
 * One row per market, pinned ones first; many can be searched, and only those on the screen and
 * near it are rendered. The first list of a page begins with the cards of a screen.
 */
export function MarketCards({ markets: all, children }: MarketCardsProps) {
  // A pinned market comes first, wherever the host has it.
  const isWhole = wasShown || hasPins();
  const markets = useDeferredValue(all, isWhole ? all : all.slice(0, FIRST_CARDS));
  useEffect(() => {
    wasShown = true;
  }, []);
  const first = <AllCards markets={markets.slice(0, MANY_MARKETS)}>{children}</AllCards>;
  if (markets.length <= MANY_MARKETS && !hasPins()) return first;
  return (
    <Suspense fallback={first}>
      <ManyCards markets={markets}>{children}</ManyCards>
    </Suspense>
  );
}
