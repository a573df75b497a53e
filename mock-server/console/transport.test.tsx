import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isAt, openConsole, user } from './testing/open-console.tsx';

it('the world runs to the end of its day, goes back by Undo, and has nothing to come after its last draw', async () => {
  const world = await openConsole();
  const toEnd = screen.getByRole('button', { name: 'Run to end of day' });
  await user.click(toEnd);
  await screen.findByText(
    /^\d+ draws, the last .*: [\d-]+, \d+ bets settled, \d+ won, [\d,.]+ points paid\. Nothing more/,
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(`${world.id} is as it was: Fri, 20 Nov 2026, 12:00.`);
  await screen.findByTitle(/^Next: /);
  await isAt('12:00');
  await user.click(toEnd);
  await screen.findByTitle('Nothing more happens on this day.');
  await user.click(toEnd);
  await screen.findByText('Nothing more happens on this day.', { selector: '#toast' });
});

it('the marker moves the time forward with the draws on the way and back without, and stays under the pointer while the day is read again', async () => {
  await openConsole();
  const marker = screen.getByRole('slider', { name: 'Current time of the world' });
  // The day begins at half past midnight.
  fireEvent.change(marker, { target: { value: '960' } });
  await user.keyboard('.');
  await isAt('12:10');
  expect(screen.getByRole('slider')).toBe(marker);
  expect(marker.getAttribute('aria-valuetext')).toBe('16:30');
  fireEvent.pointerUp(marker);
  await screen.findByText(/^\d+ draws, the last .* settled/);
  await isAt('16:30');
  fireEvent.change(marker, { target: { value: '600' } });
  fireEvent.pointerUp(marker);
  await screen.findByText(/^Nothing was drawn\. Next: 10:/);
  await isAt('10:30');
});
