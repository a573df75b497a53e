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

describe('the stored user', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('the user is stored under user_data with every field, even an unknown one', {
    tags: ['@ENT-01'],
  }, () => {
    const user = { id: 3, first_name: 'Asha', points: 12.5, vip_level: 'gold' };
    storeUser(user);
    expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(user);
    expect(readStoredUser()).toEqual(user);
    clearStoredUser();
    expect([localStorage.getItem('user_data'), readStoredUser()]).toEqual([null, undefined]);
  });

  it.each(['{broken', '"text"', '[]', 'null', '7'])(
    'the stored text %s is not read as a user',
    (text) => {
      localStorage.setItem('user_data', text);
      expect(readStoredUser()).toBeUndefined();
    },
  );

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

  it('the time of stored points is the current time of the host', () => {
    expect(pointsAt()).toBeUndefined();
    noteHostTime('Fri, 20 Nov 2026 06:30:00 GMT');
    storeUser({ points: 5 });
    expect(Math.floor((pointsAt() ?? 0) / 1000)).toBe(Date.parse('2026-11-20T06:30:00Z') / 1000);
    clearStoredUser();
    expect(pointsAt()).toBeUndefined();
  });

  it('points are stored with the given time', () => {
    setPoints(7, 1);
    expect([readStoredUser()?.points, pointsAt()]).toEqual([7, 1]);
  });

  it.each(['', 'soon', '0', '-5', 'Infinity'])(
    'the time of the points is unknown if the storage holds “%s”',
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

  it('a list is stored for the signed-in player, but not for another player or a visitor', () => {
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
  ])('the list of a player that was stored as %j has only its texts', (value, list) => {
    storeForeign(value);
    expect(readPlayerList('numbers')).toEqual(list);
  });

  it('a list stays in memory if the storage is full', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full');
    });
    writePlayerList('full', ['05']);
    setItem.mockRestore();
    expect(readPlayerList('full')).toEqual(['05']);
  });

  it('a stored list replaces an earlier list that could not be stored', () => {
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

  it('a logout in another tab ends the session', () => {
    signInForTest();
    clearTokens();
    clearStoredUser();
    storageEvent('user_data');
    expect(auth).toMatchObject({ user: null, token: null, isAuthenticated: false });
  });

  it('another tab that clears the whole storage ends the session and leaves the cookies', () => {
    signInForTest();
    clearStoredUser();
    storageEvent(null);
    expect(auth.isAuthenticated).toBe(false);
    expect(readAccessToken()).toBeDefined();
  });

  it('a sign-in in another tab signs the player in', () => {
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
    'a sign-in in another tab signs the player in, with its cookies %d ms after the user',
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

  it('a change in another tab leaves the login screen alone while nobody is signed in', () => {
    storageEvent('user_data');
    storageEvent(null);
    expect(auth.isAuthenticated).toBe(false);
  });

  it('many changes of another tab at once cause only three later syncs', () => {
    vi.useFakeTimers();
    for (let event = 0; event < 5; event++) storageEvent('user_data');
    expect(vi.getTimerCount()).toBe(3);
    vi.advanceTimersByTime(2000);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('a stop ends the syncs with other tabs, even the ones already scheduled', () => {
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

  it('an unrelated change of another tab leaves the session alone', () => {
    signInForTest({ points: 100 });
    clearStoredUser();
    storageEvent('draft');
    expect(auth.isAuthenticated).toBe(true);
  });
});
