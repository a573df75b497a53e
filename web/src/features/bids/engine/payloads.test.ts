import { expect, it } from 'vitest';
import { bidOf } from './numbers.ts';
import {
  digitBets,
  fullSangamBets,
  halfSangamABets,
  halfSangamBBets,
  panaBets,
} from './payloads.ts';

/** A bid of which only the label is known, as in a foreign draft. */
const labelled = (label: string) => bidOf({ label }, 10, 'close');
const common = { points: 10, bet_type: 'close' };

it('sends the digit or pana that the table shows', { tags: ['@ENT-10'] }, () => {
  expect(digitBets([labelled('7')])).toEqual({ bets: [{ digit: '7', ...common }] });
  expect(panaBets([labelled('128')])).toEqual({ bets: [{ pana: '128', ...common }] });
});

it('sends an empty part of a sangam as such, so that the host rejects it', () => {
  const bids = [labelled('5-128')];
  expect(halfSangamABets(bids)).toEqual({
    bets: [{ open_digit: '', close_pana: '', ...common }],
  });
  expect(halfSangamBBets(bids)).toEqual({
    bets: [{ open_pana: '', close_digit: '', ...common }],
  });
  expect(fullSangamBets(bids)).toEqual({ bets: [{ open_pana: '', close_pana: '', ...common }] });
});
