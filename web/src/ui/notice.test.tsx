import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ErrorNotice, Loading, Skeleton } from './notice.tsx';

it('a notice shows that content is loading, and its skeletons are hidden from screen readers', () => {
  render(
    <Loading text="Loading markets...">
      <Skeleton height={100} />
    </Loading>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading markets...');
  expect(document.querySelector('[style*="100px"]')?.closest('[aria-hidden="true"]')).toBeTruthy();
});

it('the skeletons pulse only during a long wait', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(
    <Loading text="Loading markets...">
      <Skeleton height={100} />
    </Loading>,
  );
  const pulses = () => Boolean(document.querySelector('[style*="100px"]')?.closest('[data-long]'));
  act(() => {
    vi.advanceTimersByTime(299);
  });
  expect(pulses()).toBe(false);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(pulses()).toBe(true);
});

it('a notice shows a failure without the danger colour only while the device is offline', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = render(<ErrorNotice text="Error loading markets" onAction={vi.fn()} />);
  const hasIcon = () => container.querySelector('svg') !== null;
  expect([hasIcon(), screen.getByRole('alert').textContent]).toEqual([
    false,
    'Error loading markets',
  ]);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  for (const isOnline of [true, false]) {
    online.mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    expect(hasIcon()).toBe(isOnline);
  }
});

it('a notice shows a failure and an action that resolves it', async () => {
  const onAction = vi.fn();
  render(<ErrorNotice text="Error loading markets" onAction={onAction} />);
  expect(screen.getByRole('alert').textContent).toBe('Error loading markets');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onAction).toHaveBeenCalledTimes(1);
});
