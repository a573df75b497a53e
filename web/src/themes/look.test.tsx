import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../auth/sign-out.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signInForTest } from '../testing/signed-in.ts';
import { chooseScheme, SCHEME_KEY } from './scheme.ts';

describe('the look', () => {
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
    it('the dark colours are switched in the head of the drawer, and stored', async () => {
      const { user, dark } = await openDrawer();
      expect(dark.getAttribute('aria-label')).toBe('Dark colours');
      expect([dark.getAttribute('aria-checked'), root.dataset.scheme]).toEqual(['false', 'light']);
      await user.click(dark);
      expect([dark.getAttribute('aria-checked'), root.dataset.scheme]).toEqual(['true', 'dark']);
      expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
      await user.click(dark);
      expect([root.dataset.scheme, localStorage.getItem(SCHEME_KEY)]).toEqual(['light', null]);
    });

    it('the dark colours apply to the login too; the choice stays', async () => {
      await openDrawer();
      act(() => chooseScheme('dark'));
      act(() => signOut());
      expect(root.dataset.scheme).toBe('dark');
      expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
    });

    it('the dark colours apply to a login that is opened first', async () => {
      delete root.dataset.scheme;
      signOut();
      act(() => chooseScheme('dark'));
      await openApp('/login');
      await screen.findByRole('heading', { name: 'Login' });
      expect(root.dataset.scheme).toBe('dark');
    });
  });

  describe('the colours of the host', () => {
    it('the colours of the host apply from the start for a player who was home before', async () => {
      localStorage.setItem('host_colours', JSON.stringify({ primary_color: '#7a0019' }));
      await openDrawer();
      expect(root.style.getPropertyValue('--brand')).toBe('#7a0019');
    });

    it.each(['{broken', '7', '{"primary_color":7}'])(
      'the colours of the host do not apply if the storage holds %s',
      async (stored) => {
        localStorage.setItem('host_colours', stored);
        await openDrawer();
        expect(root.style.getPropertyValue('--brand')).toBe('');
      },
    );
  });
});

describe('larger numbers', () => {
  const { style } = document.documentElement;
  const factor = () => style.getPropertyValue('--numbers');

  /** The module as a new page loads it. */
  async function load() {
    vi.resetModules();
    const module = await import('./larger-numbers.ts');
    module.startLargerNumbers();
    return module;
  }

  beforeEach(() => localStorage.clear());

  it('the larger numbers are shown until they are switched off, on the next page too', async () => {
    const { showLargerNumbers } = await load();
    expect(factor()).toBe('');
    showLargerNumbers(true);
    expect(factor()).toBe('1.3');
    style.removeProperty('--numbers');
    const next = await load();
    expect(factor()).toBe('1.3');
    next.showLargerNumbers(false);
    expect(factor()).toBe('');
    await load();
    expect(factor()).toBe('');
  });
});

describe('the scheme of the system', () => {
  const SCHEME_KEY = 'scheme';

  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });

  describe('the dark colours', () => {
    it('the dark colours follow the system until the player chooses', async () => {
      const query = matchMedia('(prefers-color-scheme: dark)');
      vi.spyOn(query, 'matches', 'get').mockReturnValue(true);
      vi.spyOn(window, 'matchMedia').mockReturnValue(query);
      const { schemes } = await import('./scheme.ts');
      expect(schemes.current).toBe('dark');
      vi.spyOn(query, 'matches', 'get').mockReturnValue(false);
      query.dispatchEvent(new Event('change'));
      expect(schemes.current).toBe('light');
    });

    it('the dark colours keep working on a foreign choice in the storage', async () => {
      localStorage.setItem(SCHEME_KEY, 'neon');
      const { schemes } = await import('./scheme.ts');
      expect(schemes.current).toBe('light');
    });
  });
});
