import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberNumbers } from '../../../submissions/keep-placed.ts';
import {
  openBids,
  shownMessage,
  shownRows,
  shownTotals,
  textIn,
} from '../../../testing/open-bids.ts';
import { signInForTest } from '../../../testing/signed-in.ts';
import { lastStake } from '../engine/stakes.ts';
import { switchBoard } from './number-pad-state.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  localStorage.clear();
  delete lastStake.points;
});

const stakes = () =>
  Array.from(
    screen.getByRole('group', { name: 'Quick stakes' }).querySelectorAll('button'),
    ({ textContent }) => textContent,
  );

const ringed = () =>
  Array.from(document.querySelectorAll('[data-chosen]'), ({ textContent }) => textContent);

it('the quick stakes set the points and leave the focus where it is', async () => {
  const { press, type, field } = await openBids('jodi-digits');
  await type('Jodi Digit', '0');
  await press('50 points');
  expect([textIn('Enter Points'), document.activeElement]).toEqual(['50', field('Jodi Digit')]);
  await type('Jodi Digit', '05');
  expect(shownRows()).toEqual([]);
  await press('Add Bid');
  expect(shownRows()).toEqual([['05', '50', 'Close']]);
});

it('the quick stakes add a complete number at once, which their names tell', async () => {
  const { press, type, field } = await openBids('jodi-digits');
  await type('Jodi Digit', '05');
  expect(stakes()).toEqual(['+ 10', '+ 20', '+ 50', '+ 100', '+ 500']);
  await press('Add with 50 points');
  expect(shownRows()).toEqual([['05', '50', 'Close']]);
  expect([textIn('Jodi Digit'), document.activeElement]).toEqual(['', field('Jodi Digit')]);
  expect(stakes()[0]).toBe('10');
});

it('the quick stakes add no number that breaks a rule', async () => {
  const { press, type } = await openBids('triple-pana');
  await type('Triple Pana', '128');
  await press('50 points');
  expect([shownRows(), textIn('Enter Points')]).toEqual([[], '50']);
});

it('the quick stakes keep their order, with the last and the chosen one in their places', async () => {
  const { add, press } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '50');
  expect(stakes()).toEqual(['10', '20', '50', '100', '500']);
  expect(ringed()).toEqual(['50']);
  await add('Jodi Digit', '05', '25');
  expect(stakes()).toEqual(['10', '25', '50', '100', '500']);
  expect(ringed()).toEqual(['25']);
  await press('100 points');
  expect(ringed()).toEqual(['100']);
});

it('the quick stakes offer nobody the last one of another player', async () => {
  const { add } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '25');
  expect(stakes()).toContain('25');
  lastStake.player = '9812345678';
  await waitFor(() => expect(stakes()).toEqual(['10', '20', '50', '100', '500']));
});

it('the quick stakes fill the field in focus of the ten, else the first empty one', async () => {
  const { press, user, field } = await openBids('multi-digit');
  await press('10 points');
  expect(textIn('Points for digit 1')).toBe('10');
  await user.click(field('Points for digit 7'));
  await press('20 points');
  expect([textIn('Points for digit 7'), shownTotals()]).toEqual(['20', ['2', '30']]);
});

it('the player’s numbers fill the field with a tap, until they are in the table', async () => {
  signInForTest();
  rememberNumbers('jodi-digits', ['05', '47']);
  const { press, type } = await openBids('jodi-digits');
  const numbers = () =>
    screen.queryByRole('group', { name: 'Numbers I play' })?.textContent ?? 'none';
  expect(numbers()).toBe('0547');
  await press('Number 47');
  expect(textIn('Jodi Digit')).toBe('47');
  await type('Enter Points', '10');
  await press('Add Bid');
  expect(shownRows()).toEqual([['47', '10', 'Close']]);
  expect(numbers()).toBe('05');
});

it('the player’s numbers are not offered before one was placed', async () => {
  await openBids('jodi-digits');
  expect(screen.queryByRole('group', { name: 'Numbers I play' })).toBeNull();
});

it('the Enter key goes on from the number to empty points, without a message', async () => {
  const { type, user, field } = await openBids('jodi-digits');
  await type('Jodi Digit', '05');
  await user.keyboard('{Enter}');
  expect([document.activeElement, shownMessage()]).toEqual([field('Enter Points'), undefined]);
  await user.keyboard('10{Enter}');
  expect(shownRows()).toEqual([['05', '10', 'Close']]);
});

it('the Enter key goes on from an empty form with bids to the confirmation, ready to submit', async () => {
  const { add, user } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '10');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Kalyan Matka' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }));
});

it('the Enter key goes on to the next of the ten fields', async () => {
  const { type, user, field } = await openBids('multi-digit');
  await type('Points for digit 9', '10');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Points for digit 0'));
});

it('the footer tells the balance beside the sum, and marks a sum above it', async () => {
  const { add } = await openBids('single-digit');
  const balance = screen.getByText('of ₹10,000.00');
  expect(balance.dataset.short).toBeUndefined();
  await add('Single Digit', '7', '9999');
  await add('Single Digit', '8', '2');
  expect(balance.dataset.short).toBe('true');
});

describe('bets by tapping', () => {
  beforeEach(() => {
    localStorage.clear();
    switchBoard(false);
  });

  const jodis = () =>
    within(screen.getByRole('group', { name: 'All jodis' })).getAllByRole('button');
  const jodi = (name: string) => screen.getByRole('button', { name });

  async function openBoard(opened?: Parameters<typeof openBids>[1]) {
    const bids = await openBids('jodi-digits', opened);
    await bids.press('Use the board of jodis');
    return bids;
  }

  it('the board of jodis adds the points to a jodi with each tap', async () => {
    const { press } = await openBoard();
    expect(jodis().map(({ textContent }) => textContent)).toHaveLength(100);
    await press('10 points');
    for (const name of ['05', '47', '05']) await press(name);
    expect(shownRows()).toEqual([
      ['05', '20', 'Close'],
      ['47', '10', 'Close'],
    ]);
    expect([jodi('05').textContent, jodi('06').textContent]).toEqual(['0520', '06']);
    expect(textIn('Enter Points')).toBe('10');
  });

  it('the board of jodis asks for points first, and heeds the limits of the bet type', async () => {
    const { press } = await openBoard({ config: { min_value: 10, max_value: 90 } });
    await press('47');
    expect([shownMessage(), shownRows()]).toEqual([
      'Please enter the Points before adding bid',
      [],
    ]);
    await press('10 points');
    await press('09');
    expect([shownMessage(), shownRows()]).toEqual([
      'Please enter a jodi digit between 10 and 90',
      [],
    ]);
  });

  it('the board of jodis takes a jodi back while the minus is pressed', async () => {
    const { press } = await openBoard();
    await press('10 points');
    for (const name of ['05', '47']) await press(name);
    await press('05');
    await press('Take bids back');
    expect(screen.getByRole('button', { name: 'Take bids back' }).textContent).toBe('−10');
    expect(screen.getByText('Tap a number to take 10 back')).toBeTruthy();
    for (const name of ['05', '61']) await press(name);
    expect(shownRows()).toEqual([
      ['05', '10', 'Close'],
      ['47', '10', 'Close'],
    ]);
    await press('05');
    expect(shownRows()).toEqual([['47', '10', 'Close']]);
    await press('Undo');
    await press('Take bids back');
    await press('05');
    expect(shownRows()).toEqual([
      ['05', '20', 'Close'],
      ['47', '10', 'Close'],
    ]);
  });

  it('the board of jodis stakes the jodis of a row that a drag passes, with one Undo', async () => {
    const { press } = await openBoard();
    await press('50 points');
    await press('61');
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
    'the board of jodis stakes each jodi once when a second thumb %s',
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

  it('the board of jodis ends a drag where its pointer leaves the board, and takes no other button for a jodi', async () => {
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

  it('the board of jodis darkens the ground of a jodi in three steps with its stake', async () => {
    const { type, press } = await openBoard();
    for (const [name, points] of [
      ['05', '99'],
      ['06', '100'],
      ['07', '300'],
    ] as const) {
      await type('Enter Points', points);
      await press(name);
    }
    expect(['05', '06', '07', '08'].map((name) => jodi(name).dataset.depth)).toEqual([
      '1',
      '2',
      '3',
      undefined,
    ]);
  });

  it('the board of jodis is one stop of the Tab key; arrows move on it and stop at its edge', async () => {
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

  it('the board of jodis gives way to the field, and is remembered on the device', async () => {
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
});
