import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachTagged } from '../../../scripts/testing/each-tagged.ts';
import { startColours } from '../../vite/theme-colours.ts';
import { signOut } from '../auth/sign-out.ts';
import { setConfig } from '../config.ts';
import { LoginScreen } from '../features/sign-in/login-screen.tsx';
import { RegisterScreen } from '../features/sign-in/register-screen.tsx';
import { ALWAYS_DARK, type ThemeName, themes } from '../lib/theme.ts';
import { type ApiServer, startApi } from '../testing/api-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signInForTest } from '../testing/signed-in.ts';
import { loadTheme } from './load-theme.ts';
import { chooseScheme, SCHEME_KEY } from './scheme.ts';

const files: [string, ThemeName, string][] = [
  ['@THEME-02', 'kalyanMatkaBlue', 'kalyan-matka-blue'],
  ['@THEME-03', 'kalyanMatkaGreenCurved', 'kalyan-matka-green-curved'],
  ['@THEME-04', 'kalyanMatkaPurpleGradient', 'kalyan-matka-purple-gradient'],
  ['@THEME-05', 'kalyanMatkaRedCard', 'kalyan-matka-red-card'],
  ['@THEME-06', 'sattaMatkaBlue', 'satta-matka-blue'],
  ['@THEME-07', 'sattaMatkaDark', 'satta-matka-dark'],
];

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The declarations of a rule of a style sheet, by its selector. */
function rule(css: string, selector: string): string {
  const at = css.indexOf(`${selector} {`);
  return at < 0 ? '' : css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at)).trim();
}
const darkOf = (theme: ThemeName): string => `:root[data-theme="${theme}"][data-scheme="dark"]`;

/** The selector of the first colours of a theme. */
const selectorOf = (theme: ThemeName): string =>
  theme === ALWAYS_DARK ? darkOf(theme) : `[data-theme="${theme}"]`;

/** The brand colour of a theme; the default's comes from the tokens. */
function brand(theme: ThemeName, file: string): string | undefined {
  const own = rule(read(`${file}.css`), selectorOf(theme));
  return (own || read('../ui/tokens.css')).match(/--brand: (#[0-9a-f]{6})/)?.[1];
}
const layout = (theme: ThemeName, file: string): string =>
  rule(read(`${file}.css`), `[data-theme="${theme}"] [data-auth]`);

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

const draw = (screenOf: typeof LoginScreen) => {
  const Screen = screenOf;
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
};

describe('the themes', () => {
  const themeFiles = files.map(([, theme, file], at) => [theme, file, at === 0] as const);
  it.each(themeFiles)(
    'the theme %s sets only colours outside login and registration',
    (theme, file, isDefault) => {
      const css = read(`${file}.css`).replaceAll(/\/\*.*?\*\/|@import [^;]*;/gs, '');
      const selectors = Array.from(css.matchAll(/([^{}]+)\{/g), ([, each = '']) => each.trim());
      // The default theme has the tokens of the app.
      const own = isDefault ? [] : [...new Set([selectorOf(theme), darkOf(theme)])];
      const auth = `[data-theme="${theme}"] [data-auth]`;
      expect(selectors.toSorted()).toEqual([auth, ...own].toSorted());
      const colour = /^(color-scheme: dark|--[\w-]+: (#[0-9a-f]{6}|rgb\([\d ./]+\)))$/;
      const set = own.flatMap((each) => rule(css, each).split(';')).map((each) => each.trim());
      expect(set.filter((each) => each && !colour.test(each))).toEqual([]);
    },
  );

  eachTagged(files)(
    '%s the theme %s colours and lays out login and registration',
    async (_, theme, file) => {
      setConfig({ theme });
      await act(() => loadTheme(theme));
      expect(document.documentElement.dataset.theme).toBe(theme);
      for (const Screen of [LoginScreen, RegisterScreen]) {
        draw(Screen);
        const name = screen.getByText(themes[theme].appName);
        expect(name.closest('[data-auth]')).not.toBeNull();
        expect(screen.getByRole('main').closest('[data-auth]')).not.toBeNull();
        cleanup();
      }
      expect(brand(theme, file)).toMatch(/^#/);
      expect(layout(theme, file)).toContain('--auth-');
      const others = files.filter(([, other]) => other !== theme);
      for (const [, other, otherFile] of others) {
        expect(brand(other, otherFile)).not.toBe(brand(theme, file));
        expect(layout(other, otherFile)).not.toBe(layout(theme, file));
      }
    },
  );

  eachTagged(files, ['@THEME-08'])(
    '%s the theme %s keeps the fields and texts of registration',
    async (_, theme) => {
      setConfig({ theme });
      draw(RegisterScreen);
      expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
        'Mobile number',
        'First name',
        'Last name',
        'Password',
        'Confirm password',
        'Referral code',
      ]);
      expect(screen.getByRole('heading', { name: 'Register Now' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Register' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
    },
  );

  it('the page starts with the colours of the theme before its tokens load', () => {
    const sheet = startColours();
    for (const [, theme, file] of files.slice(1)) {
      const [, head = ''] =
        sheet.match(new RegExp(`"${theme}"\\]{--start-bar:(#[0-9a-f]{6});`)) ?? [];
      const own = rule(read(`${file}.css`), selectorOf(theme));
      const bar = own.match(/--bar: (#[0-9a-f]{6})/)?.[1];
      expect(head, theme).toBe(bar ?? brand(theme, file));
    }
  });
});

describe('the colour scheme', () => {
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
    return {
      user,
      dark: await within(await screen.findByRole('dialog')).findByRole('switch', {
        name: 'Dark colours',
      }),
    };
  }

  it('the switch for dark colours is in the head of the profile panel, and its state is stored', async () => {
    const { user, dark } = await openDrawer();
    expect(dark.getAttribute('aria-label')).toBe('Dark colours');
    expect([dark.getAttribute('aria-checked'), root.dataset.scheme]).toEqual(['false', 'light']);
    await user.click(dark);
    expect([dark.getAttribute('aria-checked'), root.dataset.scheme]).toEqual(['true', 'dark']);
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
    await user.click(dark);
    expect([root.dataset.scheme, localStorage.getItem(SCHEME_KEY)]).toEqual(['light', null]);
  });

  it('the dark colours apply to the login too, and the choice stays', async () => {
    await openDrawer();
    act(() => chooseScheme('dark'));
    act(() => signOut());
    expect(root.dataset.scheme).toBe('dark');
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
  });

  it.each([
    ['login', '/login', 'Login'],
    ['splash screen', '/', 'KalyanMatka'],
  ])('the dark colours apply to a %s that is opened first', async (_, path, name) => {
    delete root.dataset.scheme;
    signOut();
    act(() => chooseScheme('dark'));
    await openApp(path);
    await screen.findByRole('heading', { name });
    expect(root.dataset.scheme).toBe('dark');
  });

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

describe('settings of the device', () => {
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

  it('the larger numbers stay on the next page until they are switched off', async () => {
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

  it('the dark colours follow the system if the storage holds an unknown choice', async () => {
    localStorage.setItem(SCHEME_KEY, 'neon');
    const { schemes } = await import('./scheme.ts');
    expect(schemes.current).toBe('light');
  });
});
