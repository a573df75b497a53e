import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '../auth/sign-out.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signInForTest } from '../testing/signed-in.ts';
import { chooseScheme, SCHEME_KEY } from './scheme.ts';

let api: ApiServer;
beforeEach(async () => {
  api = await startApi(() => ({ body: [] }));
  signInForTest();
});
afterEach(async () => {
  act(() => chooseScheme('light'));
  await api.close();
});

const root = document.documentElement;

async function openDrawer() {
  await openApp('/wallet');
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return { user, dark: await within(await screen.findByRole('dialog')).findByRole('switch') };
}

describe('the dark colours', () => {
  it('are switched in the head of the drawer, and stored', async () => {
    const { user, dark } = await openDrawer();
    expect(dark.getAttribute('aria-label')).toBe('Dark colours');
    expect([dark.getAttribute('aria-checked'), root.dataset.scheme]).toEqual(['false', 'light']);
    await user.click(dark);
    expect([dark.getAttribute('aria-checked'), root.dataset.scheme]).toEqual(['true', 'dark']);
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
    await user.click(dark);
    expect([root.dataset.scheme, localStorage.getItem(SCHEME_KEY)]).toEqual(['light', null]);
  });

  it('are those of the signed-in app alone; the choice stays', async () => {
    await openDrawer();
    act(() => chooseScheme('dark'));
    act(() => signOut());
    expect(root.dataset.scheme).toBeUndefined();
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
  });
});

describe('the colours of the host', () => {
  it('apply from the start for a signed-in player who was home before', async () => {
    localStorage.setItem('host_colours', JSON.stringify({ primary_color: '#7a0019' }));
    await openDrawer();
    expect(root.style.getPropertyValue('--brand')).toBe('#7a0019');
  });

  it.each(['{broken', '7', '{"primary_color":7}'])(
    'do not apply if the storage holds %s',
    async (stored) => {
      localStorage.setItem('host_colours', stored);
      await openDrawer();
      expect(root.style.getPropertyValue('--brand')).toBe('');
    },
  );
});
