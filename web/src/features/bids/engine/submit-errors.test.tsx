import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eachTagged } from '../../../../../scripts/testing/each-tagged.ts';
import { betErrorText } from '../../../api/bet-error-text.ts';
import { submitBets } from '../../../api/betting.ts';
import { bid } from '../../../testing/bid-screens.ts';
import { english } from '../../../testing/english.ts';
import { type MockServer, signInAs, startMockServer } from '../../../testing/mock-server.ts';
import { phaseOf, withBids } from '../../../testing/submissions.ts';
import { shortenTimeouts } from '../../../testing/time-limits.ts';
import { showAlert } from '../../../ui/alert.tsx';
import { continueToConfirmation } from './confirm.ts';
import { submitScreen } from './submit-bids.ts';

vi.mock('../../../ui/alert.tsx');
const alerted = vi.mocked(showAlert);
const alertedTexts = () => alerted.mock.calls.map(([text]) => english(text));

let house: MockServer;
beforeAll(async () => {
  house = await startMockServer();
});
beforeEach(async () => {
  house.useMock();
  alerted.mockReset();
  await signInAs(mainPlayer.mobile, mainPlayer.password);
});
afterEach(async () => {
  expect((await house.world.player(mainPlayer.mobile)).points).toBe(10_000);
});
afterAll(() => house.close());

/** A confirmation of one jodi for so many points: the house refuses some sums. */
function confirmingPoints(points: number) {
  const screen = withBids(undefined, [bid('05', points, 'close')]);
  continueToConfirmation(screen);
  return screen;
}

eachTagged([
  ['@ERRB-07', 'without a text', 9907, 'Failed to submit bets. Please try again.'],
  ['@ERRB-12', 'for its data', 9912, 'Invalid bet data. Please check your inputs and try again.'],
  ['@ERRB-13', 'as unauthorized', 9913, 'Session expired. Please login again to continue.'],
  ['@ERRB-14', 'as forbidden', 9914, 'You do not have permission to perform this action.'],
  ['@ERRB-15', 'as not found', 9915, 'The requested resource was not found. Please try again.'],
  ['@ERRB-17', 'for anything else', 9917, 'Unable to process your request. Please try again.'],
  ['@ERRB-18', 'with a message', 9918, 'Please play again tomorrow.'],
])('%s a submission rejected %s alerts and keeps the bids', async (_id, _how, points, text) => {
  const screen = confirmingPoints(points);
  await submitScreen(screen);
  expect(alertedTexts()).toEqual([`Error: ${text}`]);
  expect(phaseOf(screen)).toBe('confirming');
  expect(screen.state.bids).toHaveLength(1);
});

it('a submission that meets a server error has its text, and its outcome is not known', {
  tags: ['@ERRB-16', '@FLOW-14'],
}, async () => {
  const screen = confirmingPoints(9916);
  await submitScreen(screen);
  expect(screen.state.submission).toMatchObject({
    phase: 'unknown',
    failure: 'serverErrorPleaseTryAgainLater',
  });
  expect(screen.state.bids).toHaveLength(1);
});

it('a submission that the wallet is too small for opens the dialog on the wallet', {
  tags: ['@ERRB-11'],
}, async () => {
  const screen = confirmingPoints(9911);
  await submitScreen(screen);
  expect(alerted).not.toHaveBeenCalled();
  expect(screen.state.submission).toEqual({
    phase: 'insufficient-balance',
    available: 10_000,
    required: 9911,
  });
});

/** Why the outcome of a submission of so many points is unknown. */
async function failureOf(amount: number): Promise<unknown> {
  const outcome = await submitBets({
    bet_type_id: 3,
    market_id: 7,
    amount,
    payload: { bets: [{ jodi: '05', points: amount }] },
  });
  return outcome.kind === 'unknown' ? outcome.error : outcome;
}

it('a response that never arrives or breaks off has the text of its kind', {
  tags: ['@ERRB-09', '@ERRB-10'],
}, async () => {
  expect(english(betErrorText(await failureOf(9910)).text)).toBe(
    'Network error - please check your connection and try again.',
  );
  const timeouts = shortenTimeouts(300);
  expect(english(betErrorText(await failureOf(9909)).text)).toBe(
    'Request timeout - the server is taking too long to respond. Please try again.',
  );
  expect(timeouts).toHaveBeenCalledExactlyOnceWith(10_000, undefined);
});
