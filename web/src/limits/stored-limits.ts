import { useSyncExternalStore } from 'react';
import { keyOfPlayer } from '../auth/current-player.ts';
import { readText, writeText } from '../lib/local-storage.ts';
import { storedChanges } from '../lib/stored-changes.ts';
import { parsePlayLimits } from './parse-play-limits.ts';
import type { PlayLimits } from './play-limits.ts';

const changes = storedChanges();

/** The storage key of the signed-in player's limits; undefined for a visitor. */
const limitsKey = (): string | undefined => keyOfPlayer('play_limits');

function storedText(): string | null {
  const key = limitsKey();
  return key ? readText(key) : null;
}

/** The limits of the signed-in player; none for a visitor. */
export const readLimits = (): PlayLimits => parsePlayLimits(storedText());

/** Changes the limits of the signed-in player. They stay on this device. */
export function changeLimits(change: (limits: PlayLimits) => PlayLimits): void {
  const key = limitsKey();
  if (!key) return;
  writeText(key, JSON.stringify(change(readLimits())));
  changes.announce();
}

/** The limits of the signed-in player; renders again when this or another tab changes them. */
export const useLimits = (): PlayLimits =>
  parsePlayLimits(useSyncExternalStore(changes.follow, storedText));
