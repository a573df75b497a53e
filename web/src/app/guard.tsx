import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../auth/auth-state.ts';
import { playerOf } from '../auth/current-player.ts';
import { isLoggingOut } from '../auth/log-out.ts';
import type { ReturnTo } from '../features/sign-in/return-to.ts';
import { isBetState, isMarketState } from '../lib/navigation-state.ts';
import { paths } from '../lib/paths.ts';
import { Redirect } from '../ui/link.tsx';

/** Navigation state that a screen requires. */
export type Needs = 'market' | 'bet';

const carries: Record<Needs, (state: unknown) => boolean> = {
  market: isMarketState,
  bet: isBetState,
};

type GuardProps = { readonly needs?: Needs | undefined; readonly children: ReactNode };

/**
 * Renders its children for signed-in players only. Visitors are redirected to login and return here
 * afterwards; a player without the required navigation state is redirected home. When another player
 * signs in, as in another tab, the screen begins anew: what was typed is not theirs.
 */
export function Guard({ needs, children }: GuardProps) {
  const state = useAuth();
  const from = useLocation();
  if (!state.isAuthenticated) {
    const returnTo: ReturnTo | null = isLoggingOut() ? null : { from };
    return <Redirect to={paths.login} state={returnTo} />;
  }
  if (needs && !carries[needs](from.state)) return <Redirect to={paths.home} />;
  return <Fragment key={playerOf(state)}>{children}</Fragment>;
}

/** Redirects an unknown path: players to home, visitors to the splash screen. */
export function UnknownPath() {
  const { isAuthenticated } = useAuth();
  return <Redirect to={isAuthenticated ? paths.home : paths.splash} />;
}
