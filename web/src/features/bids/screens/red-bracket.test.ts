// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bid,
  bodyOf,
  contractAnswers,
  contractTakes,
  openForTest,
  questionOf,
  refusalOf,
} from '../../../testing/bid-screens.ts';
import { sessionOf } from '../engine/screen-bids.ts';
import { redBracket } from './red-bracket.ts';

/** A form in which no bracket is chosen. */
const bare = { date: '21-11-2026', type: 'close', points: '' } as const;

describe('Red Bracket', () => {
  it('accepts the half bracket it starts with and asks for it', {
    tags: ['@RB-01', '@SUGG-08'],
  }, () => {
    expect(refusalOf(redBracket, { points: '10' })).toBeUndefined();
    const asked = questionOf(redBracket, { points: '10' });
    expect(asked).toMatchObject({ bet_type_id: 11, payload: { mode: 'half' } });
    expect(contractAnswers(11, asked?.payload)).toBe(true);
  });

  it.each([
    ['', 'Please enter the Points before adding bid'],
    ['0', 'Points must be between 1 to 10000'],
  ])('refuses “%s” points: %s', { tags: ['@VBID-08', '@VPTS-03'] }, (points, message) => {
    expect(refusalOf(redBracket, { points })).toBe(message);
  });

  it('bids on close, whatever the Type says', { tags: ['@RB-03'] }, () => {
    const screen = openForTest(redBracket, { bet_direction: 'both' });
    expect(sessionOf(screen, { ...screen.state.form, type: 'open' })).toBe('close');
  });

  it.each([
    [{ ...bare, bracketType: 'half' }, 'half'],
    [{ ...bare, bracketType: 'full' }, 'full'],
    [bare, 'half'],
  ] as const)(
    'sends the first jodi, the bracket of %j and the bets',
    { tags: ['@SUBMIT-17', '@SUBMIT-18'] },
    (form, mode) => {
      const bids = [bid('05', 10, 'close'), bid('16', 10, 'close')];
      const { bet_type_id, payload } = bodyOf(redBracket, bids, form);
      expect(bet_type_id).toBe(11);
      expect(payload).toEqual({
        start: '05',
        mode,
        bets: [
          { jodi: '05', points: 10 },
          { jodi: '16', points: 10 },
        ],
      });
      expect(contractTakes(11, payload)).toBe(true);
    },
  );
});
