import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/auth-state.ts';
import type { ReturnTo } from '../features/sign-in/return-to.ts';
import { isBetState, isMarketState } from '../lib/navigation-state.ts';
import { paths } from '../lib/paths.ts';
import { isLoggingOut } from './log-out.ts';

/** What the navigation state has to carry for a screen to be drawn. */
export type Needs = 'market' | 'bet';

const carries: Record<Needs, (state: unknown) => boolean> = {
  market: isMarketState,
  bet: isBetState,
};

type GuardProps = { readonly needs?: Needs | undefined; readonly children: ReactNode };

/**
 * Lets only a signed-in player through. A visitor is sent to login, which returns to that route; a player
 * without the navigation state that the screen needs is sent home.
 */
export function Guard({ needs, children }: GuardProps) {
  const { isAuthenticated } = useAuth();
  const from = useLocation();
  if (!isAuthenticated) {
    const state: ReturnTo | null = isLoggingOut() ? null : { from };
    return <Navigate to={paths.login} state={state} replace />;
  }
  if (needs && !carries[needs](from.state)) return <Navigate to={paths.home} replace />;
  return children;
}

/** A path outside the table: home for a player, the start for a visitor. */
export function UnknownPath() {
  const { isAuthenticated } = useAuth();
  return <Navigate to={isAuthenticated ? paths.home : paths.splash} replace />;
}
