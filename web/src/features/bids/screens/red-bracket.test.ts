import { expect, it } from 'vitest';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { describeScreen } from '../../../testing/describe-screen.ts';
import { sessionOf } from '../engine/screen-bids.ts';
import { definition as redBracket } from './red-bracket.ts';

/** A form in which no bracket is chosen. */
const bare = { type: 'close', points: '' } as const;

const sent = (mode: 'half' | 'full') => ({
  tags: ['@SUBMIT-17', '@SUBMIT-18'],
  bids: [bid('05', 10, 'close'), bid('16', 10, 'close')],
  betTypeId: 11 as const,
  payload: {
    start: '05',
    mode,
    bets: [
      { jodi: '05', points: 10 },
      { jodi: '16', points: 10 },
    ],
  },
});

describeScreen(redBracket, {
  rejects: {
    tags: ['@VBID-08', '@VPTS-03'],
    cases: [
      [{ points: '' }, 'Please enter the Points before adding bid'],
      [{ points: '0' }, 'Points must be between 1 to 10000'],
    ],
  },
  requests: {
    tags: ['@RB-01', '@SUGG-08'],
    betTypeId: 11,
    cases: [[{ points: '10' }, { mode: 'half' }]],
  },
  sends: [
    { ...sent('half'), form: { ...bare, bracketType: 'half' } },
    { ...sent('full'), form: { ...bare, bracketType: 'full' } },
    { ...sent('half'), form: bare },
  ],
});

it('Red Bracket bids on close, whatever the Type says', { tags: ['@RB-03'] }, () => {
  const screen = openForTest(redBracket, { bet_direction: 'both' });
  expect(sessionOf(screen, { ...screen.state.form, type: 'open' })).toBe('close');
});
