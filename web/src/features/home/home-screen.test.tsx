import { type HomepageConfig, noHomepage } from '@matka/contracts/api/homepage';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../auth/sign-out.ts';
import { setConfig } from '../../config.ts';
import { configOf, homeHost, listOf } from '../../testing/home-host.ts';
import { openApp, shownPath } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { BannerCarousel } from './banner-carousel.tsx';

const user = userEvent.setup({ delay: null });
const home = homeHost();

const open = () => openApp('/home');
const main = () => within(screen.getByRole('main'));
const cards = () => screen.findAllByRole('heading', { level: 3 });

it('a failed fetch of the configuration shows why, and Retry fetches again', {
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

it('a failed fetch of the markets shows that it failed, and Retry fetches them again', {
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

it('home without buttons shows STARLINE and JACKPOT, which do nothing', {
  tags: ['@HOME-07', '@HOME-08'],
}, async () => {
  await open();
  for (const name of ['STARLINE', 'JACKPOT']) {
    await user.click(await screen.findByRole('button', { name }));
  }
  expect(shownPath()).toBe('/home');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('home shows configured buttons, three at most, in the look of their theme', {
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

it('the contact lines are two and take their numbers from the configuration', {
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

it('the contact lines hold a neutral text where no number is configured', {
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

it('the shell around home has logo, balance, menu and bottom navigation', {
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

describe('above the markets', () => {
  const banners = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      image_url: `/banner-${index + 1}.png`,
      title: `Title ${index + 1}`,
      description: `About ${index + 1}`,
    }));

  const draw = (count: number, options?: Partial<HomepageConfig['banner_config']>) =>
    render(
      <BannerCarousel
        banners={banners(count)}
        options={{ ...noHomepage.banner_config, ...options }}
      />,
    );

  const slides = () => [...document.querySelectorAll('li')];
  const shown = () => slides().findIndex((slide) => slide.dataset.shown) + 1;
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('the banners show image, caption and alternative text', { tags: ['@HOME-02'] }, () => {
    draw(2);
    expect(screen.getByRole('img', { name: 'Title 1. About 1' })).toHaveProperty(
      'src',
      expect.stringContaining('/banner-1.png'),
    );
    expect(screen.getByText('Title 1')).toBeTruthy();
    expect(screen.getByText('About 1')).toBeTruthy();
  });

  it('the banners behind the first one are loaded when the browser is idle, or with a swipe to them', () => {
    const loaded = () => [...document.querySelectorAll('img')].map(({ src }) => src.slice(-5, -4));
    const { unmount } = draw(3);
    expect(loaded()).toEqual(['1']);
    pass(200);
    expect(loaded()).toEqual(['1', '2', '3']);
    unmount();
    draw(3);
    fireEvent.click(screen.getByRole('button', { name: 'Next banner, 1 of 3 is shown' }));
    expect(loaded()).toEqual(['1', '2', '3']);
  });

  it('a banner stays as a card with its caption when its image fails to load', {
    tags: ['@HOME-02'],
  }, () => {
    draw(1);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Title 1').closest('[aria-hidden="true"]')).toBeNull();
  });

  it('the banners are five at most, or as many as total_banners says', {
    tags: ['@HOME-05'],
  }, () => {
    const { unmount } = draw(7);
    expect(slides()).toHaveLength(5);
    unmount();
    draw(7, { total_banners: 2 });
    expect(slides()).toHaveLength(2);
  });

  it('home without banners shows nothing in their place', () => {
    expect(draw(0).container.textContent).toBe('');
  });

  it('the rotation moves on every 5000 ms and starts over', { tags: ['@HOME-03'] }, () => {
    draw(2);
    expect(shown()).toBe(1);
    pass(4999);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(2);
    pass(5000);
    expect(shown()).toBe(1);
  });

  it('the rotation moves on at the configured interval', { tags: ['@HOME-03'] }, () => {
    draw(3, { animation_duration: 800 });
    pass(800);
    expect(shown()).toBe(2);
  });

  it('the rotation stays still with one banner, which needs no controls', {
    tags: ['@HOME-03'],
  }, () => {
    draw(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('the rotation changes with the configured animation, fade by default', {
    tags: ['@HOME-04'],
  }, () => {
    const animation = () => document.querySelector<HTMLElement>('ul')?.dataset.animation;
    const { unmount } = draw(2);
    expect(animation()).toBe('fade');
    unmount();
    draw(2, { animation_type: 'Slide' });
    expect(animation()).toBe('slide');
  });

  it('the rotation stands still while the page is hidden', () => {
    draw(2);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(20_000);
    expect(shown()).toBe(1);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(5000);
    expect(shown()).toBe(2);
  });

  it('the rotation waits to be started by a player who asks for less motion', () => {
    const query = matchMedia('all');
    vi.spyOn(query, 'matches', 'get').mockReturnValue(true);
    vi.spyOn(window, 'matchMedia').mockReturnValue(query);
    draw(2);
    pass(20_000);
    expect(shown()).toBe(1);
    expect(screen.getByRole('button', { name: 'Play banners' })).toBeTruthy();
  });

  it('the rotation follows a button and a swipe', () => {
    draw(3);
    fireEvent.click(screen.getByRole('button', { name: 'Next banner, 1 of 3 is shown' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next banner, 2 of 3 is shown' }));
    expect(shown()).toBe(3);
    const [list] = screen.getAllByRole('list');
    if (!list) throw new Error('There is no list of banners');
    const [thumb, second] = [{ isPrimary: true, pointerId: 1 }, { pointerId: 2 }];
    fireEvent.pointerDown(list, { ...thumb, clientX: 200 });
    fireEvent.pointerUp(list, { ...thumb, clientX: 120 });
    expect(shown()).toBe(1);
    fireEvent.pointerDown(list, { ...thumb, clientX: 120 });
    fireEvent.pointerUp(list, { ...thumb, clientX: 200 });
    expect(shown()).toBe(3);
    // Two fingers zoom: their distance is no swipe.
    fireEvent.pointerDown(list, { ...thumb, clientX: 200 });
    fireEvent.pointerDown(list, { ...second, clientX: 80 });
    fireEvent.pointerUp(list, { ...thumb, clientX: 200 });
    fireEvent.pointerUp(list, { ...second, clientX: 80 });
    expect(shown()).toBe(3);
  });
});
