import { betTypes } from '@matka/fixtures/bet-types';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ApiServer, startApi } from '../../testing/api-server.ts';
import { openApp } from '../../testing/open-app.tsx';
import { sampleMarket } from '../../testing/sample-market.ts';
import { signInForTest } from '../../testing/signed-in.ts';

describe('tile rates', () => {
  let api: ApiServer;
  afterEach(() => api.close());

  /** JSON of a rate list; 1e999 is a number that is none. */
  const listOf = (rates: readonly string[]): string => {
    const items = rates.map(
      (rate, at) =>
        `{"id":${at},"bet_type":{"id":${at},"name":"${betTypes[at]?.name}"},"payout_config":{"multiply_by":${rate}}}`,
    );
    return `{"data":[${items}],"pagination":{"current_page":1,"total_pages":1,"has_next":false,"has_previous":false}}`;
  };

  it('the tiles show fetched rates that are positive numbers, and nothing for others', async () => {
    const text = listOf(['9.5', '0', '-5', '1e999', 'null']);
    api = await startApi(({ path }) =>
      path === '/bet-types/'
        ? { body: betTypes }
        : path.startsWith('/admin/')
          ? { text }
          : { body: [] },
    );
    signInForTest();
    await openApp('/betting-options', { market: sampleMarket() });
    const list = await screen.findByRole('list', { name: 'Betting options' });
    await within(list).findByText('×9.5');
    const told = within(list)
      .getAllByRole('button')
      .map((tile) => [
        tile.getAttribute('aria-description'),
        /×.*$/.exec(tile.firstElementChild?.textContent ?? '')?.[0],
      ]);
    expect(told[0]).toEqual(['pays 9.5 times the points', '×9.5']);
    expect(told.slice(1)).toEqual(told.slice(1).map(() => [null, undefined]));
  });
});
