import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGE_KEY, startLanguage } from '../i18n/choose-language.ts';
import { setLanguage } from '../i18n/translate.ts';
import { paths } from '../lib/paths.ts';
import { loadRoute } from '../testing/load-route.ts';
import { openApp, shownPath } from '../testing/open-app.tsx';
import { serveSamples } from '../testing/sample-host.ts';
import { signInForTest } from '../testing/signed-in.ts';

const user = userEvent.setup({ delay: null });
const languageSwitch = () => screen.findByRole('combobox');

beforeAll(async () => {
  await Promise.all([loadRoute('/login'), loadRoute('/wallet')]);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  setLanguage('en');
  document.documentElement.lang = 'en-IN';
});

it('the login switches to Hindi and Marathi at once and keeps the input', async () => {
  await openApp(paths.login);
  await user.type(await screen.findByLabelText('Mobile number'), '98765');
  expect(screen.getByText('Mobile number must be exactly 10 digits')).toBeDefined();
  await user.selectOptions(await languageSwitch(), 'हिन्दी');
  expect(await screen.findByRole('heading', { name: 'लॉगिन' })).toBeDefined();
  expect(screen.getByLabelText('मोबाइल नंबर')).toHaveProperty('value', '98765');
  expect(screen.getByText('मोबाइल नंबर ठीक 10 अंकों का होना चाहिए')).toBeDefined();
  expect(document.documentElement.lang).toBe('hi-IN');
  await user.selectOptions(await languageSwitch(), 'मराठी');
  expect(await screen.findByText('मोबाइल नंबर बरोबर 10 अंकांचा हवा')).toBeDefined();
  expect(document.documentElement.lang).toBe('mr-IN');
  await user.selectOptions(await languageSwitch(), 'English');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined();
  expect(document.documentElement.lang).toBe('en-IN');
});

it('the chosen language is stored on the device, and the choice of English removes it', async () => {
  await openApp(paths.login);
  await user.selectOptions(await languageSwitch(), 'मराठी');
  await waitFor(() => expect(localStorage.getItem(LANGUAGE_KEY)).toBe('mr'));
  setLanguage('en');
  await startLanguage();
  expect(await screen.findByLabelText('मोबाइल नंबर')).toBeDefined();
  await user.selectOptions(await languageSwitch(), 'English');
  await waitFor(() => expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull());
});

it.each(['xx', 'constructor', ''])(
  'the app stays English with the stored value %j',
  async (stored) => {
    localStorage.setItem(LANGUAGE_KEY, stored);
    await startLanguage();
    await openApp(paths.login);
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined();
    expect(await languageSwitch()).toHaveProperty('value', 'en');
  },
);

it('the language switch is in the head of the profile panel, above the entries', async () => {
  serveSamples();
  signInForTest();
  await openApp(paths.wallet);
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  const entries = () => drawer.getAllByRole('button').map(({ textContent }) => textContent);
  expect(entries().at(-1)).toBe('Logout');
  const logout = drawer.getByRole('button', { name: 'Logout' });
  const choice = drawer.getByRole('combobox');
  expect(logout.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.selectOptions(choice, 'मराठी');
  await waitFor(() => expect(entries()).toContain('माझ्या बोली'));
  expect(shownPath()).toBe(paths.wallet);
  expect(document.title).toBe('वॉलेट · KalyanMatka');
});

it('a language whose texts fail to load shows an error and is not applied', async () => {
  vi.doMock('../i18n/hi.ts', () => Promise.reject(new Error('no file')));
  await openApp(paths.login);
  await user.selectOptions(await languageSwitch(), 'हिन्दी');
  expect(await screen.findByText(/^This couldn't be loaded/)).toBeDefined();
  expect(await languageSwitch()).toHaveProperty('value', 'en');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
  vi.doUnmock('../i18n/hi.ts');
});
