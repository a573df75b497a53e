import { snapshot } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteHostTime } from '../../../lib/host-time.ts';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { sampleMarket } from '../../../testing/sample-market.ts';
import { definition as multiDigit } from '../screens/multi-digit.ts';
import { definition as singlePana } from '../screens/single-pana.ts';
import { changeCell } from './form-actions.ts';
import { renewMarket } from './renew-market.ts';
import { openScreen } from './screen.ts';
import { continueToConfirmation, submitScreen } from './submit-bids.ts';

vi.mock('../../../submissions/player-submissions.ts');

const india = (clock: string, day = 20) => Date.parse(`2026-11-${day}T${clock}:00+05:30`);
const setTime = (time: number) => {
  vi.setSystemTime(time);
  noteHostTime(new Date(time).toUTCString());
};
const NEW_DAY = 'A new day has begun. Check your bids, then continue.';
const tomorrow = { market: sampleMarket({ open_digit: '1' }), since: india('10:00', 21) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setTime(india('16:30'));
});
afterEach(() => vi.useRealTimers());

/** A screen on a market that runs for close, with bids. */
function withBids() {
  const { definition, betType } = openForTest(singlePana);
  const market = sampleMarket({ current_status_name: 'Running for close' });
  const screen = openScreen({ definition, betType, market }, india('16:30'), 'entry');
  screen.state.bids = [bid('128', 10, 'close')];
  return screen;
}

it('a screen that opens with the market of the list stays unchanged', () => {
  const { definition, betType } = openForTest(singlePana);
  const found = { market: sampleMarket(), since: india('16:30') };
  const screen = openScreen({ definition, betType, market: found.market }, found.since, 'entry');
  const opened = snapshot(screen.state);
  renewMarket(screen, found);
  expect(snapshot(screen.state)).toBe(opened);
});

it('bids of another day are not submitted, even from an open confirmation', async () => {
  const screen = withBids();
  continueToConfirmation(screen);
  expect(screen.state.submission.phase).toBe('confirming');
  setTime(india('10:00', 21));
  await submitScreen(screen);
  expect([screen.state.submission.phase, screen.state.message]).toEqual(['editing', NEW_DAY]);
  continueToConfirmation(screen);
  expect([screen.state.submission.phase, screen.state.message]).toEqual(['editing', NEW_DAY]);
  expect(screen.state.bids).toHaveLength(1);
});

it('bids of another day stay for the player to check once the markets of today have loaded', () => {
  const screen = withBids();
  continueToConfirmation(screen);
  setTime(india('10:00', 21));
  renewMarket(screen, tomorrow);
  expect([screen.state.submission.phase, screen.state.message]).toEqual(['editing', NEW_DAY]);
  expect([screen.market, screen.since]).toEqual([tomorrow.market, tomorrow.since]);
  continueToConfirmation(screen);
  expect([screen.state.submission.phase, screen.state.message]).toEqual(['confirming', undefined]);
});

it('bids of another day are reported for the cells of Multi-digit too', () => {
  const screen = openForTest(multiDigit);
  changeCell(screen, '5', '10');
  renewMarket(screen, tomorrow);
  expect(screen.state.message).toBe(NEW_DAY);
});

it('an empty form shows no message on a new day, and its Type follows the market of today', () => {
  const screen = withBids();
  screen.state.bids = [];
  screen.state.form = { ...screen.state.form, type: 'close' };
  const noDefault = { ...screen.betType.config };
  delete noDefault.default_direction;
  Object.assign(screen.betType, { config: { ...noDefault, bet_direction: 'both' } });
  setTime(india('10:00', 21));
  renewMarket(screen, tomorrow);
  expect([screen.state.form.type, screen.state.message]).toEqual(['', undefined]);
});

it('a newer list of the same day leaves the bids and the confirmation unchanged', () => {
  const screen = withBids();
  continueToConfirmation(screen);
  renewMarket(screen, { market: sampleMarket(), since: india('17:00') });
  expect([screen.state.submission.phase, screen.state.message]).toEqual(['confirming', undefined]);
});

it('bids that are being sent over midnight stay in their confirmation', () => {
  const screen = withBids();
  screen.state.submission = { phase: 'sending' };
  renewMarket(screen, tomorrow);
  expect(screen.state.submission.phase).toBe('sending');
});
