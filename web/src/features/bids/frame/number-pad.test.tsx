import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openBids, shownMessage, shownRows, textIn } from '../../../testing/open-bids.ts';
import { lastStake } from '../engine/stakes.ts';
import { switchBoard, switchNumberPad } from './number-pad-state.ts';

vi.mock('../../../api/suggestions.ts');

let resize: () => void;

beforeEach(() => {
  localStorage.clear();
  switchNumberPad(true);
  delete lastStake.points;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('coarse'),
      }) as MediaQueryList,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  document.documentElement.style.fontSize = '';
});

const pad = () => screen.queryByRole('region', { name: 'Number pad' });

/** Opens a screen on a phone. */
async function openOnPhone(id: Parameters<typeof openBids>[0]) {
  const bids = await openBids(id);
  const keys = within(screen.getByRole('region', { name: 'Number pad' }));
  const tap = async (digits: string) => {
    for (const digit of digits) await bids.user.click(keys.getByRole('button', { name: digit }));
  };
  const mode = (name: string) => bids.field(name).getAttribute('inputmode');
  return { ...bids, tap, mode };
}

it('the number pad adds ten jodis with 21 keys', async () => {
  const { press, tap } = await openOnPhone('jodi-digits-bulk');
  await press('10 points');
  await tap('05122334475861798396');
  expect(shownRows()).toHaveLength(10);
  expect(shownRows()[0]).toEqual(['96', '10', 'Close']);
  expect([textIn('Jodi Digit'), textIn('Enter Points')]).toEqual(['', '10']);
});

it('the number pad moves from a full number to the points, and Add Bid or a stake adds the bid', async () => {
  const { tap, press, field } = await openOnPhone('jodi-digits');
  await tap('47');
  expect([document.activeElement, shownRows()]).toEqual([field('Enter Points'), []]);
  await tap('2');
  await press('00');
  await press('Add Bid');
  expect(shownRows()).toEqual([['47', '200', 'Close']]);
  await tap('05');
  expect(shownRows()[0]).toEqual(['05', '200', 'Close']);
  await press('50 points');
  await tap('61');
  expect(shownRows()[0]).toEqual(['61', '50', 'Close']);
});

it('the number pad moves to the second number of a sangam, and stops at a wrong number', async () => {
  const { tap, press, field } = await openOnPhone('full-sangam');
  await press('10 points');
  await tap('128821');
  expect([textIn('Open Pana'), textIn('Close Pana')]).toEqual(['128', '821']);
  expect(shownMessage()).toBe('Invalid Pana');
  expect(field('Close Pana').getAttribute('aria-invalid')).toBe('true');
  await press('Erase');
  await tap('9');
  expect([shownMessage(), textIn('Close Pana')]).toEqual(['Invalid Pana', '829']);
  for (const _ of '829') await press('Erase');
  await tap('480');
  expect(shownRows()).toEqual([['128-480', '10', 'Close']]);
});

it('the number pad accepts no digit beyond the length of the field', async () => {
  const { tap, press } = await openOnPhone('jodi-digits');
  await tap('0');
  await press('00');
  expect(textIn('Jodi Digit')).toBe('0');
});

it('the number pad does not add a pasted number automatically', async () => {
  const { press, user, field } = await openOnPhone('jodi-digits');
  await press('10 points');
  await user.click(field('Jodi Digit'));
  await user.paste('47');
  expect([shownRows(), textIn('Jodi Digit')]).toEqual([[], '47']);
  await press('Add Bid');
  expect(shownRows()).toEqual([['47', '10', 'Close']]);
});

it('the number pad does not add the jodis of a group automatically', async () => {
  const { press, tap, field } = await openOnPhone('group-jodi');
  await press('10 points');
  await tap('12');
  expect([shownRows(), document.activeElement]).toEqual([[], field('Enter Points')]);
});

const key = (name: string) => screen.getByRole('button', { name });
const down = (name: string, pointerId: number) =>
  fireEvent.pointerDown(key(name), { pointerId, button: 0 });
const up = (name: string, pointerId: number, at = {}) =>
  fireEvent.pointerUp(key(name), { pointerId, button: 0, ...at });
/** Presses keys in turn; each is let go after the next is pressed. */
const roll = (...names: string[]) => {
  names.forEach((name, at) => {
    down(name, at);
    if (at > 0) up(names[at - 1] ?? '', at - 1);
  });
  up(names.at(-1) ?? '', names.length - 1);
};

it('the keys pressed by two thumbs are all typed in the order of the presses', async () => {
  const { tap, field } = await openOnPhone('jodi-digits');
  roll('4', '7');
  expect(document.activeElement).toBe(field('Enter Points'));
  roll('1', '0', '5', '0');
  expect([textIn('Jodi Digit'), textIn('Enter Points')]).toEqual(['47', '1050']);
  roll('Erase', 'Erase');
  expect(textIn('Enter Points')).toBe('10');
  await tap('9');
  down('8', 1);
  down('3', 2);
  up('3', 2);
  up('8', 1);
  expect(textIn('Enter Points')).toBe('10983');
});

it('the keys pressed by two thumbs are typed before an Add Bid or a stake pressed meanwhile', async () => {
  const { tap } = await openOnPhone('jodi-digits');
  await tap('4710');
  roll('0', 'Add Bid');
  await waitFor(() => expect(shownRows()).toEqual([['47', '100', 'Close']]));
  roll('0', '5', '100 points');
  await waitFor(() => expect(shownRows()[0]).toEqual(['05', '100', 'Close']));
});

it('the keys pressed by two thumbs are typed once, and keyboard and screen reader can press them too', async () => {
  const { press } = await openOnPhone('jodi-digits');
  roll('4', '7');
  fireEvent.click(key('7'), { detail: 1 });
  expect(textIn('Enter Points')).toBe('');
  roll('1', '2');
  fireEvent.click(key('2'), { detail: 0 });
  expect(textIn('Enter Points')).toBe('122');
  // A screen reader hides the pad.
  await waitFor(() => expect(pad()).toBeNull());
  act(() => switchNumberPad(true));
  await waitFor(() => expect(pad()).not.toBeNull());
  await press('0');
  expect(textIn('Enter Points')).toBe('1220');
});

it('the keys are not typed if the page scrolls, the finger slips or another mouse button is used', async () => {
  await openOnPhone('jodi-digits');
  down('1', 1);
  fireEvent.pointerCancel(key('1'), { pointerId: 1 });
  up('1', 1);
  down('2', 1);
  up('2', 1, { clientX: 400 });
  fireEvent.pointerDown(key('3'), { pointerId: 1, button: 2 });
  up('3', 1);
  expect(textIn('Jodi Digit')).toBe('');
  roll('4', '7');
  expect(textIn('Jodi Digit')).toBe('47');
});

it('the jodis pressed by two thumbs on the board add a bid each', async () => {
  const { press } = await openOnPhone('jodi-digits');
  await press('Use the board of jodis');
  await press('10 points');
  roll('05', '47', '96');
  await waitFor(() => expect(shownRows().map(([number]) => number)).toEqual(['96', '47', '05']));
  switchBoard(false);
});

it.each<[string, (bids: Awaited<ReturnType<typeof openOnPhone>>) => Promise<void> | void]>([
  ['with a hardware key', ({ type }) => type('Jodi Digit', '4')],
  ['with the click of a screen reader', ({ field }) => void fireEvent.click(field('Jodi Digit'))],
  [
    'in large text',
    () => {
      document.documentElement.style.fontSize = '130%';
      vi.spyOn(window, 'getComputedStyle').mockReturnValue({
        fontSize: '20.8px',
      } as CSSStyleDeclaration);
      act(resize);
      vi.mocked(getComputedStyle).mockRestore();
    },
  ],
  ['with the switch', ({ press }) => press("Use the phone's keyboard")],
])("the phone's keyboard comes back %s", async (_, giveBack) => {
  const bids = await openOnPhone('jodi-digits');
  expect([bids.mode('Jodi Digit'), bids.mode('Enter Points')]).toEqual(['none', 'none']);
  await giveBack(bids);
  await waitFor(() => expect(pad()).toBeNull());
  expect([bids.mode('Jodi Digit'), bids.mode('Enter Points')]).toEqual(['numeric', 'numeric']);
  expect(screen.getByRole('button', { name: 'Add Bid' })).toBeTruthy();
  await bids.press('Use the number pad');
  expect(pad()).not.toBeNull();
});

it("the choice of the phone's keyboard is stored on the device", async () => {
  const { press } = await openOnPhone('jodi-digits');
  await press("Use the phone's keyboard");
  expect(localStorage.getItem('number_pad')).toBe('off');
  await press('Use the number pad');
  expect(localStorage.getItem('number_pad')).toBeNull();
});
