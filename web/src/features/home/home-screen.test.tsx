import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { signOut } from '../../auth/sign-out.ts';
import { setConfig } from '../../config.ts';
import { configOf, homeHost, listOf } from '../../testing/home-host.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';

const user = userEvent.setup({ delay: null });
const home = homeHost();

const open = () => openApp('/home');
const main = () => within(screen.getByRole('main'));
const cards = () => screen.findAllByRole('heading', { level: 3 });

it('home shows the reason of a failed configuration fetch, and Retry fetches again', {
  tags: ['@HOME-14', '@ERRF-02'],
}, async () => {
  home.homepage = { status: 500, body: {} };
  await open();
  expect(await screen.findByText('Failed to fetch homepage data')).toBeTruthy();
  expect(await cards()).toHaveLength(1);
  home.homepage = configOf({ buttons: [{ id: 1, name: 'RESULTS' }] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('RESULTS')).toBeTruthy();
  expect([home.calls('/homepage/'), home.calls('/markets/')]).toEqual([2, 1]);
});

it('home shows that the fetch of the markets failed, and Retry fetches them again', {
  tags: ['@HOME-16'],
}, async () => {
  home.markets = { status: 500, body: {} };
  await open();
  expect(await screen.findByText('Error loading markets')).toBeTruthy();
  home.markets = listOf(sampleMarket());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await cards()).toHaveLength(1);
  expect([home.calls('/homepage/'), home.calls('/markets/')]).toEqual([1, 2]);
});

it('home shows one notice if configuration and markets fail, and its Retry fetches both again', {
  tags: ['@HOME-14', '@HOME-16'],
}, async () => {
  home.homepage = { status: 503, body: {} };
  home.markets = { status: 503, body: {} };
  await open();
  await screen.findByText('Error loading markets');
  expect((await screen.findByRole('alert')).textContent).toBe('Error loading markets');
  home.homepage = configOf({ buttons: [{ id: 1, name: 'RESULTS' }] });
  home.markets = listOf(sampleMarket());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('RESULTS')).toBeTruthy();
  expect(await cards()).toHaveLength(1);
  expect([home.calls('/homepage/'), home.calls('/markets/')]).toEqual([2, 2]);
});

it('home and the options show a dash for a market without a name', async () => {
  home.markets = listOf(
    sampleMarket({ name: '' }),
    sampleMarket({ id: 8, name: ' ', close_time: '23:58:00' }),
  );
  await open();
  expect((await cards()).map(({ textContent }) => textContent)).toEqual(['–', '–']);
  await user.click(screen.getAllByRole('button', { name: 'Place Bet' })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 2, name: '–' });
});

it('home without configured buttons shows STARLINE and JACKPOT, which react to no tap', {
  tags: ['@HOME-07', '@HOME-08'],
}, async () => {
  await open();
  for (const name of ['STARLINE', 'JACKPOT']) {
    await user.click(await screen.findByRole('button', { name }));
  }
  expect(shownPath()).toBe('/home');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('home shows at most three configured buttons in the style of their theme', {
  tags: ['@HOME-05', '@HOME-06', '@ENT-09'],
}, async () => {
  home.homepage = configOf({
    buttons: [
      { id: 1, name: 'ONE', theme: 'primary' },
      { id: 2, name: 'TWO', theme: 'gold' },
      { id: 3, name: 'THREE' },
      { id: 4, name: 'FOUR' },
    ],
    button_config: { button_theme: 'secondary' },
  });
  await open();
  const looks = () =>
    ['ONE', 'TWO', 'THREE'].map((name) => main().getByRole('button', { name }).dataset.look);
  await screen.findByText('ONE');
  expect(looks()).toEqual(['primary', 'secondary', 'secondary']);
  expect(screen.queryByText('FOUR')).toBeNull();
  expect(screen.queryByText('STARLINE')).toBeNull();
});

it('home shows no more buttons than number_of_buttons', {
  tags: ['@HOME-05', '@ENT-09'],
}, async () => {
  const buttons = ['ONE', 'TWO'].map((name, id) => ({ id, name }));
  home.homepage = configOf({ buttons, button_config: { number_of_buttons: 1 } });
  await open();
  await screen.findByText('ONE');
  expect(screen.queryByText('TWO')).toBeNull();
});

it('the two colours of the configuration colour every screen until Logout', {
  tags: ['@HOME-09'],
}, async () => {
  home.homepage = configOf({ theme: { primary_color: '#7a0019', secondary_color: '#ffd54a' } });
  await open();
  const token = (name: string) => document.documentElement.style.getPropertyValue(name);
  await waitFor(() => expect(token('--brand')).toBe('#7a0019'));
  expect(token('--bar')).toBe('#7a0019');
  expect(token('--accent')).toBe('#ffd54a');
  await user.click(screen.getByRole('link', { name: 'Wallet' }));
  await screen.findByRole('heading', { name: 'Wallet' });
  expect(token('--brand')).toBe('#7a0019');
  act(() => signOut());
  expect([token('--brand'), localStorage.getItem('host_colours')]).toEqual(['', null]);
});

it('home has two contact lines with the numbers of the configuration', {
  tags: ['@HOME-10', '@APP-08'],
}, async () => {
  setConfig({
    apiBase: home.api.url,
    contacts: [
      { label: 'Help', number: '+91 12345 00000' },
      { label: 'Chat', number: '+91 12345 00001' },
    ],
  });
  await open();
  const lines = within(await screen.findByRole('list', { name: 'Contact' })).getAllByRole(
    'listitem',
  );
  expect(lines.map((line) => line.textContent)).toEqual([
    'Help+91 12345 00000',
    'Chat+91 12345 00001',
  ]);
  const links = main().getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+911234500000',
    'tel:+911234500001',
  ]);
});

it('the contact lines show a neutral text if no number is configured', {
  tags: ['@APP-08'],
}, async () => {
  await open();
  const lines = within(await screen.findByRole('list', { name: 'Contact' })).getAllByRole(
    'listitem',
  );
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line.textContent).toMatch(/Number not available$/);
  expect(main().queryAllByRole('link')).toEqual([]);
  await cards();
});

it('home has a logo, a balance, a menu and a bottom navigation', {
  tags: ['@HOME-01', '@HOME-12'],
}, async () => {
  await open();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('heading', { level: 1 }).textContent).toBe('KalyanMatka');
  expect(bar.getByRole('button', { name: /^Wallet/ }).textContent).toBe('₹10,000.00');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Asha Patil' })).toBeTruthy();
});
