import * as Type from 'typebox';
import { readText, writeText } from '../lib/local-storage.ts';
import { readStored } from '../lib/read-stored.ts';
import { keyOfPlayer } from './current-player.ts';

export const PINNED_MARKETS = 'pinned_markets';

const Texts = Type.Array(Type.String());

/** A list of texts that the signed-in player keeps on this device, also after signing out; empty for a visitor. */
export function readPlayerList(name: string): readonly string[] {
  const key = keyOfPlayer(name);
  return (key && readStored(Texts, readText(key)).value) || [];
}

export function writePlayerList(name: string, list: readonly string[]): void {
  const key = keyOfPlayer(name);
  if (key) writeText(key, JSON.stringify(list));
}
