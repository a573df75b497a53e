import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetHostTime, noteHostTime } from '../lib/host-time.ts';
import { clearStoredUser, pointsAt, readStoredUser, setPoints, storeUser } from './stored-user.ts';

describe('reading the user', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  describe('stored user', () => {
    it('is stored under user_data with every field, known or not', { tags: ['@ENT-01'] }, () => {
      const user = { id: 3, first_name: 'Asha', points: 12.5, vip_level: 'gold' };
      storeUser(user);
      expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toEqual(user);
      expect(readStoredUser()).toEqual(user);
      clearStoredUser();
      expect([localStorage.getItem('user_data'), readStoredUser()]).toEqual([null, undefined]);
    });

    it('takes the bets that an earlier build stored with it', () => {
      localStorage.setItem('placed_bets', '{"player":"p","placed":[]}');
      clearStoredUser();
      expect(localStorage.getItem('placed_bets')).toBeNull();
    });

    it.each(['{broken', '"text"', '[]', 'null', '7'])('%s is no user', (text) => {
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
});

describe('storing the user', () => {
  describe('the time of the points', () => {
    afterEach(() => {
      clearStoredUser();
      forgetHostTime();
    });

    it('is that of the host when they are stored', () => {
      expect(pointsAt()).toBeUndefined();
      noteHostTime('Fri, 20 Nov 2026 06:30:00 GMT');
      storeUser({ points: 5 });
      expect(Math.floor((pointsAt() ?? 0) / 1000)).toBe(Date.parse('2026-11-20T06:30:00Z') / 1000);
      clearStoredUser();
      expect(pointsAt()).toBeUndefined();
    });

    it('is another one where the points are older', () => {
      setPoints(7, 1);
      expect([readStoredUser()?.points, pointsAt()]).toEqual([7, 1]);
    });

    it.each(['', 'soon', '0', '-5', 'Infinity'])('is unknown where “%s” is stored', (text) => {
      storeUser({});
      localStorage.setItem('points_at', text);
      expect(pointsAt()).toBeUndefined();
    });
  });
});
