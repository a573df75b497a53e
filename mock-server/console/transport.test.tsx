import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { meanwhile, openConsole } from './testing/open-console.tsx';

const clock = () => document.getElementById('clock')?.textContent;

it('the world runs to the end of its day, goes back by Undo, and has nothing to come after its last draw', async () => {
  const user = userEvent.setup();
  const world = await openConsole();
  expect(clock()).toContain('12:00');
  const toEnd = screen.getByRole('button', { name: 'Run to end of day' });
  await user.click(toEnd);
  await screen.findByText(
    /^\d+ draws, the last .*: [\d-]+, \d+ bets settled, \d+ won, [\d,.]+ points paid\. Nothing more/,
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(`${world.id} is as it was: Fri, 20 Nov 2026, 12:00.`);
  await waitFor(() => expect(clock()).toContain('12:00'));
  await user.click(toEnd);
  await screen.findByText(/settled/);
  await user.click(toEnd);
  await screen.findByText('Nothing more happens on this day.', { selector: '#toast' });
});

it('the marker moves the time forward with the draws on the way and back without, and stays under the pointer while the day is read again', async () => {
  const world = await openConsole();
  const marker = screen.getByRole('slider', { name: 'Current time of the world' });
  // The day begins at half past midnight.
  fireEvent.change(marker, { target: { value: '960' } });
  await meanwhile(() => world.advance({ seconds: 600 }));
  await waitFor(() => expect(clock()).toContain('12:10'));
  expect(screen.getByRole('slider')).toBe(marker);
  expect(marker.getAttribute('aria-valuetext')).toBe('16:30');
  fireEvent.pointerUp(marker);
  await screen.findByText(/^\d+ draws, the last .* settled/);
  expect(clock()).toContain('16:30');
  fireEvent.change(marker, { target: { value: '600' } });
  fireEvent.pointerUp(marker);
  await screen.findByText(/^Nothing was drawn\. Next: 10:/);
  expect(clock()).toContain('10:30');
});
