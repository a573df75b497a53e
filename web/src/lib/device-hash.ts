import { readText, writeText } from './local-storage.ts';
import { randomText } from './random-text.ts';

/** Key of local storage: a random text that no other device has. */
const KEY = 'device_key';

/** Twenty bits: they differ for the players of a phone, but thousands of mobile numbers share them. */
const UNUSED_BITS = 12;

function deviceKey(): string {
  const stored = readText(KEY);
  if (stored) return stored;
  const key = randomText();
  writeText(KEY, key);
  return key;
}

/** A short hash of a text on this device, in base 36. It distinguishes the players of a phone without their numbers. */
export function deviceHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${deviceKey()} ${text}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> UNUSED_BITS).toString(36);
}
