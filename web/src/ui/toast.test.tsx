import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, TOAST_MS, ToastHost } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const say = (text: string) => {
  showToast({ text }, 'error');
  return pass(0);
};

describe('the toast', () => {
  it('is announced in an existing live region, and disappears', async () => {
    render(<ToastHost />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    await say('Session expired.');
    expect(region.textContent).toBe('Session expired.');
    await pass(TOAST_MS);
    expect(region.textContent).toBe('');
  });

  it('is replaced by a newer one, with its own duration', async () => {
    render(<ToastHost />);
    await say('One');
    await pass(TOAST_MS - 1);
    await say('Two');
    await pass(TOAST_MS - 1);
    expect(screen.getByRole('status').textContent).toBe('Two');
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('can be dismissed', async () => {
    render(<ToastHost />);
    await say('One');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
