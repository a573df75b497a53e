import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { auth } from '../../../auth/auth-state.ts';
import { PINNED_MARKETS, writePlayerList } from '../../../auth/player-list.ts';
import { signOut } from '../../../auth/sign-out.ts';
import { changeLimits } from '../../../limits/stored-limits.ts';
import { forgetDrafts } from '../../../submissions/placed-drafts.ts';
import { dismiss, submitBids } from '../../../submissions/player-submissions.ts';
import type { SendResult } from '../../../submissions/sending.ts';
import { prepareSubmission } from '../../../submissions/submission.ts';
import { bid, fillIn, openForTest } from '../../../testing/bid-screens.ts';
import { createStorage } from '../../../testing/shared-storage.ts';
import { signInForTest } from '../../../testing/signed-in.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { draftKey, restoreDraft } from './draft.ts';
import { enterScreen } from './enter-screen.ts';
import { type BidScreen, openScreen } from './screen.ts';
import { contentOf } from './submitted-content.ts';

let leave = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signInForTest();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

const stored = (screen: BidScreen) => localStorage.getItem(draftKey(screen));
const draftOf = (screen: BidScreen) => JSON.parse(stored(screen) ?? '')[0];
const store = (screen: BidScreen, draft: object) =>
  localStorage.setItem(draftKey(screen), JSON.stringify([draft]));
const written = () => new Promise((done) => setTimeout(done));

/** A screen in the middle of work, and its draft. */
async function atWork() {
  const screen = openForTest(jodiDigits);
  leave = enterScreen(screen);
  fillIn(screen, { inputs: { jodiDigit: '05' }, points: '10' });
  screen.state.bids = [bid('47', 100, 'close')];
  await written();
  return screen;
}

it('a draft is stored by screen, bet type and market', { tags: ['@DRAFT-01'] }, async () => {
  const screen = await atWork();
  expect(draftKey(screen)).toBe('bid-draft:jodi-digits:3:7');
  expect(draftOf(screen)).toMatchObject({
    form: { points: '10', jodiDigit: '05' },
    bids: [{ id: '47', label: '47', points: 100, gameType: 'close' }],
  });
});

it('the storage of a phone after Logout keeps a draft but no mobile number', {
  tags: ['@SESSION-09'],
}, async () => {
  signInForTest();
  const { mobile_number: mobile = '' } = auth.user ?? {};
  writePlayerList(PINNED_MARKETS, ['7']);
  changeLimits((limits) => ({ ...limits, pausedUntil: '2026-12-01' }));
  await atWork();
  signOut();
  const kept = JSON.stringify({ ...localStorage });
  for (const name of ['bid-draft:', PINNED_MARKETS, 'play_limits:']) expect(kept).toContain(name);
  expect(mobile).toMatch(/^\d{10}$/);
  expect(kept).not.toContain(mobile);
});

it('a draft with a date of an earlier version is restored', {
  tags: ['@DRAFT-02', '@FRAME-10'],
}, async () => {
  const screen = await atWork();
  const draft = draftOf(screen);
  store(screen, { ...draft, form: { ...draft.form, date: '31-12-2019' } });
  const reloaded = openForTest(jodiDigits);
  restoreDraft(reloaded);
  expect(reloaded.state.form).toMatchObject({ jodiDigit: '05' });
});

it('a draft is removed when the screen is opened again', { tags: ['@DRAFT-03'] }, async () => {
  const before = await atWork();
  const anew = openScreen(before, before.since, 'another entry');
  restoreDraft(anew);
  expect([anew.state.form.points, anew.state.bids]).toEqual(['', []]);
  expect(stored(anew)).toBeNull();
});

it('a draft is removed with the bets that it holds; other drafts stay', {
  tags: ['@DRAFT-05'],
}, async () => {
  const screen = await atWork();
  const submission = prepareSubmission('k', contentOf(screen));
  const reload = () => {
    const reloaded = openForTest(jodiDigits);
    restoreDraft(reloaded);
    return reloaded.state.bids.map(({ label }) => label);
  };
  const { body } = submission;
  forgetDrafts({ ...submission, screen: 'single-pana' });
  forgetDrafts({ ...submission, body: { ...body, market_id: 77 } });
  forgetDrafts({ ...submission, bids: [...submission.bids, ...submission.bids] });
  expect(reload()).toEqual(['47']);
  forgetDrafts(submission);
  expect(reload()).toEqual([]);
});

it('a draft is removed when the player leaves the screen or opens another bet type or market', {
  tags: ['@DRAFT-04', '@DRAFT-06'],
}, async () => {
  const screen = await atWork();
  expect(stored(screen)).not.toBeNull();
  leave();
  expect(stored(screen)).toBeNull();
  screen.state.bids = [];
  await written();
  expect(stored(screen)).toBeNull();
  const other = { ...screen, betType: { ...screen.betType, id: 4 } };
  expect(draftKey(other)).not.toBe(draftKey(screen));
  expect(draftKey({ ...screen, market: { ...screen.market, id: 8 } })).not.toBe(draftKey(screen));
});

it('a draft stays while another tab opens, fills, empties and leaves the same screen', {
  tags: ['@DRAFT-02', '@DRAFT-04'],
}, async () => {
  const first = await atWork();
  const leaveFirst = leave;
  const own = draftOf(first);
  const inFirst = sessionStorage.getItem('tab') ?? '';
  sessionStorage.clear();
  const second = openScreen(first, first.since, 'entry of another tab');
  restoreDraft(second);
  expect([second.state.bids, draftOf(first)]).toEqual([[], own]);
  leave = enterScreen(second);
  second.state.bids = [bid('12', 20, 'close')];
  await written();
  expect(JSON.parse(stored(first) ?? '')).toMatchObject([{ bids: [{ label: '12' }] }, own]);
  leave();
  expect(JSON.parse(stored(first) ?? '')).toEqual([own]);
  sessionStorage.setItem('tab', inFirst);
  const reloaded = openForTest(jodiDigits);
  restoreDraft(reloaded);
  expect(reloaded.state.bids).toEqual([bid('47', 100, 'close')]);
  leaveFirst();
  expect(stored(first)).toBeNull();
});

it('a screen keeps the drafts of its four newest tabs', async () => {
  for (let tab = 1; tab <= 5; tab++) {
    await atWork();
    sessionStorage.clear();
  }
  expect(JSON.parse(stored(openForTest(jodiDigits)) ?? '')).toHaveLength(4);
});

it('a missing draft writes no line to the console', { tags: ['@DRAFT-02'] }, () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const screen = openForTest(jodiDigits);
  restoreDraft(screen);
  expect(screen.state.bids).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it('a draft is not stored while its bids are sent and the storage holds no submission of them', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = createStorage();
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    if (key.startsWith('submission:')) throw new Error('QuotaExceededError');
    setItem(key, text);
  };
  vi.stubGlobal('localStorage', storage);
  signInForTest({ id: 99, mobile_number: '9000000099' });
  const screen = await atWork();
  const content = contentOf(screen);
  const { submission } = (await submitBids(content, false)) as SendResult;
  expect([submission?.status, stored(screen)]).toEqual(['unknown', null]);
  screen.state.message = 'No bids found';
  await written();
  expect(stored(screen)).toBeNull();
  dismiss(submission?.key ?? '');
  screen.state.message = undefined;
  await written();
  expect(draftOf(screen)).toMatchObject({ bids: [{ id: '47' }] });
  expect(warn).toHaveBeenCalled();
});

it('a draft is restored only for its player, or for any player if it names no player', {
  tags: ['@DRAFT-02'],
}, async () => {
  signInForTest();
  const screen = await atWork();
  const draft = draftOf(screen);
  const restoredFor = (player?: string) => {
    const reloaded = openForTest(jodiDigits);
    store(reloaded, { ...draft, player });
    restoreDraft(reloaded);
    return reloaded.state.bids.length;
  };
  expect([restoredFor(draft.player), restoredFor(), restoredFor('someone else')]).toEqual([
    1, 1, 0,
  ]);
  expect(stored(screen)).toBeNull();
});

it('a draft is stored for a form without bids', { tags: ['@DRAFT-01'] }, async () => {
  const screen = await atWork();
  screen.state.bids = [];
  await written();
  expect(draftOf(screen)).toMatchObject({ form: { points: '10' }, bids: [] });
});

it('an empty screen stores no draft', async () => {
  const screen = await atWork();
  fillIn(screen, {});
  screen.state.bids = [];
  await written();
  expect(stored(screen)).toBeNull();
});

it('a draft that cannot be stored is logged once, even after further changes', {
  tags: ['@DRAFT-07'],
}, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem: full });
  const screen = await atWork();
  expect(screen.state.bids).toHaveLength(1);
  for (const points of ['20', '30']) {
    fillIn(screen, { points });
    await written();
  }
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'The draft of the bids could not be kept:',
    expect.any(Error),
  );
});

it('a draft that cannot be read is not restored, and is removed', {
  tags: ['@DRAFT-02'],
}, () => {
  const screen = openForTest(jodiDigits);
  localStorage.setItem(draftKey(screen), '{broken');
  restoreDraft(screen);
  expect(screen.state.bids).toEqual([]);
  expect(stored(screen)).toBeNull();
});

it('a draft with invalid values is not restored, and is removed', {
  tags: ['@DRAFT-02'],
}, async () => {
  const screen = await atWork();
  store(screen, { ...draftOf(screen), bids: [{ ...bid('47', 10), label: {} }] });
  const reloaded = openForTest(jodiDigits);
  restoreDraft(reloaded);
  expect([reloaded.state.bids, reloaded.state.form.points]).toEqual([[], '']);
  expect(stored(reloaded)).toBeNull();
});
