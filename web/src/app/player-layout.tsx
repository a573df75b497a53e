import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { startProactiveRefresh } from '../auth/proactive-refresh.ts';
import { homeTexts } from '../i18n/en-home.ts';
import { addEnglish } from '../i18n/translate.ts';
import { startLimits } from '../limits/start.ts';
import { watchSubmissions } from '../submissions/player-submissions.ts';
import { useLook } from '../themes/look.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { ServerCache } from './server-cache.tsx';

addEnglish(homeTexts);

/** What runs as long as a player is signed in, around every screen of a player. */
export const PlayerLayout = () => (
  <ServerCache>
    <PlayerScreens />
  </ServerCache>
);

function PlayerScreens() {
  useLook();
  useEffect(() => {
    const ends = [startLimits(), startProactiveRefresh(), watchSubmissions(), keepFocus()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return <Outlet />;
}
