import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { eraseOldSeen } from '../api/last-seen.ts';
import { loadLater } from '../lib/load-code.ts';
import { useLook } from '../themes/look.ts';
import { ServerCache } from './server-cache.tsx';

/** The frame around every screen of a player, which starts everything that runs while one is signed in. */
export const PlayerLayout = () => (
  <ServerCache>
    <PlayerScreens />
  </ServerCache>
);

/** Starts the background work of the app, with code that no first screen waits for. */
function watchLater(): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  void loadLater(() => import('./watch-player.ts')).then((file) => {
    if (!isOver) end = file?.watchPlayer();
  });
  return () => {
    isOver = true;
    end?.();
  };
}

function PlayerScreens() {
  useLook();
  useEffect(eraseOldSeen, []);
  useEffect(watchLater, []);
  return <Outlet />;
}
