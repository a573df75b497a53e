import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { setPlace } from '../../lib/places.ts';
import { sampleMarket } from '../../testing/sample-market.ts';
import { MarketCards } from './market-cards.tsx';

const many = Array.from({ length: 25 }, (_, id) => sampleMarket({ id, name: `Market ${id}` }));
const markets = many.slice(0, 20);
const list = <MarketCards markets={markets}>{({ name }) => name}</MarketCards>;
/** The cards of the first frame. */
const atFirst = () => renderToString(list).match(/<li>/g);

afterEach(() => {
  setPlace('/', 0);
  vi.unstubAllGlobals();
  vi.doUnmock('./many-cards.tsx');
});

it('the list begins with the cards of a screen and goes on with all', async () => {
  expect(atFirst()).toHaveLength(6);
  expect(renderToString(list)).not.toContain('height:');
  await act(async () => render(list));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(atFirst()).toHaveLength(6);
});

it('a list to which the player returns has the cards down to the place at once', () => {
  setPlace('/', 400);
  expect(atFirst()).toHaveLength(11);
  setPlace('/', 5_000);
  expect(atFirst()).toHaveLength(20);
});

it('a list on a high screen has the cards down to its end at once', () => {
  vi.stubGlobal('innerHeight', 1_300);
  expect(atFirst()).toHaveLength(11);
});

it('a list that can be searched is there at once when the player returns, with its search box', async () => {
  const searchable = <MarketCards markets={many}>{({ name }) => name}</MarketCards>;
  render(searchable);
  await screen.findByRole('searchbox');
  const first = renderToString(searchable);
  expect(first).toContain('type="search"');
  expect(first.match(/<li>/g)).toHaveLength(25);
});

it('the first frame of a list that can be searched has space for the box and requests nothing', async () => {
  vi.resetModules();
  const requested = vi.fn();
  vi.doMock('./many-cards.tsx', () => {
    requested();
    return { ManyCards: () => 'all of them' };
  });
  const fresh = await import('./market-cards.tsx');
  const searchable = <fresh.MarketCards markets={many}>{({ name }) => name}</fresh.MarketCards>;
  const first = renderToString(searchable);
  expect(first).toMatch(/^<div aria-hidden="true"[^>]*height:72px/);
  expect(first.match(/<li>/g)).toHaveLength(6);
  await vi.dynamicImportSettled();
  expect(requested).not.toHaveBeenCalled();
  render(searchable);
  await screen.findByText('all of them');
});

it('a list with pins is there at once: a pinned market may be the last of the host', () => {
  localStorage.setItem('has_pins', '1');
  expect(atFirst()).toHaveLength(20);
});
