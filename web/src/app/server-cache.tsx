import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useAuth } from '../auth/auth-state.ts';
import { playerOf } from '../auth/current-player.ts';

const configuration = { provider: () => new Map() };

/** A cache of responses for each player. When another one signs in, everything below starts afresh. */
export function ServerCache({ children }: { readonly children: ReactNode }) {
  const signedIn = useAuth();
  const key = `${signedIn.isAuthenticated} ${playerOf(signedIn)}`;
  return (
    <SWRConfig key={key} value={configuration}>
      {children}
    </SWRConfig>
  );
}
