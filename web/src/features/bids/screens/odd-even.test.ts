// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bid,
  bodyOf,
  contractAnswers,
  contractTakes,
  type Filled,
  questionOf,
  refusalOf,
} from '../../../testing/bid-screens.ts';
import type { Flag } from '../engine/form.ts';
import { oddEven } from './odd-even.ts';

const filled = (options: readonly Flag[], points = '10'): Filled => ({ options, points });

describe('Odd Even', () => {
  it.each([
    [['odd'], true, false],
    [['even'], false, true],
    [['odd', 'even'], true, true],
  ] as const)(
    'accepts %j and asks with a flag for each',
    { tags: ['@OE-01', '@SUGG-15'] },
    (options, odd, even) => {
      expect(refusalOf(oddEven, filled(options))).toBeUndefined();
      const asked = questionOf(oddEven, filled(options));
      expect(asked).toMatchObject({
        bet_type_id: 18,
        payload: { add_odd_digits: odd, add_even_digits: even },
      });
      expect(contractAnswers(18, asked?.payload)).toBe(true);
    },
  );

  it.each([
    [filled([], ''), 'Please enter the Points before adding bid'],
    [filled([], '0'), 'Please select at least one option'],
    [filled(['odd'], '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@OE-04', '@VBID-08', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(oddEven, form)).toBe(message);
  });

  it('sends the single digits under the key jodi', { tags: ['@SUBMIT-21'] }, () => {
    const { bet_type_id, payload } = bodyOf(oddEven, [bid('1', 10), bid('3', 10)]);
    expect(bet_type_id).toBe(18);
    expect(payload).toEqual({
      bets: [
        { jodi: '1', points: 10, bet_type: 'open' },
        { jodi: '3', points: 10, bet_type: 'open' },
      ],
    });
    expect(contractTakes(18, payload)).toBe(true);
  });
});
