import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betEntries } from '../../matka/bet-entries.ts';
import { entriesWithOutcome } from '../../matka/known-draw.ts';
import { decodedRecord } from '../../testing/sample-record.ts';
import { ToastHost } from '../../ui/toast.tsx';
import { ShareWin } from './share-win.tsx';
import { winPicture } from './win-picture.ts';

// No canvas draws here.
vi.mock('./win-picture.ts');

const user = userEvent.setup({ delay: null });
const saved = vi.fn();
const share = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.mocked(winPicture).mockResolvedValue(new File([''], 'win.png'));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:win');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved);
  Object.assign(navigator, { share, canShare: () => true });
});
afterEach(() => {
  vi.resetAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

/** Presses Share on the ticket of a win. */
async function press(): Promise<void> {
  if (!screen.queryByRole('button')) {
    const record = decodedRecord({ bet_status: 'won', open_digit: '7' }, { win_amount: 95 });
    const [entry] = entriesWithOutcome(record, betEntries(record), undefined);
    if (!entry) throw new Error('The record has no entry');
    render(
      <>
        <ShareWin record={record} entry={entry} />
        <ToastHost />
      </>,
    );
  }
  await user.click(screen.getByRole('button', { name: 'Share the win of 7 as a picture' }));
}
const told = () => screen.getByRole('status').textContent;

it.each([
  ['is closed by the player', 'AbortError'],
  ['is already open after a first tap', 'InvalidStateError'],
])(
  'a win is not saved, and no error is shown, if the share dialog of the system %s',
  async (_, name) => {
    share.mockRejectedValue(new DOMException('', name));
    await press();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await press();
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect([saved.mock.calls.length, told()]).toEqual([0, '']);
  },
);

it.each([
  ['the permission', new DOMException('', 'NotAllowedError')],
  ['the data', new DOMException('', 'DataError')],
  ['the format', new TypeError('')],
  ['an unknown reason', new Error('')],
])('a win is saved if the system refuses to share it for %s', async (_, refusal) => {
  share.mockRejectedValue(refusal);
  await press();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(told()).toBe('');
});

it.each([
  ['does not share pictures', () => false],
  [
    'cannot report the kinds of files that it shares',
    () => {
      throw new TypeError('');
    },
  ],
  ['has no share dialog', undefined],
])('a win is saved if the system %s', async (_, canShare) => {
  Object.assign(navigator, { canShare });
  await press();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect([share.mock.calls.length, told()]).toEqual([0, '']);
});

it('a win whose picture fails is neither shared nor saved, and the player sees an error', async () => {
  vi.mocked(winPicture).mockRejectedValue(new Error(''));
  await press();
  await screen.findByText("The picture couldn't be shared. Try again.");
  expect([share.mock.calls.length, saved.mock.calls.length]).toEqual([0, 0]);
});
