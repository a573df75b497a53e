import { beforeEach, expect, it, vi } from 'vitest';
import { signInForTest } from '../testing/signed-in.ts';
import { auth } from './auth-state.ts';
import { readPlayerList, writePlayerList } from './player-list.ts';

beforeEach(() => {
  localStorage.clear();
  signInForTest();
});

it('keeps a list of the signed-in player, and none of another one or a visitor', () => {
  writePlayerList('numbers', ['05', '47']);
  expect(readPlayerList('numbers')).toEqual(['05', '47']);
  expect(readPlayerList('other')).toEqual([]);
  auth.user = { ...auth.user, mobile_number: '9812345678' };
  expect(readPlayerList('numbers')).toEqual([]);
  auth.isAuthenticated = false;
  writePlayerList('numbers', ['12']);
  expect(readPlayerList('numbers')).toEqual([]);
});

/** Replaces the stored value of the list `numbers`. */
function storeForeign(value: string): void {
  writePlayerList('numbers', ['05']);
  const key = Object.keys(localStorage).find((name) => name.startsWith('numbers:'));
  localStorage.setItem(key ?? 'missing', value);
}

it.each([
  ['', []],
  ['{"a":1}', []],
  ['null', []],
  ['"05"', []],
  ['[7, "05", null]', ['05']],
])('reads the texts of the foreign value %j', (value, list) => {
  storeForeign(value);
  expect(readPlayerList('numbers')).toEqual(list);
});

it('keeps the list as long as the page where nothing can be stored', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  writePlayerList('full', ['05']);
  setItem.mockRestore();
  expect(readPlayerList('full')).toEqual(['05']);
});

it('forgets what could not be stored once the list is stored', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  writePlayerList('often', ['05']);
  setItem.mockRestore();
  writePlayerList('often', ['05', '47']);
  localStorage.clear();
  expect(readPlayerList('often')).toEqual([]);
});
