import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openBids, shownMessage, shownRows, textIn } from '../../../testing/open-bids.ts';
import { lastStake } from '../engine/stakes.ts';
import { switchBoard } from './number-pad-state.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  localStorage.clear();
  delete lastStake.points;
  switchBoard(false);
});

const board = () => within(screen.getByLabelText('All jodis'));
const jodis = () => board().getAllByRole('button');
const jodi = (name: string) => board().getByText(name, { selector: 'button' });

async function openBoard(opened?: Parameters<typeof openBids>[1]) {
  const bids = await openBids('jodi-digits', opened);
  await bids.press('Use the board of jodis');
  return { ...bids, tap: (name: string) => bids.user.click(jodi(name)) };
}

it('the board of jodis adds the points to a jodi with each tap', async () => {
  const { press, tap } = await openBoard();
  expect(jodis().map(({ textContent }) => textContent)).toHaveLength(100);
  await press('10 points');
  for (const name of ['05', '47', '05']) await tap(name);
  expect(shownRows()).toEqual([
    ['05', '20', 'Close'],
    ['47', '10', 'Close'],
  ]);
  expect([jodi('05').textContent, jodi('06').textContent]).toEqual(['0520', '06']);
  expect(textIn('Enter Points')).toBe('10');
});

it('the board of jodis asks for points first, and obeys the limits of the bet type', async () => {
  const { press, tap } = await openBoard({ config: { min_value: 10, max_value: 90 } });
  await tap('47');
  expect([shownMessage(), shownRows()]).toEqual(['Please enter the Points before adding bid', []]);
  await press('10 points');
  await tap('09');
  expect([shownMessage(), shownRows()]).toEqual([
    'Please enter a jodi digit between 10 and 90',
    [],
  ]);
});

it('the board of jodis removes a jodi with a tap while the minus is pressed', async () => {
  const { press, tap } = await openBoard();
  await press('10 points');
  for (const name of ['05', '47']) await tap(name);
  await tap('05');
  await press('Take bids back');
  expect(screen.getByRole('button', { name: 'Take bids back' }).textContent).toBe('−10');
  expect(screen.getByText('Tap a number to take 10 back')).toBeTruthy();
  for (const name of ['05', '61']) await tap(name);
  expect(shownRows()).toEqual([
    ['05', '10', 'Close'],
    ['47', '10', 'Close'],
  ]);
  await tap('05');
  expect(shownRows()).toEqual([['47', '10', 'Close']]);
  await press('Undo');
  await press('Take bids back');
  await tap('05');
  expect(shownRows()).toEqual([
    ['05', '20', 'Close'],
    ['47', '10', 'Close'],
  ]);
});

it('the board of jodis adds the jodis of one row under a drag, and one Undo removes them', async () => {
  const { press, tap } = await openBoard();
  await press('50 points');
  await tap('61');
  const drag = async (from: string, to: string) => {
    document.elementFromPoint = () => jodi(to);
    fireEvent.pointerDown(jodi(from), { isPrimary: true });
    fireEvent.pointerMove(jodi(from));
    // On another jodi than the one on which it began.
    await act(async () => fireEvent.pointerUp(jodi(from), { clientX: 40 }));
  };
  await drag('35', '32');
  expect(shownRows().map(([number]) => number)).toEqual(['32', '33', '34', '35', '61']);
  await press('Undo');
  await drag('35', '45');
  expect(shownRows()).toEqual([['61', '50', 'Close']]);
  Reflect.deleteProperty(document, 'elementFromPoint');
});

it.each([
  ['moves a little', [['17', '17']], '', ['12', '17']],
  ['moves over the row', [['17', '14']], '', ['12', '17']],
  ['taps while the first drags on', [['17', '17']], '14', ['12', '13', '14', '17']],
  ['taps in another row', [['47', '44']], '11', ['11', '12', '47']],
  [
    'taps and is followed by a third',
    [
      ['17', '18'],
      ['21', '21'],
    ],
    '',
    ['12', '17', '21'],
  ],
] as const)(
  'the board of jodis adds each jodi once if a second thumb %s',
  async (_, others, draggedTo, staked) => {
    const { press } = await openBoard();
    await press('10 points');
    const at = (name: string) => {
      document.elementFromPoint = () => jodi(name);
    };
    fireEvent.pointerDown(jodi('12'), { isPrimary: true, pointerId: 1 });
    for (const [index, [from, to]] of others.entries()) {
      const pointer = { isPrimary: false, pointerId: index + 2 };
      fireEvent.pointerDown(jodi(from), pointer);
      at(to);
      fireEvent.pointerMove(jodi(from), pointer);
      await act(async () => fireEvent.pointerUp(jodi(from), pointer));
    }
    at(draggedTo || '12');
    fireEvent.pointerMove(jodi('12'), { isPrimary: true, pointerId: 1 });
    await act(async () => fireEvent.pointerUp(jodi('12'), { isPrimary: true, pointerId: 1 }));
    expect(shownRows().toSorted()).toEqual(staked.map((name) => [name, '10', 'Close']));
    Reflect.deleteProperty(document, 'elementFromPoint');
  },
);

it('the board of jodis ends a drag at its edge, and takes no other button for a jodi', async () => {
  const { press } = await openBoard();
  await press('10 points');
  const mouse = { isPrimary: true, pointerId: 1 };
  document.elementFromPoint = () => screen.getByRole('button', { name: 'Take bids back' });
  fireEvent.pointerDown(jodi('05'), mouse);
  fireEvent.pointerMove(jodi('05'), mouse);
  await act(async () => fireEvent.pointerUp(jodi('05'), { ...mouse, clientX: 40 }));
  document.elementFromPoint = () => jodi('08');
  fireEvent.pointerDown(jodi('05'), mouse);
  fireEvent.pointerMove(jodi('05'), mouse);
  fireEvent.pointerLeave(jodi('05').parentElement ?? document.body, mouse);
  fireEvent.pointerMove(jodi('08'), mouse);
  await act(async () => fireEvent.pointerUp(jodi('08'), { ...mouse, clientX: 40 }));
  expect(shownRows()).toEqual([]);
  Reflect.deleteProperty(document, 'elementFromPoint');
});

it('the board of jodis darkens the background of a jodi in three steps with its points', async () => {
  const { type, tap } = await openBoard();
  for (const [name, points] of [
    ['05', '99'],
    ['06', '100'],
    ['07', '300'],
  ] as const) {
    await type('Enter Points', points);
    await tap(name);
  }
  expect(['05', '06', '07', '08'].map((name) => jodi(name).dataset.depth)).toEqual([
    '1',
    '2',
    '3',
    undefined,
  ]);
});

it('the board of jodis is one stop of the Tab key, and the arrow keys move on it up to its edge', async () => {
  const { user, press } = await openBoard();
  await press('10 points');
  jodi('00').focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(shownRows()).toEqual([['00', '10', 'Close']]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} ');
  expect(shownRows()[0]).toEqual(['21', '10', 'Close']);
  await user.tab();
  expect(jodis()).not.toContain(document.activeElement);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(jodi('21'));
});

it('the choice between the board of jodis and the field is stored on the device', async () => {
  const { press, unmount } = await openBoard();
  expect(screen.queryByRole('textbox', { name: 'Jodi Digit' })).toBeNull();
  expect(localStorage.getItem('jodi_board')).toBe('on');
  unmount();
  await openBids('jodi-digits-bulk');
  expect(jodis()).toHaveLength(100);
  await press('Type the jodis');
  expect(screen.getByRole('textbox', { name: 'Jodi Digit' })).toBeTruthy();
  expect(localStorage.getItem('jodi_board')).toBeNull();
});
