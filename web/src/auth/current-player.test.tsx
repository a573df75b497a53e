import { beforeEach, expect, it } from 'vitest';
import { deviceHash } from '../lib/device-hash.ts';
import { shortHash } from '../lib/short-hash.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { currentPlayerHash, keyOfPlayer } from './current-player.ts';

beforeEach(() => localStorage.clear());

const signInAs = (mobile_number: string) => signInForTest({ id: 1, mobile_number });

it('the hash in the storage keys of a player is shared by some of thousands of mobile numbers', () => {
  signInAs('9876543210');
  const own = currentPlayerHash();
  expect(own).not.toBe(shortHash('9876543210'));
  expect(currentPlayerHash()).toBe(own);
  const numbers = Array.from({ length: 40_000 }, (_, index) => `98${76_500_000 + index}`);
  const hashes = new Set(numbers.map(deviceHash));
  // Two of a million names are the same here and there among so many numbers.
  expect(numbers.length - hashes.size).toBeGreaterThan(400);
  expect(numbers.length - hashes.size).toBeLessThan(1200);
});

it('the hash in the storage keys differs on another phone and for another player', () => {
  signInAs('9876543210');
  const here = keyOfPlayer('play_limits');
  signInAs('9876543211');
  expect(keyOfPlayer('play_limits')).not.toBe(here);
  localStorage.clear();
  signInAs('9876543210');
  expect(keyOfPlayer('play_limits')).not.toBe(here);
});
