import { expect, it, vi } from 'vitest';
import { bid, fillIn, openForTest } from '../../../testing/bid-screens.ts';
import { english, inEnglish } from '../../../testing/english.ts';
import { holdSuggestions, pass } from '../../../testing/mocked-suggestions.ts';
import { labelsOf, typeFirst } from '../../../testing/suggested-bids.ts';
import { definition as redBracket } from '../screens/red-bracket.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import { definition as spdptp } from '../screens/spdptp.ts';
import { definition as triplePana } from '../screens/triple-pana.ts';
import { addBid } from './add-bid.ts';
import { changePoints, chooseBracket, chooseType } from './form-actions.ts';
import { continueToConfirmation } from './submit-bids.ts';
import { completeSubmission } from './table.ts';

vi.mock('../../../api/suggestions.ts');

const { requested, pending } = holdSuggestions();

/** SP Motor while Add Bid waits for the suggestions of 1234. */
function waiting() {
  const screen = openForTest(spMotor);
  fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
  addBid(screen);
  return screen;
}

it('the button Add Bid adds each suggestion with the points and empties the number', {
  tags: ['@SPM-05'],
}, async () => {
  const screen = openForTest(spMotor);
  fillIn(screen, { inputs: { spMotor: '1230' }, points: '25' });
  await pass(500);
  pending[0]?.respond(['123', '120', '130', '230']);
  await pass(0);
  addBid(screen);
  expect(screen.state.bids).toEqual(['123', '120', '130', '230'].map((label) => bid(label, 25)));
  expect(screen.state.form).toMatchObject({ type: 'open', points: '25', spMotor: '' });
  expect(english(screen.state.notice.text)).toBe('4 bids added, 25 points each');
});

it('the button Add Bid repeats the request after 1000 ms and adds the suggestions on arrival', {
  tags: ['@SUGG-02'],
}, async () => {
  const screen = waiting();
  expect(screen.state.waiting).toBe(true);
  await pass(499);
  expect(requested).not.toHaveBeenCalled();
  await pass(1);
  expect(requested).toHaveBeenCalledTimes(1);
  await pass(499);
  expect(requested).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(requested).toHaveBeenCalledTimes(2);
  pending[1]?.respond(['123', '124']);
  await pass(0);
  pending[0]?.respond(['123', '124']);
  await pass(5000);
  expect(screen.state.bids).toEqual([bid('123', 5), bid('124', 5)]);
  expect([screen.state.waiting, requested.mock.calls.length]).toEqual([false, 2]);
});

it('the button Continue waits for the suggestions of Add Bid and shows that bids are still being added', async () => {
  const screen = waiting();
  continueToConfirmation(screen);
  expect(screen.state.message).toBe(
    'Your bids are still being added. Press Continue again in a moment.',
  );
  await pass(500);
  pending[0]?.respond(['123']);
  await pass(0);
  expect([labelsOf(screen), screen.state.message]).toEqual([['123'], undefined]);
  continueToConfirmation(screen);
  expect(screen.state.submission.phase).toBe('confirming');
});

it('the button Add Bid adds the suggestions once, even after several presses during the wait', {
  tags: ['@SUGG-02'],
}, async () => {
  const screen = openForTest(spMotor);
  fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
  for (let press = 0; press < 3; press++) addBid(screen);
  await pass(500);
  pending[0]?.respond(['123']);
  await pass(5000);
  expect(screen.state.bids).toEqual([bid('123', 5)]);
  expect(requested).toHaveBeenCalledOnce();
});

it('the button Add Bid adds no suggestion if the input changes during the wait', async () => {
  const screen = waiting();
  typeFirst(screen, '5678');
  await pass(500);
  pending[0]?.respond(['567']);
  await pass(5000);
  expect([labelsOf(screen), screen.state.waiting]).toEqual([[], false]);
  expect(requested).toHaveBeenCalledOnce();
});

it('the button Add Bid adds no suggestion if a field is emptied during the wait', async () => {
  const screen = waiting();
  typeFirst(screen, '');
  expect(screen.state.waiting).toBe(false);
  await pass(5000);
  expect(requested).not.toHaveBeenCalled();
});

it('the button Add Bid stops waiting if both requests fail', async () => {
  const screen = waiting();
  await pass(500);
  pending[0]?.fail({ error: 'Try later' });
  await pass(0);
  expect(screen.state.waiting).toBe(true);
  await pass(500);
  pending[1]?.fail({ error: 'Try later' });
  await pass(0);
  expect(screen.state.waiting).toBe(false);
  expect(inEnglish(screen.state.suggestions)).toEqual({ status: 'failed', message: 'Try later' });
});

it('the button Add Bid waits for the second request if the first request fails', {
  tags: ['@SUGG-02'],
}, async () => {
  const screen = waiting();
  await pass(1000);
  pending[0]?.fail();
  await pass(0);
  expect(screen.state.waiting).toBe(true);
  pending[1]?.respond(['123']);
  await pass(0);
  expect(labelsOf(screen)).toEqual(['123']);
});

it('the button Add Bid adds no suggestion once the bets of the screen are placed', async () => {
  const screen = waiting();
  await pass(500);
  completeSubmission(screen);
  pending[0]?.respond(['123']);
  await pass(5000);
  expect([labelsOf(screen), screen.state.waiting]).toEqual([[], false]);
  expect(requested).toHaveBeenCalledOnce();
});

it('the button Add Bid shows a message when there are no suggestions', {
  tags: ['@SPM-06', '@DPM-06'],
}, async () => {
  const screen = openForTest(spMotor);
  fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
  await pass(500);
  pending[0]?.respond([]);
  await pass(0);
  addBid(screen);
  expect(english(screen.state.message)).toBe(
    'No suggestions available. Please try with different digits or check your input.',
  );
  expect(screen.state.form.spMotor).toBe('1234');
});

it('the button Add Bid remembers the kind of each pana', { tags: ['@SDT-03'] }, async () => {
  const screen = openForTest(spdptp);
  fillIn(screen, { inputs: { singleDigit: '1' }, options: ['SP', 'DP', 'TP'], points: '5' });
  await pass(500);
  pending[0]?.respond(['128', '100', '777']);
  await pass(0);
  addBid(screen);
  expect(screen.state.bids.map(({ label, series }) => [label, series])).toEqual([
    ['128', 'SP'],
    ['100', 'DP'],
    ['777', 'TP'],
  ]);
});

it('the button Add Bid requests no suggestions for a number of the table', async () => {
  const screen = openForTest(triplePana);
  fillIn(screen, { inputs: { triplePana: '777' }, points: '5' });
  addBid(screen);
  await pass(5000);
  expect(requested).not.toHaveBeenCalled();
  expect(screen.state.suggestions).toEqual({ status: 'none' });
});

it('the button Add Bid adds a typed pana without waiting, even after a failed request', {
  tags: ['@SUGG-20'],
}, async () => {
  const screen = openForTest(triplePana);
  fillIn(screen, { inputs: { triplePana: '777' }, points: '5' });
  addBid(screen);
  expect(labelsOf(screen)).toEqual(['777']);
  fillIn(screen, { inputs: { triplePana: '444' }, points: '5' });
  await pass(500);
  pending[0]?.fail();
  await pass(0);
  expect(screen.state.suggestions.status).toBe('failed');
  addBid(screen);
  expect(labelsOf(screen)).toEqual(['444', '777']);
});

it('the screen Red Bracket requests at Add Bid and adds two-digit jodis of close on arrival', {
  tags: ['@RB-02', '@RB-03', '@RB-04'],
}, async () => {
  const screen = openForTest(redBracket, { bet_direction: 'both', default_direction: 'open' });
  changePoints(screen, '10');
  addBid(screen);
  await pass(999);
  expect([requested.mock.calls.length, labelsOf(screen)]).toEqual([1, []]);
  pending[0]?.respond({ jodis: ['05', '5', '016', '50'] });
  await pass(0);
  expect(screen.state.bids).toEqual([bid('05', 10, 'close'), bid('50', 10, 'close')]);
  await pass(5000);
  expect(requested).toHaveBeenCalledOnce();
});

it('the screen Red Bracket adds no jodi before a press of Add Bid', {
  tags: ['@RB-05'],
}, async () => {
  const screen = openForTest(redBracket);
  changePoints(screen, '10');
  chooseBracket(screen, 'full');
  await pass(500);
  pending[0]?.respond({ jodis: ['00', '11'] });
  await pass(5000);
  expect(labelsOf(screen)).toEqual([]);
  expect(screen.state.suggestions).toEqual({ status: 'ready', labels: ['00', '11'] });
});

it('suggestions that arrive during a confirmation are not added, and the input stays', async () => {
  const screen = openForTest(spMotor);
  chooseType(screen, 'open');
  typeFirst(screen, '1234');
  changePoints(screen, '10');
  addBid(screen);
  pending[0]?.respond(['123', '124']);
  await pass(0);
  const shown = labelsOf(screen);
  typeFirst(screen, '5678');
  changePoints(screen, '7');
  addBid(screen);
  await pass(500);
  const summary = { bids: screen.state.bids, before: 100, after: 80, at: 0 };
  screen.state.submission = { phase: 'confirming', summary, sending: false };
  pending.at(-1)?.respond(['567']);
  await pass(2000);
  expect(labelsOf(screen)).toEqual(shown);
  expect(screen.state.form.spMotor).toBe('5678');
  screen.state.submission = { phase: 'editing' };
  addBid(screen);
  await pass(0);
  expect(labelsOf(screen)).toContain('567');
});

it('points typed during the wait of Add Bid do not change the points of its bids', async () => {
  const screen = waiting();
  changePoints(screen, '50');
  expect(screen.state.waiting).toBe(true);
  await pass(500);
  pending[0]?.respond(['123', '123']);
  await pass(0);
  expect(screen.state.bids).toEqual([bid('123', 5)]);
});
