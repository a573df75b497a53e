import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleMarket } from '../../testing/sample-market.ts';
import { MarketCards } from './market-cards.tsx';

it('the first list of a page begins with the cards of a screen; a later one is there at once', async () => {
  const markets = Array.from({ length: 20 }, (_, id) => sampleMarket({ id, name: `Market ${id}` }));
  const list = <MarketCards markets={markets}>{({ name }) => name}</MarketCards>;
  const rendered = () => renderToString(list).match(/<li>/g);
  expect(rendered()).toHaveLength(6);
  // A pinned market may be the last of the host's.
  localStorage.setItem('has_pins', '1');
  expect(rendered()).toHaveLength(20);
  localStorage.removeItem('has_pins');
  await act(async () => render(list));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(rendered()).toHaveLength(20);
});
