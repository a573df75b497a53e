import { expect, it, vi } from 'vitest';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { english, inEnglish } from '../../../testing/english.ts';
import { holdSuggestions, pass } from '../../../testing/mocked-suggestions.ts';
import { labelsOf } from '../../../testing/suggested-bids.ts';
import { definition as singlePanaBulk } from '../screens/single-pana-bulk.ts';
import { tapKey } from './add-bid.ts';
import { changePoints } from './form-actions.ts';
import { continueToConfirmation } from './submit-bids.ts';
import { clearBids } from './table.ts';

vi.mock('../../../api/suggestions.ts');

const { requested, pending } = holdSuggestions();

/** Single Pana Bulk after a tap on 1 for 10 points. */
function tapped() {
  const screen = openForTest(singlePanaBulk);
  changePoints(screen, '10');
  tapKey(screen, '1');
  return screen;
}

/** The requests of taps are sent once these are painted. */
const sent = () => pass(1);

it('the pana keypad requests suggestions at each tap and adds each suggestion with the points', {
  tags: ['@SPB-01', '@SPB-02', '@DPB-02'],
}, async () => {
  const screen = tapped();
  tapKey(screen, '1');
  tapKey(screen, '2');
  await sent();
  expect(requested.mock.calls.map(([{ payload }]) => payload)).toEqual([
    { ank: 1 },
    { ank: 1 },
    { ank: 2 },
  ]);
  pending[0]?.respond(['128', '137']);
  pending[1]?.respond(['128', '137']);
  pending[2]?.respond(['129']);
  await pass(0);
  expect(screen.state.bids).toEqual([bid('129', 10), bid('128', 20), bid('137', 20)]);
  expect(screen.state.form.points).toBe('10');
});

it('the pana keypad adds no pana of a tap before Clear', {
  tags: ['@SPB-04', '@DPB-04'],
}, async () => {
  const screen = tapped();
  await sent();
  tapKey(screen, '2');
  clearBids(screen);
  expect(screen.state.suggestions).toEqual({ status: 'none' });
  await sent();
  expect(requested).toHaveBeenCalledTimes(2);
  pending[0]?.respond(['128']);
  pending[1]?.respond(['129']);
  await pass(0);
  expect(labelsOf(screen)).toEqual([]);
  expect(screen.state.suggestions).toEqual({ status: 'none' });
});

it('the pana keypad shows loading until the last response, and adds no bid during the confirmation', async () => {
  const screen = tapped();
  tapKey(screen, '2');
  await sent();
  pending[0]?.respond(['128']);
  await pass(0);
  expect([labelsOf(screen), screen.state.suggestions.status]).toEqual([['128'], 'loading']);
  const summary = { bids: screen.state.bids, before: 100, after: 90, at: 0 };
  screen.state.submission = { phase: 'confirming', summary, sending: false };
  pending[1]?.respond(['129']);
  await pass(0);
  expect([labelsOf(screen), screen.state.suggestions.status]).toEqual([['128'], 'none']);
});

it('the button Continue waits for the response of the last tap and shows that bids are still being added', async () => {
  const screen = tapped();
  tapKey(screen, '2');
  await sent();
  pending[0]?.respond(['128']);
  await pass(0);
  continueToConfirmation(screen);
  expect(screen.state.submission.phase).toBe('editing');
  expect(english(screen.state.message)).toBe(
    'Your bids are still being added. Press Continue again in a moment.',
  );
  pending[1]?.respond(['129']);
  await pass(2500);
  expect([labelsOf(screen), screen.state.message]).toEqual([['129', '128'], undefined]);
  continueToConfirmation(screen);
  expect(screen.state.submission.phase).toBe('confirming');
});

it('the button Continue no longer waits for a tap that has failed or was cleared', async () => {
  const screen = tapped();
  tapKey(screen, '2');
  await sent();
  pending[0]?.respond(['128']);
  continueToConfirmation(screen);
  pending[1]?.fail();
  await pass(0);
  expect([screen.state.message, screen.state.suggestions.status]).toEqual([undefined, 'failed']);
  tapKey(screen, '3');
  clearBids(screen);
  continueToConfirmation(screen);
  expect(screen.state.message).toBe('Please add at least one pana before continuing');
  tapKey(screen, '1');
  await sent();
  pending.at(-1)?.respond(['128']);
  await pass(0);
  continueToConfirmation(screen);
  expect(screen.state.submission.phase).toBe('confirming');
});

it('the pana keypad keeps waiting for suggestions while the points are changed for the next tap', async () => {
  const screen = tapped();
  changePoints(screen, '20');
  expect(screen.state.suggestions).toEqual({ status: 'loading' });
  await sent();
  pending[0]?.respond(['128']);
  await pass(0);
  expect(screen.state.bids).toEqual([bid('128', 10)]);
});

it('the pana keypad shows that there are no suggestions', async () => {
  const screen = tapped();
  await sent();
  pending[0]?.respond([]);
  await pass(0);
  expect(english(screen.state.message)).toMatch(/^No suggestions available/);
});

it('the pana keypad shows that the suggestions failed to load', {
  tags: ['@SUGG-26'],
}, async () => {
  const screen = tapped();
  await sent();
  pending[0]?.fail();
  await pass(0);
  expect(inEnglish(screen.state.suggestions)).toEqual({
    status: 'failed',
    message: 'Failed to fetch suggestions',
  });
});
