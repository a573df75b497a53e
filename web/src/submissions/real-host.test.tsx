import { panasByAnk } from '@matka/contracts/numbers/panas';
import { mainPlayer, poorPlayer } from '@matka/fixtures/players';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { auth } from '../auth/auth-state.ts';
import { signOut } from '../auth/sign-out.ts';
import { config, setConfig } from '../config.ts';
import { labelValue } from '../testing/label-value.ts';
import { type MockServer, signInAs, startMockServer } from '../testing/mock-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { openBids } from '../testing/open-bids.ts';
import { BASELINE_WAIT } from './baseline.ts';
import { pause } from './pause.ts';
import { submitBids } from './player-submissions.ts';
import type { SubmissionContent } from './submission.ts';

vi.mock('./pause.ts', { spy: true });

const { mobile, password } = mainPlayer;
/** A point on every pana. */
const panas = Object.values(panasByAnk).flatMap((kinds) => Object.values(kinds).flat());
const everyPana: SubmissionContent = {
  screen: 'spdptp',
  marketName: 'Kalyan Matka',
  betTypeName: 'SP DP TP',
  namesSession: true,
  bids: panas.map((label) => ({ label, points: 1, session: 'close' })),
  body: {
    bet_type_id: 12,
    market_id: 7,
    amount: 220,
    payload: { bets: panas.map((pana) => ({ pana, points: 1, bet_type: 'close' })) },
  },
};
const checking = "We're checking your bets.";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
beforeEach(async () => {
  localStorage.clear();
  mock.useMock();
  await mock.world.create({ scenario: 'fresh' });
});
afterEach(async () => {
  await mock.world.clearFaults();
});
afterAll(() => mock.close());

/** The app of the player, with two bids and their confirmation; the host understands keys or not. */
async function confirming(idempotencyKey: boolean) {
  setConfig({ apiBase: config().apiBase, idempotencyKey });
  expect(await signInAs(mobile, password)).toBe(true);
  const opened = await openBids('jodi-digits');
  await opened.add('Jodi Digit', '05', '10');
  await opened.add('Jodi Digit', '47', '20');
  await opened.press('Continue');
  return opened;
}

const booked = async () => (await mock.world.bets(mobile)).length;
const lose = (when: 'after-commit' | 'before-commit', times = 1) =>
  mock.world.fault({ effect: 'html', when, path: '/betting/', times });
const notice = () => screen.findByRole('region', { name: 'Submission' });

it.each(['after-commit', 'before-commit'] as const)(
  'the outcome of a submission without a response is found by its key on a host with keys: %s',
  { tags: ['@FLOW-14', '@FLOW-17', '@API-27'] },
  async (when) => {
    const { press } = await confirming(true);
    await lose(when);
    await press('Submit');
    const box = await screen.findByRole('alertdialog', { name: checking });
    expect(box.textContent).toBe(
      `${checking}They can't be placed twice.Error: Server error. Please try again later.OK`,
    );
    await screen.findByRole('dialog', { name: 'Success!' });
    expect([await booked(), auth.user?.points]).toEqual([2, 9970]);
  },
);

it('a submission is found in the history if every response to its key is lost', {
  tags: ['@FLOW-14', '@FLOW-17'],
}, async () => {
  const { press } = await confirming(true);
  await lose('after-commit', 100);
  await press('Submit');
  const box = await screen.findByRole('dialog', { name: 'Found in your bid history' });
  expect(labelValue(box, 'Total Bid Points')).toBe('30');
  expect([await booked(), auth.user?.points]).toEqual([2, 9970]);
});

it('an unknown submission shows the same notice on every screen with bets or the wallet', {
  tags: ['@FLOW-14', '@FLOW-19'],
}, async () => {
  const { press } = await confirming(false);
  await lose('before-commit');
  await press('Submit');
  await screen.findByRole('alertdialog', { name: checking });
  for (const path of [
    '/home',
    '/my-bids',
    '/bid-history',
    '/win-history',
    '/passbook',
    '/wallet',
  ]) {
    cleanup();
    await openApp(path);
    expect((await notice()).textContent).toContain(checking);
    const figures = ['/win-history', '/wallet'].includes(path) ? 1 : 0;
    const figure = '₹30 is still being checked. This balance may change.';
    expect(screen.queryAllByText(figure)).toHaveLength(figures);
  }
});

it('a submission is found in the history of a host without keys', {
  tags: ['@FLOW-14', '@FLOW-07'],
}, async () => {
  const { press } = await confirming(false);
  await lose('after-commit');
  await press('Submit');
  const box = await screen.findByRole('dialog', { name: 'Found in your bid history' });
  expect(box.textContent).toContain('Bid Id');
  expect([await booked(), auth.user?.points]).toEqual([2, 9970]);
});

it('a bet on 220 numbers is found in the small pages of a history with a record for each number', {
  tags: ['@FLOW-14'],
}, async () => {
  setConfig({ apiBase: config().apiBase, idempotencyKey: false });
  await mock.world.setHostStyle(['pages-of-7']);
  expect(await signInAs(mobile, password)).toBe(true);
  await mock.world.fault({ effect: 'reset', when: 'after-commit', path: '/betting/', times: 1 });
  await openApp('/wallet');
  await act(() => submitBids(everyPana, false));
  await screen.findByText('₹220 is still being checked. This balance may change.');
  await screen.findByText('Found in your bid history');
  expect(auth.user?.points).toBe(9780);
});

it('the second of two equal bets on 220 numbers is found, even if the first fills more than a page', {
  tags: ['@FLOW-14', '@FLOW-18'],
}, async () => {
  setConfig({ apiBase: config().apiBase, idempotencyKey: false });
  await mock.world.setHostStyle(['pages-of-50']);
  expect(await signInAs(mobile, password)).toBe(true);
  await openApp('/wallet');
  expect(await act(() => submitBids(everyPana, false))).toMatchObject({
    submission: { status: 'placed' },
  });
  await mock.world.fault({ effect: 'reset', when: 'after-commit', path: '/betting/', times: 1 });
  // It waits two seconds for the pages before it: a busy machine takes longer.
  const { pause: real } = await vi.importActual<typeof import('./pause.ts')>('./pause.ts');
  vi.mocked(pause).mockImplementation((ms, signal) =>
    ms === BASELINE_WAIT ? new Promise(() => {}) : real(ms, signal),
  );
  onTestFinished(() => void vi.mocked(pause).mockReset());
  await act(() => submitBids(everyPana, false));
  await screen.findByText('Found in your bid history');
  expect(auth.user?.points).toBe(9560);
});

it('an empty history does not prove that no bet was placed, and a repeat comes only after the warning', {
  tags: ['@FLOW-14', '@FLOW-19', '@API-27'],
}, async () => {
  const { press } = await confirming(false);
  await lose('before-commit');
  await press('Submit');
  await screen.findByRole('alertdialog', { name: checking });
  await press('OK');
  await press('Check again');
  expect((await notice()).textContent).toContain(checking);
  await press('Continue');
  await press('Submit');
  await screen.findByRole('alertdialog', { name: 'Your bets may be placed twice' });
  await press('Cancel');
  expect(await booked()).toBe(0);
  await press('Continue');
  await press('Submit');
  await screen.findByRole('alertdialog', { name: 'Your bets may be placed twice' });
  await press('Send again');
  await screen.findByRole('dialog', { name: 'Success!' });
  expect(await booked()).toBe(2);
});

it('a submission stays for its player after a sign-out, with a copy of the bids', {
  tags: ['@FLOW-15', '@FLOW-17', '@SESSION-09', '@DRAFT-03', '@DRAFT-04'],
}, async () => {
  const { press } = await confirming(true);
  await lose('before-commit', 100);
  await press('Submit');
  await screen.findByRole('alertdialog', { name: checking });
  cleanup();
  signOut();
  const kept = JSON.stringify({ ...localStorage });
  expect(kept).toContain('"submission:');
  expect(kept).not.toContain(mobile);
  expect(kept).not.toContain('bid-draft');
  await signInAs(poorPlayer.mobile, poorPlayer.password);
  await openApp('/home');
  await screen.findAllByRole('heading', { name: 'Kalyan Matka' });
  expect(screen.queryByRole('region', { name: 'Submission' })).toBeNull();
  cleanup();
  signOut();
  await mock.world.clearFaults();
  await signInAs(mobile, password);
  await openApp('/home');
  const shown = within(await notice());
  expect(shown.getByText('2 bids, 30 points on Kalyan Matka')).toBeTruthy();
  await shown.findByText('Your bets are in');
  expect(await booked()).toBe(2);
  await press('OK');
  expect(screen.queryByRole('region', { name: 'Submission' })).toBeNull();
  await act(async () => signOut());
  const ofThePlayer = /^(submission:|points_at|token_received|user_data)/;
  expect(Object.keys(localStorage).filter((key) => ofThePlayer.test(key))).toEqual([]);
});
