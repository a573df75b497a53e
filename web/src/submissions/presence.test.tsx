import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '../auth/auth-state.ts';
import { signOut } from '../auth/sign-out.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { followAll, followChanges } from './player-submissions.ts';
import {
  announceChange,
  currentPrefix,
  hasSubmission,
  keysWith,
  onSubmissionChange,
} from './presence.ts';
import { watchSubmissions } from './watch.ts';

vi.mock('./player-submissions.ts', () => ({ followAll: vi.fn(), followChanges: vi.fn() }));
const [started, followed] = [vi.mocked(followAll), vi.mocked(followChanges)];

beforeEach(() => {
  localStorage.clear();
  signOut();
  started.mockReset();
  followed.mockReset();
});

const store = () => localStorage.setItem(`${currentPrefix()}k`, '{}');
const storageEvent = () => dispatchEvent(new StorageEvent('storage'));
/** Lets changes of the session reach their followers, and loads the code of submissions. */
const settled = () => vi.dynamicImportSettled();

describe('storage keys', () => {
  it('are those that begin with a prefix', () => {
    for (const key of ['a:1', 'b:2', 'xa:3', 'a:4']) localStorage.setItem(key, '');
    expect(keysWith(localStorage, 'a:').sort()).toEqual(['a:1', 'a:4']);
  });

  it('name the app and the player', { tags: ['@FLOW-15'] }, () => {
    expect(currentPrefix()).toBeUndefined();
    signInForTest({ mobile_number: '9876543210' });
    expect(currentPrefix()).toMatch(/^submission:[^:]+:9876543210:$/);
  });
});

describe('a submission in storage', () => {
  it('is there for its player only', { tags: ['@FLOW-15'] }, () => {
    localStorage.setItem('submission:k', '{}');
    expect(hasSubmission()).toBe(false);
    signInForTest();
    expect(hasSubmission()).toBe(false);
    store();
    expect(hasSubmission()).toBe(true);
    signOut();
    expect(hasSubmission()).toBe(false);
  });

  it('is none where the browser refuses storage', () => {
    signInForTest();
    store();
    const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    expect(hasSubmission()).toBe(false);
    blocked.mockRestore();
  });
});

it('changes of submissions are told until nobody listens', { tags: ['@FLOW-15'] }, async () => {
  const listener = vi.fn();
  const end = onSubmissionChange(listener);
  announceChange();
  expect(listener).toHaveBeenCalledTimes(1);
  storageEvent();
  expect(listener).toHaveBeenCalledTimes(2);
  signInForTest();
  await settled();
  expect(listener.mock.calls.length).toBeGreaterThan(2);
  listener.mockReset();
  end();
  announceChange();
  storageEvent();
  auth.isAuthenticated = false;
  await settled();
  expect(listener).not.toHaveBeenCalled();
});

describe('the watch over submissions', () => {
  it('pursues those of a player who is signed in at the start', {
    tags: ['@FLOW-15'],
  }, async () => {
    signInForTest();
    store();
    const end = watchSubmissions();
    await settled();
    expect([started.mock.calls.length, followed.mock.calls.length]).toEqual([1, 0]);
    end();
  });

  it('pursues those of a player who signs in, once', { tags: ['@FLOW-15'] }, async () => {
    const end = watchSubmissions();
    await settled();
    expect(started).not.toHaveBeenCalled();
    signInForTest();
    store();
    await settled();
    expect(started).toHaveBeenCalledTimes(1);
    auth.user = { ...auth.user, points: 7 };
    await settled();
    expect(started).toHaveBeenCalledTimes(1);
    end();
  });

  it('pursues them when the network is back, and follows other tabs', {
    tags: ['@FLOW-15'],
  }, async () => {
    signInForTest();
    const end = watchSubmissions();
    dispatchEvent(new Event('online'));
    storageEvent();
    await settled();
    expect([started.mock.calls.length, followed.mock.calls.length]).toEqual([0, 0]);
    store();
    dispatchEvent(new Event('online'));
    await settled();
    expect([started.mock.calls.length, followed.mock.calls.length]).toEqual([1, 0]);
    storageEvent();
    await settled();
    expect([started.mock.calls.length, followed.mock.calls.length]).toEqual([1, 1]);
    end();
    dispatchEvent(new Event('online'));
    storageEvent();
    signOut();
    signInForTest({ mobile_number: '9812345678' });
    store();
    await settled();
    expect([started.mock.calls.length, followed.mock.calls.length]).toEqual([1, 1]);
  });
});
