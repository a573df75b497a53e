import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/auth-state.ts';
import { type Access, redirectFrom } from './access.ts';

type GuardProps = {
  readonly screen: Access | undefined;
  readonly children?: ReactNode;
};

/** Renders a screen for a user who may open it, and redirects everyone else. */
export function Guard({ screen, children }: GuardProps) {
  const { isAuthenticated } = useAuth();
  const target = redirectFrom(screen, useLocation(), isAuthenticated);
  if (target) return <Navigate to={target} state={target.state} replace />;
  return children;
}
