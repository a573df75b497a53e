import { panasByAnk } from '@matka/contracts/numbers/panas';
import { misspeltPanas, settlementMistakes } from '@matka/fixtures/numbers/mistakes';
import { settledDays } from '@matka/fixtures/numbers/other-draws';
import { type Outcome, plainDay, type SettledBet } from '@matka/fixtures/numbers/settlements';
import { describe, expect, it } from 'vitest';
import { GameError, makeDraw } from './panas.ts';
import { type BetOutcome, type BetToSettle, settle } from './settle.ts';

const betOf = ({ id, session, on, points }: SettledBet): BetToSettle => ({
  betTypeId: id,
  session,
  numbers: on,
  points,
});

/** A decision in the words of the tables: the win in points. */
const worded = (decision: BetOutcome): Outcome =>
  decision.status === 'won' ? decision.win / 100 : decision.status;

const name = (bet: SettledBet) => `${bet.id} ${bet.session ?? ''} ${JSON.stringify(bet.on)}`;

describe.each([plainDay, ...settledDays])('on the draw $draw', ({ draw, bets }) => {
  const afterOpen = { ...draw, closeDigit: null, closePana: null };

  it.each(bets.map((bet) => ({ bet, title: name(bet), ...bet })))(
    'the bet $title is $afterOpen, then $atClose',
    { tags: ['@MOCK-23', '@MOCK-24'] },
    ({ bet }) => {
      expect(settle(betOf(bet), makeDraw(null, null))).toEqual({ status: 'PENDING' });
      expect(worded(settle(betOf(bet), afterOpen))).toBe(bet.afterOpen);
      expect(worded(settle(betOf(bet), draw))).toBe(bet.atClose);
    },
  );
});

it.each([
  [1, { digit: '1' }, 9.5],
  [3, { jodi: '17' }, 95],
  [5, { pana: '128' }, 150],
  [21, { open_pana: '128', close_pana: '340' }, 10_000],
] as const)(
  'a won bet of type %i is paid exactly for every stake',
  { tags: ['@MOCK-24'] },
  (id, numbers, rate) => {
    for (let points = 1; points <= 10_000; points += 1) {
      const bet = { betTypeId: id, session: 'open', numbers, points } as const;
      const { win } = settle(bet, makeDraw('128', '340')) as { win: number };
      if (win / 100 !== points * rate)
        expect({ points, win }).toEqual({ points, win: points * rate });
    }
  },
);

it.each(settlementMistakes)(
  'settlement avoids this mistake: $mistake',
  { tags: ['@MOCK-23', '@MOCK-24'] },
  ({ draw, bet }) => {
    const afterOpen = { ...draw, closeDigit: null, closePana: null };
    expect(worded(settle(betOf(bet), afterOpen))).toBe(bet.afterOpen);
    expect(worded(settle(betOf(bet), draw))).toBe(bet.atClose);
  },
);

it('a bet that is settled twice gets the same outcome, and its input does not change', {
  tags: ['@MOCK-24'],
}, () => {
  const numbers = Object.freeze({ pana: '000' });
  const bet: BetToSettle = Object.freeze({ betTypeId: 9, session: 'open', numbers, points: 3 });
  const draw = Object.freeze(makeDraw('000', '128'));
  expect(settle(bet, draw)).toEqual(settle(bet, draw));
});

const closeOnly = { openPana: null, openDigit: null, closeDigit: '7', closePana: '340' };

it.each([
  ['a jodi', 3, { jodi: '27' }],
  ['a half sangam of an open digit', 20, { open_digit: '2', close_pana: '340' }],
  ['a half sangam of an open pana', 22, { open_pana: '110', close_digit: '7' }],
  ['a full sangam', 21, { open_pana: '110', close_pana: '340' }],
  ['an open digit', 1, { digit: '2' }],
  ['an open pana', 5, { pana: '128' }],
] as const)(
  'a close that is drawn before its open leaves %s pending, whatever the close pana is',
  (_, betTypeId, numbers) => {
    const bet = { betTypeId, session: 'open', numbers, points: 10 } as const;
    expect(settle(bet, closeOnly)).toEqual({ status: 'PENDING' });
    const other = { ...closeOnly, closeDigit: '1', closePana: '128' };
    expect(settle(bet, other)).toEqual({ status: 'PENDING' });
  },
);

it('a close that is drawn before its open settles the bets that the close alone decides', {
  tags: ['@MOCK-23'],
}, () => {
  const bet = { betTypeId: 1, session: 'close', numbers: { digit: '7' }, points: 10 } as const;
  expect(settle(bet, closeOnly)).toEqual({ status: 'won', win: 9500 });
});

it.each(Object.entries(panasByAnk))(
  'a draw has ank %s after each pana of its row',
  { tags: ['@MOCK-25'] },
  (ank, row) => {
    for (const pana of [...row.SP, ...row.DP, ...row.TP]) {
      expect(makeDraw(pana, null)).toEqual({
        openPana: pana,
        openDigit: ank,
        closeDigit: null,
        closePana: null,
      });
      expect(makeDraw('128', pana)).toEqual({
        openPana: '128',
        openDigit: '1',
        closeDigit: ank,
        closePana: pana,
      });
    }
  },
);

it('a draw has no numbers before its results', () => {
  const nothing = { openPana: null, openDigit: null, closeDigit: null, closePana: null };
  expect(makeDraw(null, null)).toEqual(nothing);
});

it.each(misspeltPanas)(
  'a draw refuses $wrong as open and as close pana',
  { tags: ['@MOCK-25'] },
  ({ wrong }) => {
    const refusal = new GameError(
      `${wrong} is not a pana: its digits must rise, with 0 as the highest`,
    );
    expect(() => makeDraw(wrong, null)).toThrow(refusal);
    expect(() => makeDraw('128', wrong)).toThrow(refusal);
  },
);
