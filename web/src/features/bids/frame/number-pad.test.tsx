import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBids, shownMessage, shownRows, textIn } from '../../../testing/open-bids.ts';
import { lastStake } from '../engine/stakes.ts';
import { switchBoard, switchNumberPad } from './number-pad-state.ts';

vi.mock('../../../api/suggestions.ts');

describe('the number pad', () => {
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

  describe('the number pad', () => {
    it('the number pad adds ten jodis with 21 keys', async () => {
      const { press, tap } = await openOnPhone('jodi-digits-bulk');
      await press('10 points');
      await tap('05122334475861798396');
      expect(shownRows()).toHaveLength(10);
      expect(shownRows()[0]).toEqual(['96', '10', 'Close']);
      expect([textIn('Jodi Digit'), textIn('Enter Points')]).toEqual(['', '10']);
    });

    it('the number pad goes on from a number to the points, which Add Bid and a stake add', async () => {
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

    it('the number pad goes on from one number of a sangam to the other, and stops at a wrong one', async () => {
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

    it('the number pad takes no digit for which its field has no room', async () => {
      const { tap, press } = await openOnPhone('jodi-digits');
      await tap('0');
      await press('00');
      expect(textIn('Jodi Digit')).toBe('0');
    });

    it('the number pad adds no number by itself that was pasted', async () => {
      const { press, user, field } = await openOnPhone('jodi-digits');
      await press('10 points');
      await user.click(field('Jodi Digit'));
      await user.paste('47');
      expect([shownRows(), textIn('Jodi Digit')]).toEqual([[], '47']);
      await press('Add Bid');
      expect(shownRows()).toEqual([['47', '10', 'Close']]);
    });

    it('the number pad adds the numbers of no group by itself', async () => {
      const { press, tap, field } = await openOnPhone('group-jodi');
      await press('10 points');
      await tap('12');
      expect([shownRows(), document.activeElement]).toEqual([[], field('Enter Points')]);
    });
  });

  describe('keys under two thumbs, for which the browser sends no click', () => {
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

    it('the keys under two thumbs are all taken, in the order in which they were pressed', async () => {
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

    it('the keys under two thumbs are taken before the Add Bid or the stake pressed meanwhile', async () => {
      const { tap } = await openOnPhone('jodi-digits');
      await tap('4710');
      roll('0', 'Add Bid');
      await waitFor(() => expect(shownRows()).toEqual([['47', '100', 'Close']]));
      roll('0', '5', '100 points');
      await waitFor(() => expect(shownRows()[0]).toEqual(['05', '100', 'Close']));
    });

    it('the keys under two thumbs are taken once, and again by the keyboard or a screen reader', async () => {
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

    it('the keys are not taken when the page scrolls, the finger slips or another button is used', async () => {
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

    it('the keys under two thumbs add a bid each on the board', async () => {
      const { press } = await openOnPhone('jodi-digits');
      await press('Use the board of jodis');
      await press('10 points');
      roll('05', '47', '96');
      await waitFor(() =>
        expect(shownRows().map(([number]) => number)).toEqual(['96', '47', '05']),
      );
      switchBoard(false);
    });
  });

  describe("the phone's keyboard comes back", () => {
    it.each<[string, (bids: Awaited<ReturnType<typeof openOnPhone>>) => Promise<void> | void]>([
      ['with a hardware key', ({ type }) => type('Jodi Digit', '4')],
      [
        'with the click of a screen reader',
        ({ field }) => void fireEvent.click(field('Jodi Digit')),
      ],
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

    it("the phone's keyboard is remembered on the device once the switch was tapped", async () => {
      const { press } = await openOnPhone('jodi-digits');
      await press("Use the phone's keyboard");
      expect(localStorage.getItem('number_pad')).toBe('off');
      await press('Use the number pad');
      expect(localStorage.getItem('number_pad')).toBeNull();
    });
  });
});

describe('the board of jodis', () => {
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

  describe('the board of jodis', () => {
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
      await press('Take bids back');
      for (const name of ['05', '61']) await press(name);
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
});
