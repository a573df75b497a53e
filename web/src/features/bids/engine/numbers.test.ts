import { describe, expect, it } from 'vitest';
import { addForTest, type Filled, openForTest } from '../../../testing/bid-screens.ts';
import { definition as fullSangam } from '../screens/full-sangam.ts';
import { definition as groupJodi } from '../screens/group-jodi.ts';
import { definition as halfSangam } from '../screens/half-sangam.ts';
import { definition as halfSangamA } from '../screens/half-sangam-a.ts';
import { definition as halfSangamB } from '../screens/half-sangam-b.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { definition as multiDigit } from '../screens/multi-digit.ts';
import { definition as oddEven } from '../screens/odd-even.ts';
import { definition as singleDigit } from '../screens/single-digit.ts';
import { definition as singleDigitBulk } from '../screens/single-digit-bulk.ts';
import { definition as singlePana } from '../screens/single-pana.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import { definition as spdptp } from '../screens/spdptp.ts';
import { definition as triplePana } from '../screens/triple-pana.ts';
import { tapKey } from './add-bid.ts';
import type { Definition } from './definition.ts';
import type { Inputs } from './form.ts';
import { changePoints } from './form-actions.ts';
import { changeCell } from './grid.ts';
import { bidsOf } from './screen-bids.ts';
import { addLabels } from './table.ts';

const filled = (inputs: Partial<Inputs>): Filled => ({ inputs, points: '10' });

describe('a bid has its id, label, points and type, and', { tags: ['@ENT-10'] }, () => {
  it.each<[string, Definition, Filled, object]>([
    ['a digit', singleDigit, filled({ singleDigit: '7' }), { label: '7', digit: '7' }],
    ['a jodi in its label', jodiDigits, filled({ jodiDigit: '05' }), { label: '05' }],
    ['a pana', singlePana, filled({ singlePana: '128' }), { label: '128', pana: '128' }],
    ['a triple pana', triplePana, filled({ triplePana: '000' }), { label: '000', pana: '000' }],
    [
      'open digit and close pana',
      halfSangamA,
      filled({ openDigit: '5', closePana: '128' }),
      { label: '5-128', openDigit: '5', closePana: '128' },
    ],
    [
      'the same on the older screen',
      halfSangam,
      filled({ openDigit: '0', closePana: '000' }),
      { label: '0-000', openDigit: '0', closePana: '000' },
    ],
    [
      'open pana and close digit',
      halfSangamB,
      filled({ openPana: '128', closeDigit: '5' }),
      { label: '128-5', openPana: '128', closeDigit: '5' },
    ],
    [
      'both panas',
      fullSangam,
      filled({ openPana: '128', closePana: '236' }),
      { label: '128-236', openPana: '128', closePana: '236' },
    ],
  ])('%s, as it is typed', (_what, definition, form, numbers) => {
    const [made, ...others] = addForTest(definition, form).screen.state.bids;
    const { gameType = 'none', ...rest } = made ?? {};
    expect(rest).toEqual({ id: expect.stringMatching(/./), points: 10, ...numbers });
    expect([['open', 'close'].includes(gameType), others]).toEqual([true, []]);
  });

  it('the digit of its cell', () => {
    const screen = openForTest(multiDigit);
    changeCell(screen, '3', '25');
    expect(bidsOf(screen, screen.state)).toEqual([
      { id: expect.any(String), label: '3', digit: '3', points: 25, gameType: 'open' },
    ]);
  });

  it('the digit of its key', () => {
    const screen = openForTest(singleDigitBulk);
    changePoints(screen, '25');
    tapKey(screen, { kind: 'keypad', missing: { points: 'enterPointsFirst' } }, '0');
    expect(screen.state.bids).toEqual([
      { id: expect.any(String), label: '0', digit: '0', points: 25, gameType: 'open' },
    ]);
  });

  it.each<[string, Definition, string, object]>([
    ['pana', spMotor, '128', { pana: '128' }],
    ['pana and its kind', spdptp, '100', { pana: '100', series: 'DP' }],
    ['digit', oddEven, '1', { digit: '1' }],
    ['jodi', groupJodi, '67', {}],
  ])('the %s that was suggested', (_what, definition, label, numbers) => {
    const screen = openForTest(definition);
    addLabels(screen, [label], { points: 5, session: 'close' });
    expect(screen.state.bids).toEqual([
      { id: expect.any(String), label, points: 5, gameType: 'close', ...numbers },
    ]);
  });

  it('an id that no other bid of the table has', () => {
    const screen = openForTest(spMotor);
    addLabels(screen, ['128', '137'], { points: 5, session: 'open' });
    addLabels(screen, ['128', '236'], { points: 5, session: 'open' });
    const ids = screen.state.bids.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
