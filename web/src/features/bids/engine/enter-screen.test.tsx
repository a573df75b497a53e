import { beforeEach, expect, it, vi } from 'vitest';
import { announceChange, currentPrefix } from '../../../submissions/presence.ts';
import type { Submission } from '../../../submissions/submission.ts';
import { bid, fillIn, openForTest } from '../../../testing/bid-screens.ts';
import { beginBetting } from '../../../testing/mocked-betting.ts';
import { sampleSubmission } from '../../../testing/stored-submissions.ts';
import { bids, phaseOf, withBids } from '../../../testing/submissions.ts';
import { holdSuggestions, pass } from '../../../testing/suggestion-host.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import { enterScreen } from './enter-screen.ts';
import { undoChange } from './notice.ts';
import { clearBids } from './table.ts';

vi.mock('../../../api/betting.ts', async (original) => ({
  ...(await original<object>()),
  submitBets: vi.fn(),
}));
vi.mock('../../../api/history.ts');
vi.mock('../../../api/suggestions.ts');
vi.mock('../../../ui/alert.tsx');

beforeEach(beginBetting);
const { requested } = holdSuggestions();

function store(status: Submission['status']): void {
  const submission = sampleSubmission({ attempts: 1, status });
  localStorage.setItem(`${currentPrefix()}k`, JSON.stringify(submission));
  announceChange();
}

it('a screen that is entered again learns the outcome of its open submission', {
  tags: ['@FLOW-14'],
}, async () => {
  store('unknown');
  const screen = withBids();
  await pass(0);
  expect(screen.state.bids).toEqual(bids);
  store('placed');
  await pass(0);
  expect([phaseOf(screen), screen.state.bids]).toEqual(['accepted', []]);
});

it('a screen with restored inputs requests their suggestions', async () => {
  const screen = openForTest(spMotor);
  screen.state.form = { ...screen.state.form, spMotor: '1234' };
  enterScreen(screen);
  await pass(500);
  expect(requested).toHaveBeenCalledOnce();
});

it('leaving a screen ends its requests and the time to undo', async () => {
  const screen = openForTest(spMotor);
  screen.left = true;
  const leave = enterScreen(screen);
  expect(screen.left).toBe(false);
  screen.state.bids = [bid('123', 10)];
  clearBids(screen);
  fillIn(screen, { inputs: { spMotor: '1234' } });
  leave();
  undoChange(screen);
  await pass(5000);
  expect(requested).not.toHaveBeenCalled();
  expect([screen.left, screen.state.bids, screen.state.notice.canUndo]).toEqual([true, [], false]);
});
