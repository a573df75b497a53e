import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { appPath } from '../../lib/base-path.ts';
import { withStorage } from '../../lib/local-storage.ts';
import { placeOf } from '../../lib/places.ts';
import { MANY_MARKETS } from '../../matka/many-markets.ts';
import { Skeleton } from '../../ui/notice.tsx';
import { AllCards, type MarketCardsProps } from './all-cards.tsx';

let isManyCardsLoaded = false;

const ManyCards = lazy(() =>
  import('./many-cards.tsx').then(
    (file) => {
      isManyCardsLoaded = true;
      return { default: file.ManyCards };
    },
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

/** Height of the search box with its label, in px. */
const SEARCH_HEIGHT = 72;

/** Number of cards down to the end of the screen at the place to which the player returns. */
function firstCards(): number {
  const below = placeOf(appPath()) + Math.max(0, innerHeight - PHONE_HEIGHT);
  return FIRST_CARDS + Math.ceil(below / LEAST_HEIGHT);
}

/**
 * One row per market, pinned ones first; many can be searched, and only those on the screen and
 * near it are rendered. The first frame has the cards down to the place to which the player returns,
 * and requests nothing: what many need is loaded after it, and is there in the first frame of the next visit.
 */
export function MarketCards({ markets: all, children }: MarketCardsProps) {
  const [count] = useState(firstCards);
  const markets = useDeferredValue(all);
  const isPinned = Boolean(hasPins());
  const isSearchable = markets.length > MANY_MARKETS;
  const isMany = isSearchable || isPinned;
  const isFirstFrame = useDeferredValue(false, !(isMany && isManyCardsLoaded));
  // A pinned market comes first, wherever the host has it.
  const firstOnes = markets.slice(0, isPinned ? MANY_MARKETS : count);
  const cards = (shown: typeof markets) => (
    <>
      {isSearchable && <Skeleton height={SEARCH_HEIGHT} />}
      <AllCards markets={shown}>{children}</AllCards>
    </>
  );
  if (isFirstFrame || !isMany) return cards(isFirstFrame ? firstOnes : markets);
  return (
    <Suspense fallback={cards(firstOnes)}>
      <ManyCards markets={markets}>{children}</ManyCards>
    </Suspense>
  );
}
