import { lazy, Suspense } from 'react';
import { MANY_MARKETS } from '../../matka/name-matches.ts';
import { AllCards, type MarketCardsProps } from './all-cards.tsx';

const ManyCards = lazy(async () => {
  try {
    return { default: (await import('./many-cards.tsx')).ManyCards };
  } catch {
    // Without the file all are rendered, which takes longer, and none can be searched for.
    return { default: AllCards };
  }
});

/** One row per market; many can be searched, and only those on the screen and near it are rendered. */
export function MarketCards({ markets, children }: MarketCardsProps) {
  if (markets.length <= MANY_MARKETS) return <AllCards markets={markets}>{children}</AllCards>;
  const first = markets.slice(0, MANY_MARKETS);
  return (
    <Suspense fallback={<AllCards markets={first}>{children}</AllCards>}>
      <ManyCards markets={markets}>{children}</ManyCards>
    </Suspense>
  );
}
