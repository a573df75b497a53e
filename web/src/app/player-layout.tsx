import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { eraseOldSeen } from '../api/last-seen.ts';
import { startProactiveRefresh } from '../auth/proactive-refresh.ts';
import { startLimits } from '../limits/start.ts';
import { useLook } from '../themes/look.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { ServerCache } from './server-cache.tsx';

/** What runs as long as a player is signed in, around every screen of a player. */
export const PlayerLayout = () => (
  <ServerCache>
    <PlayerScreens />
  </ServerCache>
);

/** Follows the player's submissions, by code that no first screen waits for. */
function followSubmissions(): () => void {
  let end = (): void => undefined;
  let isOver = false;
  import('../submissions/player-submissions.ts').then(
    ({ watchSubmissions }) => {
      if (!isOver) end = watchSubmissions();
    },
    // Without its file they are followed from the next page load on.
    () => undefined,
  );
  return () => {
    isOver = true;
    end();
  };
}

function PlayerScreens() {
  useLook();
  useEffect(eraseOldSeen, []);
  useEffect(() => {
    const ends = [startLimits(), startProactiveRefresh(), followSubmissions(), keepFocus()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return <Outlet />;
}
