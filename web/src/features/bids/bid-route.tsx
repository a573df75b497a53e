import { useMemo } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { parseBetState } from '../../lib/navigation-state.ts';
import { bidPath, bidScreens, paths } from '../../lib/paths.ts';
import { definitionWith } from './definitions.ts';
import { BidFrame } from './frame/bid-frame.tsx';

/** The route of every bid screen. Without bet type and market in the navigation state it redirects to /home. */
export function BidRoute() {
  const { pathname, state, key } = useLocation();
  const id = bidScreens.find((each) => matchPath(bidPath(each), pathname));
  const handedOver = useMemo(() => parseBetState(state), [state]);
  if (!handedOver || !id) return <Navigate to={paths.home} replace />;
  return (
    <BidFrame
      key={key}
      opening={{ ...handedOver, definition: definitionWith(id) }}
      entryKey={key}
    />
  );
}
