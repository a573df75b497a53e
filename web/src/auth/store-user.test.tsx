import { afterEach, describe, expect, it } from 'vitest';
import { forgetHostTime, noteHostTime } from '../lib/host-time.ts';
import { pointsAt, setPoints, storeUser } from './store-user.ts';
import { clearStoredUser, readStoredUser } from './stored-user.ts';

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
