import { proxy, useSnapshot } from 'valtio';
import { useAuth } from '../auth/auth-state.ts';
import { currentPlayer } from '../auth/current-player.ts';
import { config } from '../config.ts';
import { withStorage } from '../lib/local-storage.ts';
import { parsePlayLimits } from './parse-play-limits.ts';
import { NO_LIMITS, type PlayLimits } from './play-limits.ts';

/** Counts changes in this tab; the limits themselves are in the storage that all tabs share. */
const changes = proxy({ count: 0 });

/** Limits of a page whose browser stores nothing, by their key. */
const unstored = new Map<string, string>();

/**
 * The storage key of the signed-in player's limits: they survive signing out, and are not those of
 * another player. Undefined for a visitor.
 */
function keyOfPlayer(): string | undefined {
  const player = currentPlayer();
  return player && `play_limits:${config().appId}:${encodeURIComponent(player)}`;
}

/** The limits of the signed-in player; none for a visitor. */
export function readLimits(): PlayLimits {
  const key = keyOfPlayer();
  if (!key) return NO_LIMITS;
  const stored = withStorage((storage) => storage.getItem(key)) ?? unstored.get(key) ?? null;
  return parsePlayLimits(stored);
}

/** Changes the limits of the signed-in player. They stay on this device. */
export function changeLimits(change: (limits: PlayLimits) => PlayLimits): void {
  const key = keyOfPlayer();
  if (!key) return;
  const text = JSON.stringify(change(readLimits()));
  const isStored = withStorage((storage) => {
    storage.setItem(key, text);
    return true;
  });
  if (isStored) unstored.delete(key);
  else unstored.set(key, text);
  changes.count++;
}

/** The limits of the signed-in player; renders again when this tab changes them. */
export function useLimits(): PlayLimits {
  // Subscribes; the values are read from the storage.
  void useAuth().user?.id;
  void useSnapshot(changes).count;
  return readLimits();
}
