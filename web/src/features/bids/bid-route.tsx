import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { parseBetState } from '../../lib/navigation-state.ts';
import { paths } from '../../lib/paths.ts';
import type { Definition } from './engine/definition.ts';
import { BidFrame } from './frame/bid-frame.tsx';

/**
 * The route of a bid screen. Bet type and market come from the navigation state; without them it
 * redirects to /home. Another history entry is another visit of the screen.
 */
export function BidRoute({ definition }: { readonly definition: Definition }) {
  const { state, key } = useLocation();
  const handedOver = useMemo(() => parseBetState(state), [state]);
  if (!handedOver) return <Navigate to={paths.home} replace />;
  return <BidFrame key={key} opening={{ ...handedOver, definition }} entry={key} />;
}
