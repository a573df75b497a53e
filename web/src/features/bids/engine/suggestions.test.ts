// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bid, fillIn, openForTest } from '../../../testing/bid-screens.ts';
import { holdSuggestions, pass } from '../../../testing/suggestion-host.ts';
import { choicePana } from '../screens/choice-pana.ts';
import { penalGroup } from '../screens/penal-group.ts';
import { redBracket } from '../screens/red-bracket.ts';
import { spMotor } from '../screens/sp-motor.ts';
import { spdptp } from '../screens/spdptp.ts';
import { triplePana } from '../screens/triple-pana.ts';
import { addBid } from './add-bid.ts';
import type { ExpandedEntry, TypedEntry } from './definition.ts';
import { changeInput, changePoints, chooseBracket, chooseType } from './form-actions.ts';
import type { BidScreen } from './screen.ts';
import { stopSuggestions } from './suggestions.ts';
import { completeSubmission } from './table.ts';

vi.mock('../../../api/suggestions.ts');

let { requested, pending } = holdSuggestions();
beforeEach(() => {
  ({ requested, pending } = holdSuggestions());
});
afterEach(() => {
  vi.useRealTimers();
});

const entryOf = ({ definition }: BidScreen) => definition.entry as TypedEntry | ExpandedEntry;
const type = (screen: BidScreen, text: string) => {
  const [field] = entryOf(screen).fields;
  if (field) changeInput(screen, field, text);
};
const add = (screen: BidScreen) => addBid(screen, entryOf(screen));
const labels = ({ state }: BidScreen) => state.bids.map(({ label }) => label);

describe('asking', () => {
  it('waits for 500 ms of rest and sends one request', { tags: ['@SUGG-01'] }, async () => {
    const screen = openForTest(spMotor);
    type(screen, '1234');
    await pass(499);
    type(screen, '12345');
    await pass(499);
    expect(requested).not.toHaveBeenCalled();
    await pass(1);
    expect(requested).toHaveBeenCalledOnce();
    expect(requested.mock.calls[0]?.[0]).toMatchObject({
      payload: { digits: ['1', '2', '3', '4', '5'] },
    });
    await pass(5000);
    expect(requested).toHaveBeenCalledOnce();
  });

  it('sends nothing while the inputs are incomplete', async () => {
    const screen = openForTest(spMotor);
    type(screen, '123');
    await pass(5000);
    expect(requested).not.toHaveBeenCalled();
  });

  it('ignores the response to an older input', { tags: ['@SUGG-03'] }, async () => {
    const screen = openForTest(spMotor);
    type(screen, '1234');
    await pass(500);
    type(screen, '5678');
    pending[0]?.respond(['123']);
    await pass(499);
    expect(screen.state.suggestions).toEqual({ status: 'none' });
    await pass(1);
    expect(screen.state.suggestions.status).toBe('loading');
    pending[1]?.respond(['567']);
    await pass(0);
    expect(screen.state.suggestions).toEqual({ status: 'ready', labels: ['567'] });
  });

  it('gives up the request of an older input, but not one of the same', {
    tags: ['@SUGG-03'],
  }, async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    add(screen);
    await pass(1000);
    const givenUp = () => requested.mock.calls.map(([, signal]) => signal?.aborted);
    expect(givenUp()).toEqual([false, false]);
    type(screen, '5678');
    await pass(500);
    expect(givenUp()).toEqual([true, true, false]);
  });

  it('sends nothing while an option or every field is missing', async () => {
    const screen = openForTest(choicePana);
    fillIn(screen, { inputs: { leftDigit: '1' }, points: '5' });
    await pass(5000);
    fillIn(screen, { options: ['SP'], points: '5' });
    await pass(5000);
    expect(requested).not.toHaveBeenCalled();
    fillIn(screen, { inputs: { leftDigit: '1' }, points: '5' });
    await pass(5000);
    expect(requested).toHaveBeenCalledOnce();
  });

  it('shows no message where a screen has none for empty fields', async () => {
    const screen = openForTest(spMotor);
    type(screen, '');
    await pass(5000);
    expect(screen.state.message).toBe('');
  });

  it('of Penal Group waits for 350 ms and requests no pana twice in a row', {
    tags: ['@PG-05', '@PG-06'],
  }, async () => {
    const screen = openForTest(penalGroup);
    type(screen, '128');
    await pass(349);
    expect(requested).not.toHaveBeenCalled();
    await pass(1);
    pending[0]?.respond(['128:SP', '678:SP']);
    type(screen, '12');
    await pass(1000);
    expect(screen.state.message).toBe('');
    type(screen, '128');
    await pass(1000);
    expect(requested).toHaveBeenCalledOnce();
    expect(screen.state.suggestions).toEqual({ status: 'ready', labels: ['128', '678'] });
    type(screen, '129');
    await pass(350);
    type(screen, '128');
    await pass(350);
    expect(requested).toHaveBeenCalledTimes(3);
  });

  it('of Penal Group without a pana shows what is missing', { tags: ['@PG-04'] }, async () => {
    const screen = openForTest(penalGroup);
    type(screen, '1');
    type(screen, '');
    await pass(350);
    expect(screen.state.message).toBe('Please enter a pana first to get suggestions');
    expect(requested).not.toHaveBeenCalled();
  });

  it('drops the suggestions when the type changes, those on their way too', {
    tags: ['@FLOW-13', '@SP-14'],
  }, async () => {
    const screen = openForTest(spMotor);
    type(screen, '1234');
    await pass(500);
    chooseType(screen, 'close');
    pending[0]?.respond(['123']);
    await pass(0);
    expect(screen.state.suggestions).toEqual({ status: 'none' });
    await pass(500);
    expect(requested.mock.calls.map(([{ payload }]) => payload)).toEqual([
      expect.objectContaining({ digits: ['1', '2', '3', '4'] }),
      expect.objectContaining({ digits: ['1', '2', '3', '4'] }),
    ]);
  });
});

describe('Add Bid', () => {
  it('adds each suggestion in hand with the points and empties the form', {
    tags: ['@SPM-05'],
  }, async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1230' }, points: '25' });
    await pass(500);
    pending[0]?.respond(['123', '120', '130', '230']);
    await pass(0);
    add(screen);
    expect(screen.state.bids).toEqual(['123', '120', '130', '230'].map((label) => bid(label, 25)));
    expect(screen.state.form).toMatchObject({ type: 'open', points: '', spMotor: '' });
    expect(screen.state.notice.text).toBe('4 bids added, 25 points each');
  });

  it('waits, requests again after 1000 ms and adds on arrival', {
    tags: ['@SUGG-02'],
  }, async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    add(screen);
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

  it('adds once, however often it is pressed while it waits', { tags: ['@SUGG-02'] }, async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    for (let press = 0; press < 3; press++) add(screen);
    await pass(500);
    pending[0]?.respond(['123']);
    await pass(5000);
    expect(screen.state.bids).toEqual([bid('123', 5)]);
    expect(requested).toHaveBeenCalledOnce();
  });

  it('forgets the addition that waits when the input changes', async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    add(screen);
    type(screen, '5678');
    await pass(500);
    pending[0]?.respond(['567']);
    await pass(5000);
    expect([labels(screen), screen.state.waiting]).toEqual([[], false]);
    expect(requested).toHaveBeenCalledOnce();
  });

  it('forgets the addition that waits when a field is emptied', async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    add(screen);
    type(screen, '');
    expect(screen.state.waiting).toBe(false);
    await pass(5000);
    expect(requested).not.toHaveBeenCalled();
  });

  it('waits no longer when both requests fail', async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    add(screen);
    await pass(500);
    pending[0]?.fail({ error: 'Try later' });
    await pass(0);
    expect(screen.state.waiting).toBe(true);
    await pass(500);
    pending[1]?.fail({ error: 'Try later' });
    await pass(0);
    expect(screen.state.waiting).toBe(false);
    expect(screen.state.suggestions).toEqual({ status: 'failed', message: 'Try later' });
  });

  it('waits for the second request when the first fails meanwhile', {
    tags: ['@SUGG-02'],
  }, async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    add(screen);
    await pass(1000);
    pending[0]?.fail();
    await pass(0);
    expect(screen.state.waiting).toBe(true);
    pending[1]?.respond(['123']);
    await pass(0);
    expect(labels(screen)).toEqual(['123']);
  });

  it('adds nothing once the bets of the screen are placed', async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    add(screen);
    await pass(500);
    completeSubmission(screen);
    pending[0]?.respond(['123']);
    await pass(5000);
    expect([labels(screen), screen.state.waiting]).toEqual([[], false]);
    expect(requested).toHaveBeenCalledOnce();
  });

  it('shows a message when there are no suggestions', {
    tags: ['@SPM-06', '@DPM-06'],
  }, async () => {
    const screen = openForTest(spMotor);
    fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
    await pass(500);
    pending[0]?.respond([]);
    await pass(0);
    add(screen);
    expect(screen.state.message).toBe(
      'No suggestions available. Please try with different digits or check your input.',
    );
    expect(screen.state.form.spMotor).toBe('1234');
  });

  it('remembers the kind of each pana', { tags: ['@SDT-03'] }, async () => {
    const screen = openForTest(spdptp);
    fillIn(screen, { inputs: { singleDigit: '1' }, options: ['SP', 'DP', 'TP'], points: '5' });
    await pass(500);
    pending[0]?.respond(['128', '100', '777']);
    await pass(0);
    add(screen);
    expect(screen.state.bids.map(({ label, series }) => [label, series])).toEqual([
      ['128', 'SP'],
      ['100', 'DP'],
      ['777', 'TP'],
    ]);
  });

  it('requests nothing for an added number', async () => {
    const screen = openForTest(triplePana);
    fillIn(screen, { inputs: { triplePana: '777' }, points: '5' });
    add(screen);
    await pass(5000);
    expect(requested).not.toHaveBeenCalled();
    expect(screen.state.suggestions).toEqual({ status: 'none' });
  });

  it('of a typed bid waits for no response and ignores a failure', {
    tags: ['@SUGG-20'],
  }, async () => {
    const screen = openForTest(triplePana);
    fillIn(screen, { inputs: { triplePana: '777' }, points: '5' });
    add(screen);
    expect(labels(screen)).toEqual(['777']);
    fillIn(screen, { inputs: { triplePana: '444' }, points: '5' });
    await pass(500);
    pending[0]?.fail();
    await pass(0);
    expect(screen.state.suggestions.status).toBe('failed');
    add(screen);
    expect(labels(screen)).toEqual(['444', '777']);
  });
});

it('a screen that is left asks no more, and adds nothing', async () => {
  const screen = openForTest(spMotor);
  fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
  add(screen);
  stopSuggestions(screen);
  expect([screen.state.waiting, vi.getTimerCount()]).toEqual([false, 0]);
  await pass(5000);
  expect(requested).not.toHaveBeenCalled();
  expect(labels(screen)).toEqual([]);
});

describe('Red Bracket', () => {
  it('requests at Add Bid and adds two-digit jodis of close on arrival', {
    tags: ['@RB-02', '@RB-03', '@RB-04'],
  }, async () => {
    const screen = openForTest(redBracket, { bet_direction: 'both', default_direction: 'open' });
    changePoints(screen, '10');
    add(screen);
    await pass(999);
    expect([requested.mock.calls.length, labels(screen)]).toEqual([1, []]);
    pending[0]?.respond({ jodis: ['05', '5', '016', '50'] });
    await pass(0);
    expect(screen.state.bids).toEqual([bid('05', 10, 'close'), bid('50', 10, 'close')]);
    await pass(5000);
    expect(requested).toHaveBeenCalledOnce();
  });

  it('adds nothing without a preceding Add Bid', { tags: ['@RB-05'] }, async () => {
    const screen = openForTest(redBracket);
    changePoints(screen, '10');
    chooseBracket(screen, 'full');
    await pass(500);
    pending[0]?.respond({ jodis: ['00', '11'] });
    await pass(5000);
    expect(labels(screen)).toEqual([]);
    expect(screen.state.suggestions).toEqual({ status: 'ready', labels: ['00', '11'] });
  });
});

describe('an addition whose response arrives while the bids are confirmed', () => {
  it('changes nothing of what is confirmed, and keeps its inputs', async () => {
    const screen = openForTest(spMotor);
    chooseType(screen, 'open');
    type(screen, '1234');
    changePoints(screen, '10');
    add(screen);
    pending[0]?.respond(['123', '124']);
    await pass(0);
    const shown = labels(screen);
    type(screen, '5678');
    changePoints(screen, '7');
    add(screen);
    await pass(500);
    const summary = { bids: screen.state.bids, before: 100, after: 80, at: 0 };
    screen.state.submission = { phase: 'confirming', summary, sending: false };
    pending.at(-1)?.respond(['567']);
    await pass(2000);
    expect(labels(screen)).toEqual(shown);
    expect(screen.state.form.spMotor).toBe('5678');
    screen.state.submission = { phase: 'editing' };
    add(screen);
    await pass(0);
    expect(labels(screen)).toContain('567');
  });
});

describe('the status', () => {
  it('is loading where inputs return whose request still runs, and none where it failed', async () => {
    const screen = openForTest(spMotor);
    type(screen, '1234');
    await pass(500);
    type(screen, '12345');
    expect(screen.state.suggestions).toEqual({ status: 'none' });
    type(screen, '1234');
    expect(screen.state.suggestions).toEqual({ status: 'loading' });
    type(screen, '12345');
    pending[0]?.fail();
    await pass(0);
    type(screen, '1234');
    expect(screen.state.suggestions).toEqual({ status: 'none' });
    expect(requested).toHaveBeenCalledOnce();
  });

  it('is that of the last response where its inputs return', async () => {
    const screen = openForTest(spMotor);
    type(screen, '1234');
    await pass(500);
    pending[0]?.respond(['123']);
    await pass(0);
    type(screen, '123');
    type(screen, '1234');
    expect(screen.state.suggestions).toEqual({ status: 'ready', labels: ['123'] });
    await pass(5000);
    expect(requested).toHaveBeenCalledOnce();
  });
});

it('the points may be typed while an addition waits, which keeps its own', async () => {
  const screen = openForTest(spMotor);
  fillIn(screen, { inputs: { spMotor: '1234' }, points: '5' });
  add(screen);
  changePoints(screen, '50');
  expect(screen.state.waiting).toBe(true);
  await pass(500);
  pending[0]?.respond(['123', '123']);
  await pass(0);
  expect(screen.state.bids).toEqual([bid('123', 5)]);
});
