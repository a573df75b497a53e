import { type HomepageConfig, noHomepage } from '@matka/contracts/api/homepage';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BannerCarousel } from './banner-carousel.tsx';

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

it('the later banners are loaded when the browser is idle, or on a swipe', () => {
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

it('a banner shows its caption on a card if its image fails to load', {
  tags: ['@HOME-02'],
}, () => {
  draw(1);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Title 1').closest('[aria-hidden="true"]')).toBeNull();
});

it('the carousel has at most five banners, or as many as total_banners allows', {
  tags: ['@HOME-05'],
}, () => {
  const { unmount } = draw(7);
  expect(slides()).toHaveLength(5);
  unmount();
  draw(7, { total_banners: 2 });
  expect(slides()).toHaveLength(2);
});

it('the carousel without banners is empty', () => {
  expect(draw(0).container.textContent).toBe('');
});

it('the rotation shows the next banner every 5000 ms and starts over', {
  tags: ['@HOME-03'],
}, () => {
  draw(2);
  expect(shown()).toBe(1);
  pass(4999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(2);
  pass(5000);
  expect(shown()).toBe(1);
});

it('the rotation shows the next banner at the configured interval', { tags: ['@HOME-03'] }, () => {
  draw(3, { animation_duration: 800 });
  pass(800);
  expect(shown()).toBe(2);
});

it('the carousel with one banner does not rotate and has no controls', {
  tags: ['@HOME-03'],
}, () => {
  draw(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('the rotation uses the configured animation, or a fade by default', {
  tags: ['@HOME-04'],
}, () => {
  const animation = () => document.querySelector<HTMLElement>('ul')?.dataset.animation;
  const { unmount } = draw(2);
  expect(animation()).toBe('fade');
  unmount();
  draw(2, { animation_type: 'Slide' });
  expect(animation()).toBe('slide');
});

it('the rotation stops while the page is hidden', () => {
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

it('the rotation starts only on a tap for a player who asks for less motion', () => {
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
