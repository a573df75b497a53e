import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { english, inEnglish } from '../../../testing/english.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { definition as multiDigit } from '../screens/multi-digit.ts';
import { definition as singleDigit } from '../screens/single-digit.ts';
import type { Definition } from './definition.ts';
import { changeCell, chooseType } from './form-actions.ts';
import { endUndo, UNDO_TIME, undoChange } from './notice.ts';
import type { BidScreen } from './screen.ts';
import { keepStake, lastStake } from './stakes.ts';
import { addLabels, clearBids, completeSubmission, removeBid } from './table.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const add = (screen: BidScreen, ...labels: string[]) =>
  addLabels(screen, labels, { points: 10, session: 'close' });
const labels = (screen: BidScreen) => screen.state.bids.map(({ label }) => label);

/** A screen with three jodis, the newest on top. */
function withThree(definition: Definition = jodiDigits) {
  const screen = openForTest(definition, { bet_direction: 'both', default_direction: 'close' });
  add(screen, '11', '22', '33');
  return screen;
}

it.each([
  [['11'], '11 added, 10 points'],
  [['11', '22'], '11 · 22 added, 10 points each'],
  [['11', '22', '33'], '11 · 22 · 33 added, 10 points each'],
  [['11', '22', '33', '44'], '4 bids added, 10 points each'],
])(
  'the notice of a changed table names the added bids: %j',
  { tags: ['@FLOW-01'] },
  (added, text) => {
    const screen = openForTest(jodiDigits);
    expect(add(screen, ...added)).toBeUndefined();
    expect(inEnglish(screen.state.notice)).toEqual({ text, canUndo: true });
    expect(labels(screen)).toEqual(added);
  },
);

it('the notice of a changed table names one removed row or all rows', () => {
  const screen = withThree();
  screen.state.message = 'Undone';
  removeBid(screen, bid('22', 10));
  expect([labels(screen), english(screen.state.notice.text)]).toEqual([['11', '33'], '22 removed']);
  expect(english(screen.state.message)).toBeUndefined();
  screen.state.message = 'Undone';
  clearBids(screen);
  expect([labels(screen), english(screen.state.notice.text)]).toEqual([[], '2 bids removed']);
  expect(english(screen.state.message)).toBeUndefined();
  add(screen, '44');
  clearBids(screen);
  expect(english(screen.state.notice.text)).toBe('1 bid removed');
});

it('a change of the table can be undone for eight seconds', () => {
  const screen = withThree();
  removeBid(screen, bid('22', 10));
  vi.advanceTimersByTime(UNDO_TIME - 1);
  expect(screen.state.notice.canUndo).toBe(true);
  screen.state.message = 'Undone';
  undoChange(screen);
  expect([labels(screen), vi.getTimerCount()]).toEqual([['11', '22', '33'], 0]);
  expect(inEnglish(screen.state)).toMatchObject({
    notice: { text: 'Undone', canUndo: false },
    message: undefined,
  });
  undoChange(screen);
  expect(labels(screen)).toEqual(['11', '22', '33']);
  removeBid(screen, bid('22', 10));
  vi.advanceTimersByTime(UNDO_TIME);
  expect(inEnglish(screen.state.notice)).toEqual({ text: '22 removed', canUndo: false });
  undoChange(screen);
  expect(labels(screen)).toEqual(['11', '33']);
});

it('each change of the table can be undone for its full time', () => {
  const screen = withThree();
  vi.advanceTimersByTime(UNDO_TIME - 1);
  removeBid(screen, bid('22', 10));
  vi.advanceTimersByTime(UNDO_TIME - 1);
  expect(screen.state.notice.canUndo).toBe(true);
  vi.advanceTimersByTime(1);
  expect(screen.state.notice.canUndo).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('a change of the table can no longer be undone once its time has ended', () => {
  const screen = withThree();
  clearBids(screen);
  endUndo(screen);
  expect([screen.state.notice.canUndo, vi.getTimerCount()]).toEqual([false, 0]);
  undoChange(screen);
  expect(labels(screen)).toEqual([]);
});

it('a change of the type clears the table, and Undo restores the table and the type', () => {
  const screen = withThree();
  screen.state.message = 'Undone';
  chooseType(screen, 'open');
  expect([labels(screen), screen.state.form.type]).toEqual([[], 'open']);
  expect(inEnglish(screen.state)).toMatchObject({
    notice: { text: '3 bids removed' },
    message: undefined,
  });
  undoChange(screen);
  expect([labels(screen), screen.state.form.type]).toEqual([['11', '22', '33'], 'close']);
});

it('the choice of the current type leaves the table unchanged', () => {
  const screen = withThree();
  const { notice } = screen.state;
  chooseType(screen, 'close');
  expect([labels(screen), screen.state.notice]).toEqual([['11', '22', '33'], notice]);
});

it('the first choice of a type sets the session of the rows', () => {
  const screen = openForTest(singleDigit);
  screen.state.form = { ...screen.state.form, type: '' };
  add(screen, '7');
  const { notice } = screen.state;
  chooseType(screen, 'open');
  expect(screen.state.bids).toMatchObject([{ label: '7', gameType: 'open' }]);
  expect(screen.state.notice).toEqual(notice);
});

it('a change of the type with an empty table shows no notice', () => {
  const screen = openForTest(jodiDigits, { bet_direction: 'both', default_direction: 'close' });
  chooseType(screen, 'open');
  expect(inEnglish(screen.state.notice)).toEqual({ text: undefined, canUndo: false });
  expect(screen.state.form).not.toHaveProperty('cells');
});

it('the first choice of a type keeps the cells of a grid', () => {
  const screen = openForTest(multiDigit, { bet_direction: 'both' });
  screen.state.form = { ...screen.state.form, type: '' };
  changeCell(screen, '3', '10');
  chooseType(screen, 'open');
  expect(screen.state).toMatchObject({
    form: { type: 'open', cells: { 3: '10' } },
    bids: [{ label: '3', points: 10, gameType: 'open' }],
  });
});

it('a change of the type empties the cells of a grid, and Undo restores them', () => {
  const screen = openForTest(multiDigit, { bet_direction: 'both', default_direction: 'open' });
  changeCell(screen, '3', '10');
  changeCell(screen, '4', '20');
  expect(labels(screen)).toEqual(['3', '4']);
  chooseType(screen, 'close');
  expect([screen.state.form.cells, labels(screen), english(screen.state.notice.text)]).toEqual([
    {},
    [],
    '2 bids removed',
  ]);
  undoChange(screen);
  expect(screen.state.form).toMatchObject({ type: 'open', cells: { 3: '10', 4: '20' } });
  expect(labels(screen)).toEqual(['3', '4']);
});

it('a cell of the grid is a bid only while its points are in range', () => {
  const screen = openForTest(multiDigit);
  changeCell(screen, '3', '0');
  expect([labels(screen), english(screen.state.message)]).toEqual([
    [],
    expect.stringMatching(/10000/),
  ]);
  changeCell(screen, '3', '10001');
  expect(labels(screen)).toEqual([]);
  changeCell(screen, '3', '10000');
  expect([labels(screen), english(screen.state.message)]).toEqual([['3'], undefined]);
  changeCell(screen, '0', '5');
  changeCell(screen, '1', '5');
  expect(labels(screen)).toEqual(['1', '3', '0']);
  changeCell(screen, '3', '');
  expect(screen.state.form.cells).toEqual({ 0: '5', 1: '5' });
});

it('a cell for a digit outside the range of the bet type stays empty', () => {
  const screen = openForTest(multiDigit, { min_digit: 1, max_digit: 5 });
  changeCell(screen, '6', '10');
  expect(screen.state.form.cells).toEqual({});
});

it('a screen whose bets are placed is empty and offers no Undo', { tags: ['@FLOW-07'] }, () => {
  const screen = withThree();
  removeBid(screen, bid('22', 10));
  screen.state.form = { ...screen.state.form, points: '50', jodiDigit: '05' };
  screen.state.message = 'Undone';
  completeSubmission(screen);
  expect(inEnglish(screen.state)).toMatchObject({
    bids: [],
    form: { points: '', jodiDigit: '' },
    message: undefined,
    notice: { text: undefined, canUndo: false },
  });
  undoChange(screen);
  expect([labels(screen), vi.getTimerCount()]).toEqual([[], 0]);
});

it('the last stake is the points of the last bid, if they are a valid stake', () => {
  withThree();
  expect(lastStake.points).toBe(10);
  for (const points of [0, 10_001, 1.5]) keepStake(points);
  expect(lastStake.points).toBe(10);
  keepStake(500);
  expect(lastStake.points).toBe(500);
});
