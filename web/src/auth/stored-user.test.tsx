import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeUser } from './store-user.ts';
import { clearStoredUser, readStoredUser } from './stored-user.ts';

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
