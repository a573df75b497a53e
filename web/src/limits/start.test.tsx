import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInForTest } from '../testing/signed-in.ts';
import { AlertHost } from '../ui/alert.tsx';
import { countMinute } from './start.ts';
import { changeLimits } from './stored-limits.ts';

it('the reminder comes after the chosen minutes of play', async () => {
  signInForTest();
  changeLimits((limits) => ({ ...limits, reminder: 15 }));
  render(<AlertHost />);
  const play = (minutes: number) =>
    act(() => {
      for (let minute = 0; minute < minutes; minute++) countMinute();
    });
  play(14);
  expect(screen.queryByText(/minutes played/)).toBeNull();
  play(1);
  expect(await screen.findByText('15 minutes played. You asked for this reminder.')).toBeTruthy();
});
