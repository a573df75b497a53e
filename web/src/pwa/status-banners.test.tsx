import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { offerVersion } from './new-version.ts';
import { StatusBanners } from './status-banners.tsx';

const network = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};

describe('the banners above the app', () => {
  it('show that the device is offline, while it is', () => {
    render(<StatusBanners />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    network(false);
    expect(region.textContent).toBe("You're offline. This may be out of date.");
    network(true);
    expect(region.textContent).toBe('');
  });

  it('offer a new version until it is postponed, and the next one again', async () => {
    const first = vi.fn();
    render(<StatusBanners />);
    act(() => offerVersion(first));
    await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
    expect(first).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => offerVersion(vi.fn()));
    expect(await screen.findByRole('button', { name: 'Update' })).toBeTruthy();
  });
});
