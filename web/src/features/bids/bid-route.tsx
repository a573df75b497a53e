import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type BetState, isBetState } from '../../lib/navigation-state.ts';
import { paths } from '../../lib/paths.ts';
import type { ScreenId } from './engine/screen-id.ts';
import { BidFrame } from './frame/bid-frame.tsx';
import { loadDefinition } from './registry.ts';

/**
 * The route of a bid screen. Bet type and market travel in the navigation state; without them the
 * player is sent to /home. Suspends while the definition is fetched.
 */
export function BidRoute({ screenId }: { readonly screenId: ScreenId }) {
  const { state, key } = useLocation();
  if (!isBetState(state)) return <Navigate to={paths.home} replace />;
  return <OpenedRoute key={key} screenId={screenId} opened={state} entry={key} />;
}

type OpenedRouteProps = {
  readonly screenId: ScreenId;
  readonly opened: BetState;
  readonly entry: string;
};

function OpenedRoute({ screenId, opened, entry }: OpenedRouteProps) {
  const definition = use(loadDefinition(screenId));
  return <BidFrame opening={{ ...opened, definition }} entry={entry} />;
}
