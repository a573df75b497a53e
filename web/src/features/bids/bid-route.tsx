import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { parseBetState } from '../../lib/navigation-state.ts';
import { paths, type ScreenId } from '../../lib/paths.ts';
import { definitionWith } from './definitions.ts';
import { BidFrame } from './frame/bid-frame.tsx';

/**
 * The route of a bid screen. Bet type and market come from the navigation state; without them it
 * redirects to /home. Another history entry is another visit of the screen.
 */
export function BidRoute({ id }: { readonly id: ScreenId }) {
  const { state, key } = useLocation();
  const handedOver = useMemo(() => parseBetState(state), [state]);
  if (!handedOver) return <Navigate to={paths.home} replace />;
  return (
    <BidFrame
      key={key}
      opening={{ ...handedOver, definition: definitionWith(id) }}
      entryKey={key}
    />
  );
}
