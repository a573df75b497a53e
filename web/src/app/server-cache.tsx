import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { swrOptions } from '../api/swr.ts';
import { useAuth } from '../auth/auth-state.ts';
import { playerOf } from '../auth/current-player.ts';

const configuration = { ...swrOptions, provider: () => new Map() };

/**
 * The responses of the host: each player has a cache of their own, which ends with their session. When another player
 * signs in, as in another tab, everything below starts afresh: what was typed is not theirs.
 */
export function ServerCache({ children }: { readonly children: ReactNode }) {
  const signedIn = useAuth();
  const key = `${signedIn.isAuthenticated} ${playerOf(signedIn)}`;
  return (
    <SWRConfig key={key} value={configuration}>
      {children}
    </SWRConfig>
  );
}
