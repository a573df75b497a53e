import { proxy, useSnapshot } from 'valtio';
import { useAuth } from '../auth/auth-state.ts';
import { keyOfPlayer } from '../auth/current-player.ts';
import { readText, writeText } from '../lib/local-storage.ts';
import { parsePlayLimits } from './parse-play-limits.ts';
import { NO_LIMITS, type PlayLimits } from './play-limits.ts';

const NAME = 'play_limits';

/** Counts changes in this tab; the limits themselves are in the storage that all tabs share. */
const changes = proxy({ count: 0 });

/** The limits of the signed-in player; none for a visitor. */
export function readLimits(): PlayLimits {
  const key = keyOfPlayer(NAME);
  return key ? parsePlayLimits(readText(key)) : NO_LIMITS;
}

/** Changes the limits of the signed-in player. They stay on this device. */
export function changeLimits(change: (limits: PlayLimits) => PlayLimits): void {
  const key = keyOfPlayer(NAME);
  if (!key) return;
  writeText(key, JSON.stringify(change(readLimits())));
  changes.count++;
}

/** The limits of the signed-in player; renders again when this tab changes them. */
export function useLimits(): PlayLimits {
  // Subscribes; the values are read from the storage.
  void useAuth().user?.id;
  void useSnapshot(changes).count;
  return readLimits();
}
