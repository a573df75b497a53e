import { expect, it } from 'vitest';
import { betType, got, market, page, record, said } from '../test-support.ts';

const drawn = [{ open_pana: '128', open_digit: '1', close_digit: null, close_pana: null }];
const results = (...names: string[]) =>
  got('/markets/results/monthly/?month=11&year=2026&date=2026-11-19', {
    markets: Object.fromEntries(names.map((name) => [name, drawn])),
  });

it.each([
  [['Time Bazar'], 'lacks Time Bazar, which has results'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'lacks A, B, C, D and 2 more, which have results'],
])('markets %j that are missing from the list may have been stopped', (names, text) => {
  expect(said(got('/markets/', [market()]), results('Surya Day', ...names))).toEqual({
    failures: [],
    notes: [`GET /markets/ $ ${text}, expected or not: the player cannot bet on them`],
  });
});

it('an empty list of markets is a note at most', () => {
  expect(said(got('/markets/', []), results('Surya Day')).failures).toEqual([]);
});

it('a list with one bet type is a failure if bets have many types', () => {
  const types = ['Ank', 'Jodi', 'Pana'].map((type, id) => record({ id, type }));
  const { failures } = said(
    got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
    got('/bets/history/', page(...types)),
  );
  expect(failures).toContain('GET /bet-types/ $ has one entry, while other responses name 3');
});
