import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, readAccessToken, writeTokens } from '../api/tokens.ts';
import { forgetHostTime, noteHostTime } from '../lib/host-time.ts';
import { readStoredUser } from '../lib/stored-player.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { tokenFor } from '../testing/token.ts';
import { auth } from './auth-state.ts';
import { syncWithOtherTabs } from './other-tabs.ts';
import { readPlayerList, writePlayerList } from './player-list.ts';
import { clearStoredUser, pointsAt, setPoints, storeUser } from './stored-user.ts';

describe('reading the user', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('the user is stored under user_data with every field, known or not', {
    tags: ['@ENT-01'],
  }, () => {
    const user = { id: 3, first_name: 'Asha', points: 12.5, vip_level: 'gold' };
    storeUser(user);
    expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(user);
    expect(readStoredUser()).toEqual(user);
    clearStoredUser();
    expect([localStorage.getItem('user_data'), readStoredUser()]).toEqual([null, undefined]);
  });

  it.each(['{broken', '"text"', '[]', 'null', '7'])('the stored text %s is no user', (text) => {
    localStorage.setItem('user_data', text);
    expect(readStoredUser()).toBeUndefined();
  });

  it('a blocked storage throws no error', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeUser({});
    clearStoredUser();
    expect(readStoredUser()).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    storeUser({});
    expect(readStoredUser()).toBeUndefined();
  });
});

describe('the clock of the host', () => {
  afterEach(() => {
    clearStoredUser();
    forgetHostTime();
  });

  it("the time of the points is the host's when they are stored", () => {
    expect(pointsAt()).toBeUndefined();
    noteHostTime('Fri, 20 Nov 2026 06:30:00 GMT');
    storeUser({ points: 5 });
    expect(Math.floor((pointsAt() ?? 0) / 1000)).toBe(Date.parse('2026-11-20T06:30:00Z') / 1000);
    clearStoredUser();
    expect(pointsAt()).toBeUndefined();
  });

  it('points are stored with the time that they are said to be of', () => {
    setPoints(7, 1);
    expect([readStoredUser()?.points, pointsAt()]).toEqual([7, 1]);
  });

  it.each(['', 'soon', '0', '-5', 'Infinity'])(
    'the time of the points is unknown where “%s” is stored',
    (text) => {
      storeUser({});
      localStorage.setItem('points_at', text);
      expect(pointsAt()).toBeUndefined();
    },
  );
});

describe('a list of a player', () => {
  beforeEach(() => {
    localStorage.clear();
    signInForTest();
  });

  it('a list is kept for the signed-in player, and for no other one or a visitor', () => {
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
    ['[{}, "05", null]', ['05']],
  ])('a list reads the texts of the foreign value %j', (value, list) => {
    storeForeign(value);
    expect(readPlayerList('numbers')).toEqual(list);
  });

  it('a list is kept as long as the page where nothing can be stored', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full');
    });
    writePlayerList('full', ['05']);
    setItem.mockRestore();
    expect(readPlayerList('full')).toEqual(['05']);
  });

  it('a list that was stored replaces an earlier one that could not be stored', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full');
    });
    writePlayerList('often', ['05']);
    setItem.mockRestore();
    writePlayerList('often', ['05', '47']);
    localStorage.clear();
    expect(readPlayerList('often')).toEqual([]);
  });
});

describe('other tabs', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = syncWithOtherTabs();
  });
  afterEach(() => stop());

  const storageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  it('another tab that logs out ends the session here', () => {
    signInForTest();
    clearTokens();
    clearStoredUser();
    storageEvent('user_data');
    expect(auth).toMatchObject({ user: null, token: null, isAuthenticated: false });
  });

  it('another tab that clears the whole storage ends the session, without touching the cookies', () => {
    signInForTest();
    clearStoredUser();
    storageEvent(null);
    expect(auth.isAuthenticated).toBe(false);
    expect(readAccessToken()).toBeDefined();
  });

  it('another tab that signs in signs in here', () => {
    const access = tokenFor(60);
    writeTokens(access, 'refresh-2');
    storeUser({ first_name: 'Ravi' });
    storageEvent('user_data');
    expect(auth).toMatchObject({
      user: { first_name: 'Ravi' },
      token: access,
      refreshToken: 'refresh-2',
      isAuthenticated: true,
    });
  });

  it.each([0, 300, 1500])(
    'another tab that signs in does so here, also with its cookies %d ms after the user',
    (delay) => {
      vi.useFakeTimers();
      storeUser({ first_name: 'Ravi' });
      storageEvent('user_data');
      expect(auth.isAuthenticated).toBe(false);
      vi.advanceTimersByTime(delay);
      writeTokens(tokenFor(60), 'refresh-2');
      vi.advanceTimersByTime(600);
      expect(auth).toMatchObject({
        user: { first_name: 'Ravi' },
        refreshToken: 'refresh-2',
        isAuthenticated: true,
      });
      vi.useRealTimers();
    },
  );

  it('another tab that changes something while nobody is signed in leaves the login alone', () => {
    storageEvent('user_data');
    storageEvent(null);
    expect(auth.isAuthenticated).toBe(false);
  });

  it('another tab that changes much at once causes three later syncs in all', () => {
    vi.useFakeTimers();
    for (let event = 0; event < 5; event++) storageEvent('user_data');
    expect(vi.getTimerCount()).toBe(3);
    vi.advanceTimersByTime(2000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('another tab is not followed after the stop, not even by syncs that were due', () => {
    vi.useFakeTimers();
    storageEvent('user_data');
    stop();
    expect(vi.getTimerCount()).toBe(0);
    writeTokens(tokenFor(60), 'refresh-2');
    storeUser({ first_name: 'Ravi' });
    storageEvent('user_data');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(auth.isAuthenticated).toBe(false);
  });

  it('another tab that stores something else changes nothing', () => {
    signInForTest({ points: 100 });
    clearStoredUser();
    storageEvent('draft');
    expect(auth.isAuthenticated).toBe(true);
  });
});
