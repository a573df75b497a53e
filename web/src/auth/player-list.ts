import { config } from '../config.ts';
import { readText, writeText } from '../lib/local-storage.ts';
import { currentPlayerHash } from './current-player.ts';

export const PINNED_MARKETS = 'pinned_markets';

function keyOf(name: string): string | undefined {
  const player = currentPlayerHash();
  return player && `${name}:${config().appId}:${player}`;
}

function parseList(stored: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** A list of texts that the signed-in player keeps on this device, also after signing out; empty for a visitor. */
export function readPlayerList(name: string): readonly string[] {
  const key = keyOf(name);
  return key ? parseList(readText(key) ?? '[]') : [];
}

export function writePlayerList(name: string, list: readonly string[]): void {
  const key = keyOf(name);
  if (key) writeText(key, JSON.stringify(list));
}
