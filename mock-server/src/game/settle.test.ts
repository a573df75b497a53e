import { settlementMistakes } from '@matka/fixtures/numbers/mistakes';
import { settledDays } from '@matka/fixtures/numbers/other-draws';
import { type Outcome, plainDay, type SettledBet } from '@matka/fixtures/numbers/settlements';
import { describe, expect, it } from 'vitest';
import { drawOf } from './draw.ts';
import { GameError } from './game-error.ts';
import { type Decision, decide, type PlacedBet } from './settle.ts';

const betOf = ({ id, side, on, points }: SettledBet): PlacedBet => ({
  betTypeId: id,
  side,
  numbers: on,
  points,
});

/** A decision in the words of the tables: the win in points. */
const worded = (decision: Decision): Outcome =>
  decision.status === 'won' ? decision.win / 100 : decision.status;

const name = (bet: SettledBet) => `${bet.id} ${bet.side ?? ''} ${JSON.stringify(bet.on)}`;

describe.each([plainDay, ...settledDays])('on the draw $draw', ({ draw, bets }) => {
  const afterOpen = { ...draw, closeDigit: null, closePana: null };

  it.each(bets.map((bet) => ({ bet, title: name(bet), ...bet })))(
    '$title is $afterOpen, then $atClose',
    { tags: ['@MOCK-23', '@MOCK-24'] },
    ({ bet }) => {
      expect(decide(betOf(bet), drawOf(null, null))).toEqual({ status: 'PENDING' });
      expect(worded(decide(betOf(bet), afterOpen))).toBe(bet.afterOpen);
      expect(worded(decide(betOf(bet), draw))).toBe(bet.atClose);
    },
  );

  it('every net is the win minus the points, in hundredths', { tags: ['@MOCK-24'] }, () => {
    for (const bet of bets) {
      const decision = decide(betOf(bet), draw);
      if (decision.status === 'PENDING') throw new Error(`${name(bet)} is still pending`);
      expect(decision.net).toBe(decision.win - bet.points * 100);
      expect(decision.status === 'won').toBe(decision.win > 0);
    }
  });
});

describe('mistakes seen elsewhere', () => {
  it.each(settlementMistakes)('$mistake', { tags: ['@MOCK-23', '@MOCK-24'] }, ({ draw, bet }) => {
    const afterOpen = { ...draw, closeDigit: null, closePana: null };
    expect(worded(decide(betOf(bet), afterOpen))).toBe(bet.afterOpen);
    expect(worded(decide(betOf(bet), draw))).toBe(bet.atClose);
  });

  it('deciding twice gives the same decision and changes nothing', { tags: ['@MOCK-24'] }, () => {
    const numbers = Object.freeze({ pana: '000' });
    const bet: PlacedBet = Object.freeze({ betTypeId: 9, side: 'open', numbers, points: 3 });
    const draw = Object.freeze(drawOf('000', '128'));
    expect(decide(bet, draw)).toEqual(decide(bet, draw));
  });
});

describe('a bet that lacks something', () => {
  it.each([1, 9, 18, 19] as const)('of type %i without a session is refused', (betTypeId) => {
    const numbers = { digit: '1', jodi: '1', pana: '111' };
    expect(() =>
      decide({ betTypeId, side: null, numbers, points: 1 }, drawOf('128', '340')),
    ).toThrow(new GameError('A bet on a digit or a pana needs its session'));
  });

  it.each([
    [1, 'digit'],
    [3, 'jodi'],
    [18, 'jodi'],
    [5, 'pana'],
    [20, 'open_digit'],
    [21, 'open_pana'],
    [22, 'open_pana'],
  ] as const)('of type %i without %s is refused', (betTypeId, key) => {
    for (const numbers of [{}, { [key]: null }]) {
      expect(() =>
        decide({ betTypeId, side: 'close', numbers, points: 1 }, drawOf(null, null)),
      ).toThrow(new GameError(`The bet has no ${key}`));
    }
  });
});
