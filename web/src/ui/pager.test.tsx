import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager } from './pager.tsx';

it('the pager leads only to existing pages', async () => {
  const onPrevious = vi.fn();
  const onNext = vi.fn();
  render(
    <Pager label="1 / 3" hasPrevious={false} hasNext onPrevious={onPrevious} onNext={onNext} />,
  );
  expect(screen.getByText('1 / 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Prev' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect([onPrevious, onNext].map((call) => call.mock.calls.length)).toEqual([0, 1]);
});

it('the pager moves the focus to the other button if a button reaches its last page', async () => {
  const turn = { onPrevious: () => {}, onNext: () => {} };
  const { rerender } = render(<Pager label="2 / 3" hasPrevious hasNext {...turn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  rerender(<Pager label="3 / 3" hasPrevious hasNext={false} {...turn} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Prev' }));
});
