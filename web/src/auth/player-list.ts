import * as Type from 'typebox';
import { config } from '../config.ts';
import { readText, writeText } from '../lib/local-storage.ts';
import { readStored } from '../lib/read-stored.ts';
import { currentPlayerHash } from './current-player.ts';

export const PINNED_MARKETS = 'pinned_markets';

function keyOf(name: string): string | undefined {
  const player = currentPlayerHash();
  return player && `${name}:${config().appId}:${player}`;
}

const Texts = Type.Array(Type.String());

/** A list of texts that the signed-in player keeps on this device, also after signing out; empty for a visitor. */
export function readPlayerList(name: string): readonly string[] {
  const key = keyOf(name);
  return (key && readStored(Texts, readText(key)).value) || [];
}

export function writePlayerList(name: string, list: readonly string[]): void {
  const key = keyOf(name);
  if (key) writeText(key, JSON.stringify(list));
}
