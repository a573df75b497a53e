import { expect, it } from 'vitest';
import { checkExchanges } from '../check.ts';
import { betType, got, market, page, record, said } from '../test-support.ts';

const markets = (...names: string[]) =>
  got(
    '/markets/',
    names.map((name, index) => market({ id: index + 1, name })),
  );
const types = (...ids: number[]) =>
  got(
    '/bet-types/',
    ids.map((id) => betType(id, 'jodi_digits', 'Jodi')),
  );
const rates = (multiply_by: number) =>
  got(
    '/admin/payout-multipliers/?page=1',
    page({ bet_type: { name: 'Jodi' }, payout_config: { multiply_by } }),
  );

it.each([
  ['a market is added', markets('Surya'), markets('Surya', 'Chandra')],
  ['a market is gone', markets('Surya', 'Chandra'), markets('Surya')],
  ['a market has another name', markets('Surya'), markets('Surya Day')],
  ['a bet type has another id', types(3), types(4)],
  ['a rate rises', rates(90), rates(95)],
])('a changed list is read again and may keep its change: %s', (_, before, after) => {
  const check = checkExchanges([before, after]);
  expect(check.questions()).toEqual([{ path: after.request.path, query: after.request.query }]);
  expect(said(before, after, after).failures).toEqual([]);
});

it('a list may write its ids as numbers or as texts', () => {
  const [numbers, texts] = [7, '7'].map((id) => got('/markets/', [market({ id })]));
  if (numbers && texts) expect(said(numbers, texts, numbers).failures).toEqual([]);
});

it.each([
  [
    'markets',
    [markets('Surya', 'Chandra'), markets('Surya')],
    'GET /markets/ $[*].name lacks Chandra, which it had before, and differs again',
  ],
  ['rates', [rates(90), rates(95)], 'is 95 for Jodi, before 90 for Jodi'],
])('a list that changes back is a contradiction: %s', (_, [one, other], text) => {
  if (one && other) expect(said(one, other, one).failures).toEqual([expect.stringContaining(text)]);
});

const bets = (name: string) => got('/bets/history/', page({ ...record(), market: { name } }));

it('a renamed market may have its new name in the records of its bets', () => {
  expect(
    said(markets('Surya'), bets('Surya'), bets('Surya Day'), markets('Surya Day')).failures,
  ).toEqual([]);
});

it('a record that moves to another market is a contradiction while both markets are listed', () => {
  const list = markets('Surya', 'Chandra');
  expect(said(list, bets('Surya'), bets('Chandra'), list).failures).toEqual([
    'GET /bets/history/ $.data[0].market.name of bet 41 is Chandra, another response has Surya',
  ]);
});

it('the results of a day may omit the former name of a renamed market', () => {
  const drawn = { open_pana: '140', open_digit: '5', close_digit: null, close_pana: null };
  const day = (names: string[]) =>
    got('/markets/results/monthly/?month=11&year=2026&date=2026-11-19', {
      markets: Object.fromEntries(names.map((name) => [name, [drawn]])),
    });
  const [before, after] = [day(['Surya']), day(['Surya Day'])];
  expect(said(markets('Surya'), before, after, markets('Surya Day')).failures).toEqual([]);
  expect(said(markets('Surya'), before, after, markets('Surya')).failures).toEqual([
    'GET /markets/results/monthly/ $.markets lacks Surya on 2026-11-19, another response has 140-5-*-*',
  ]);
});
