import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { appPath } from '../../lib/base-path.ts';
import { withStorage } from '../../lib/local-storage.ts';
import { placeOf } from '../../lib/places.ts';
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

/** Cards of the first frame, more than a phone of this height in px shows above its fold. */
const FIRST_CARDS = 6;
const PHONE_HEIGHT = 915;
/** No card is lower, with the gap below it, in px. */
const LEAST_HEIGHT = 90;

/** Number of cards down to the end of the screen at the place to which the player returns. */
function firstCards(): number {
  const below = placeOf(appPath()) + Math.max(0, innerHeight - PHONE_HEIGHT);
  return FIRST_CARDS + Math.ceil(below / LEAST_HEIGHT);
}

/**
 * One row per market, pinned ones first; many can be searched, and only those on the screen and
 * near it are rendered. The first frame of a shorter list has the cards down to the place to which the player returns.
 */
export function MarketCards({ markets: all, children }: MarketCardsProps) {
  const [count] = useState(firstCards);
  const isPinned = Boolean(hasPins());
  // A pinned market comes first, wherever the host has it.
  const firstOnes = all.slice(0, isPinned ? MANY_MARKETS : count);
  const isPlain = all.length <= MANY_MARKETS && !isPinned;
  const markets = useDeferredValue(all, isPlain ? firstOnes : all);
  if (isPlain) return <AllCards markets={markets}>{children}</AllCards>;
  return (
    <Suspense fallback={<AllCards markets={firstOnes}>{children}</AllCards>}>
      <ManyCards markets={markets}>{children}</ManyCards>
    </Suspense>
  );
}
