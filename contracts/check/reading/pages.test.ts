import { expect, it } from 'vitest';
import { got, said } from '../test-support.ts';

const rates = (page: number, pagination: object) =>
  said(got(`/admin/payout-multipliers/?page=${page}`, { data: [], pagination })).failures;
const sound = { current_page: 2, has_previous: true, has_next: true, total_pages: 3 };

it('the pagination of a response has to match the requested page', () => {
  expect(rates(2, sound)).toEqual([]);
  expect(rates(1, sound)).toEqual([
    'GET /admin/payout-multipliers/ $.pagination.current_page is 2 on page 1 of 3, expected 1: the player is led to other pages than there are',
    'GET /admin/payout-multipliers/ $.pagination.has_previous is true on page 1 of 3, expected false: the player is led to other pages than there are',
  ]);
});

it.each([
  [{ has_next: false }, 'has_next is false on page 2 of 3, expected true'],
  [{ has_previous: false }, 'has_previous is false on page 2 of 3, expected true'],
  [{ current_page: 3 }, 'current_page is 3 on page 2 of 3, expected 2'],
  [{ total_pages: 2 }, 'has_next is true on page 2 of 2, expected false'],
])('a page with %j is a failure at the wrong field', (change, text) => {
  expect(rates(2, { ...sound, ...change })).toEqual([expect.stringContaining(text)]);
});

it.each([0, -1, 4, 100_000])(
  'the host may answer the missing page %d of three in any way',
  (page) => {
    expect(rates(page, sound)).toEqual([]);
    const pagination = { ...sound, current_page: page };
    const echoed = said(got(`/bets/history/?page=${page}`, { data: [], pagination }));
    expect(echoed.failures).toEqual([]);
  },
);
