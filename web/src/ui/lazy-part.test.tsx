import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Part = () => <p>part</p>;

function show(load: () => Promise<typeof Part>): void {
  const Lazy = lazyPart(load);
  render(
    <Suspense fallback="waiting">
      <Lazy />
    </Suspense>,
  );
}

const goOnline = () => fireEvent(window, new Event('online'));

afterEach(() => vi.restoreAllMocks());

it('a part whose file failed to load offline appears once the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('no network'));
  show(load);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await waitFor(() => {
    goOnline();
    expect(screen.getByText('part')).toBeTruthy();
  });
});

it.each([
  ['whose file is missing on the server', true],
  ['whose file fails to load online too', false],
])('a part %s is left out', async (_why, isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const load = vi.fn().mockRejectedValue(new TypeError('404'));
  show(load);
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await waitFor(() => {
    goOnline();
    expect(screen.queryByText('waiting')).toBeNull();
  });
  expect(load).toHaveBeenCalledTimes(isOnline ? 1 : 2);
});
