import { ApiError } from '@matka/contracts/client/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submitBets } from '../api/betting.ts';
import { getHistory, readHistoryPage } from '../api/history.ts';
import { writeTokens } from '../api/tokens.ts';
import { auth } from '../auth/auth-state.ts';
import { signOut } from '../auth/sign-out.ts';
import { storeUser } from '../auth/stored-user.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { jodiRecord, sampleContent, sampleSubmission } from '../testing/stored-submissions.ts';
import { page, placed, unanswered } from '../testing/submissions.ts';
import { tokenFor } from '../testing/token.ts';
import { installLocks } from '../testing/web-locks.ts';
import { OtherPlayerError } from './context.ts';
import {
  checkAgain,
  dismiss,
  listSubmissions,
  outcomeOf,
  submitBids,
  watchSubmissions,
} from './player-submissions.ts';
import { announceChange, currentPrefix, forgetDismissed, onSubmissionChange } from './presence.ts';
import type { Submission } from './submission.ts';

vi.mock('../api/betting.ts');
vi.mock('../api/history.ts', async (original) => ({
  ...(await original<object>()),
  readHistoryPage: vi.fn(),
}));
const posted = vi.mocked(submitBets);
const looked = vi.mocked(readHistoryPage);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  signOut();
  signInForTest();
  posted.mockReset().mockResolvedValue(placed(10_000, 9970));
  looked.mockReset().mockResolvedValue(page([]));
});
afterEach(async () => {
  signOut();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

function store(key: string, members: Partial<Submission>): void {
  const submission = sampleSubmission({ key, attempts: 1, baseline: [], ...members });
  localStorage.setItem(`${currentPrefix()}${key}`, JSON.stringify(submission));
  announceChange();
}
const keys = () => listSubmissions().map(({ key }) => key);
const submit = (content = sampleContent) => submitBids(content, false);

it('the submissions of a player are listed once they were sent, the oldest first', {
  tags: ['@FLOW-15'],
}, () => {
  store('b', { status: 'placed' });
  store('a', { status: 'unknown' });
  store('c', { status: 'prepared', attempts: 0 });
  expect(keys()).toEqual(['a', 'b']);
  dismiss('a');
  expect(keys()).toEqual(['b']);
});

it('the submissions are stored under keys of the app and the player, and notify listeners', {
  tags: ['@FLOW-15'],
}, () => {
  expect(currentPrefix()).toMatch(/^submission:[^:]+:[a-z\d]{1,7}:$/);
  const listener = vi.fn();
  const end = onSubmissionChange(listener);
  store('a', { status: 'placed' });
  dispatchEvent(new StorageEvent('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  dismiss('a');
  dispatchEvent(new StorageEvent('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});

it('the submissions of a player belong to that player only', { tags: ['@FLOW-15'] }, async () => {
  store('a', { status: 'placed' });
  signOut();
  signInForTest({ mobile_number: '9812345678', points: 5 });
  await vi.advanceTimersByTimeAsync(0);
  expect(keys()).toEqual([]);
  signOut();
  signInForTest();
  await vi.advanceTimersByTimeAsync(0);
  expect(keys()).toEqual(['a']);
});

it('the undismissed submissions stay after a session that ended in the background', {
  tags: ['@FLOW-15', '@SESSION-09'],
}, async () => {
  store('a', { status: 'placed', dismissedAt: Date.now() });
  store('b', { status: 'unknown', dismissedAt: Date.now() });
  store('c', { status: 'unknown' });
  localStorage.setItem('submission:of-another-app:1:d', '{"dismissedAt":1}');
  const prefix = currentPrefix();
  signOut();
  forgetDismissed();
  expect(Object.keys(localStorage).filter((name) => name.startsWith('submission:'))).toEqual([
    `${prefix}c`,
    'submission:of-another-app:1:d',
  ]);
});

it("the submissions stay in memory if the player's record has no identity", async () => {
  signOut();
  signInForTest({ points: 100 });
  posted.mockResolvedValue(unanswered());
  const end = watchSubmissions();
  await submit();
  expect(keys()).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Kalyan Matka');
  signOut();
  end();
  await vi.advanceTimersByTimeAsync(0);
  signInForTest({ points: 200 });
  await vi.advanceTimersByTimeAsync(0);
  expect(keys()).toEqual([]);
});

it('the submissions stay in memory if the browser refuses storage', {
  tags: ['@FLOW-15'],
}, async () => {
  signOut();
  signInForTest({ mobile_number: '9812345670', points: 100 });
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  posted.mockResolvedValue(unanswered());
  await submit();
  await vi.advanceTimersByTimeAsync(1);
  await submit({ ...sampleContent, body: { ...sampleContent.body, market_id: 8 } });
  installLocks();
  const [first = '', second = ''] = keys();
  expect(posted.mock.calls.map(([, key]) => key)).toEqual([first, second]);
  dismiss(first);
  expect(keys()).toEqual([second]);
  dismiss(second);
  expect(keys()).toEqual([]);
  blocked.mockRestore();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Kalyan Matka');
});

it('the dismissed submission of 220 bets changes the wallet once a page of the history has its newest bets', {
  tags: ['@FLOW-08', '@FLOW-14'],
}, async () => {
  const end = watchSubmissions();
  store('a', { status: 'given-up' });
  dismiss('a');
  const created_at = new Date(Date.now() + 60_000).toISOString();
  const records = Array.from({ length: 220 }, (_, at) => {
    const bet = jodiRecord(1000 + at, '05', 10, { timestamps: { created_at } });
    return { ...bet, bet_details: { ...bet.bet_details, before_amount: 10_000 - 10 * at } };
  });
  vi.stubGlobal('fetch', async () => Response.json(page(records.toReversed().slice(0, 20))));
  await getHistory({ page: 1 });
  vi.unstubAllGlobals();
  expect(auth.user?.points).toBe(7800);
  end();
});

describe('another player who signed in in another tab without an event', () => {
  beforeEach(() => {
    writeTokens(tokenFor(3600), 'refresh-of-other-tab');
    storeUser({ mobile_number: '9812345678', points: 50 });
  });

  it("another player does not pay for this bet, and this tab takes over the player's session", {
    tags: ['@FLOW-15'],
  }, async () => {
    await expect(submit()).rejects.toBeInstanceOf(OtherPlayerError);
    expect(posted).not.toHaveBeenCalled();
    expect(auth.user).toMatchObject({ mobile_number: '9812345678', points: 50 });
    expect(listSubmissions()).toEqual([]);
    await submit();
    expect(posted).toHaveBeenCalledOnce();
  });

  it('a request of this screen is not sent for another player in another tab', async () => {
    const fetched = vi.fn(async () => Response.json(page([])));
    vi.stubGlobal('fetch', fetched);
    await expect(getHistory({ page: 1 })).rejects.toBeInstanceOf(ApiError);
    await getHistory({ page: 1 });
    vi.unstubAllGlobals();
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('the same player stays after a token refresh in another tab', async () => {
    storeUser({ id: 1, mobile_number: '9876543210', points: 900 });
    await submit();
    expect(posted).toHaveBeenCalledOnce();
  });
});

it('the follow-up starts after a lost response', { tags: ['@FLOW-14'] }, async () => {
  posted.mockResolvedValue(unanswered());
  await submit();
  looked.mockClear();
  await vi.advanceTimersByTimeAsync(1100);
  expect(looked).toHaveBeenCalled();
});

it('the follow-up starts with the app, after a change in another tab and with the network', {
  tags: ['@FLOW-15'],
}, async () => {
  store('a', { status: 'given-up' });
  const end = watchSubmissions();
  await vi.advanceTimersByTimeAsync(1100);
  expect(looked).toHaveBeenCalledTimes(1);
  store('a', { status: 'placed' });
  store('b', { status: 'unknown' });
  dispatchEvent(new StorageEvent('storage'));
  await vi.advanceTimersByTimeAsync(1100);
  expect(looked).toHaveBeenCalledTimes(2);
  store('b', { status: 'given-up' });
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1100);
  expect(looked).toHaveBeenCalledTimes(3);
  end();
  store('b', { status: 'unknown' });
  for (const name of ['online', 'storage']) dispatchEvent(new Event(name));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).toHaveBeenCalledTimes(3);
});

it('the follow-up ends when the player signs out', {
  tags: ['@FLOW-15', '@SESSION-09'],
}, async () => {
  store('a', { status: 'unknown' });
  watchSubmissions();
  await vi.advanceTimersByTimeAsync(0);
  signOut();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looked).not.toHaveBeenCalled();
});

const outcome = async (key: string) => {
  let known: Submission | undefined | 'open' = 'open';
  void outcomeOf(key).then((submission) => {
    known = submission;
  });
  await vi.advanceTimersByTimeAsync(0);
  return () => known;
};

it.each(['prepared', 'sending', 'unknown', 'given-up'] as const)(
  'the outcome of a submission with the status %s is awaited, even if another tab shows it',
  { tags: ['@FLOW-14'] },
  async (status) => {
    store('a', { status });
    const known = await outcome('a');
    expect(known()).toBe('open');
    store('a', { status: 'placed', dismissedAt: Date.now() });
    await vi.advanceTimersByTimeAsync(0);
    expect(known()).toMatchObject({ key: 'a', status: 'placed' });
  },
);

it('the outcome of a submission is returned once it is known, but not for a dismissed submission', async () => {
  store('a', { status: 'refused' });
  expect((await outcome('a'))()).toMatchObject({ status: 'refused' });
  expect((await outcome('none'))()).toBeUndefined();
  store('b', { status: 'unknown' });
  const known = await outcome('b');
  dismiss('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(known()).toBeUndefined();
});

// The last test: the page keeps the wait.
it('the follow-up waits as long as Retry-After demands', { tags: ['@FLOW-14'] }, async () => {
  store('a', { status: 'unknown' });
  const end = watchSubmissions();
  looked.mockRejectedValueOnce(
    new ApiError('status', 'Status 503', { status: 503, retryAfter: '30' }),
  );
  await checkAgain('a');
  looked.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  dispatchEvent(new StorageEvent('storage'));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(looked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(looked).toHaveBeenCalledTimes(1);
  end();
});
