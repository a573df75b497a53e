import { describe, expect, it } from 'vitest';
import { bid, openForTest, sangamBid } from '../../../testing/bid-screens.ts';
import { sampleMarket } from '../../../testing/sample-market.ts';
import { definition as halfSangam } from '../screens/half-sangam.ts';
import { definition as halfSangamA } from '../screens/half-sangam-a.ts';
import { definition as halfSangamB } from '../screens/half-sangam-b.ts';
import { definition as singleDigitBulk } from '../screens/single-digit-bulk.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import type { Definition } from './definition.ts';
import { buildRequest, sentId } from './submitted-content.ts';

const screenOf = (definition: Definition, betTypeId: number | undefined, marketId?: number) => {
  const screen = openForTest(definition);
  const market = { ...sampleMarket(), id: marketId };
  return { ...screen, betType: { ...screen.betType, id: betTypeId }, market };
};

describe('the id of a submission', () => {
  it.each([
    ['single_digits_bulk', singleDigitBulk, 2],
    ['half_sangam_a', halfSangamA, 20],
    ['half_sangam_b', halfSangamB, 22],
  ])(
    'of code %s is forced',
    { tags: ['@SUBMIT-27', '@SUBMIT-28', '@SUBMIT-29'] },
    (_code, definition, forced) => {
      for (const id of [99, forced, undefined])
        expect(sentId(screenOf(definition, id))).toBe(forced);
    },
  );

  it('is not forced for another code on the same screen', () => {
    const screen = screenOf(halfSangamB, 23);
    const betType = {
      ...screen.betType,
      config: { ...screen.betType.config, code: 'half_sangam' },
    };
    expect(sentId({ ...screen, betType })).toBe(23);
  });

  it('of the older Half Sangam is that of the bet type, else 20', { tags: ['@SUBMIT-30'] }, () => {
    expect(sentId(screenOf(halfSangam, 23))).toBe(23);
    expect(sentId(screenOf(halfSangam, undefined))).toBe(20);
  });
});

describe('preparing a submission', () => {
  const bids = [bid('128', 10)];
  const sends = (
    definition: Definition,
    list = bids,
    betTypeId: number | undefined = 14,
    marketId: number | undefined = 7,
  ) => {
    const screen = screenOf(definition, betTypeId, marketId);
    return buildRequest(screen, list, screen.state.form);
  };

  it('stops without an id of the bet type', { tags: ['@ERRB-01'] }, () => {
    const screen = screenOf(spMotor, undefined, 7);
    expect(() => buildRequest(screen, [], screen.state.form)).toThrow(
      'invalidBetTypeConfiguration',
    );
  });

  it('stops without an id of the market', { tags: ['@ERRB-02'] }, () => {
    const screen = screenOf(spMotor, 14, undefined);
    expect(() => buildRequest(screen, [], screen.state.form)).toThrow('invalidMarketConfiguration');
  });

  it('stops with an empty list', { tags: ['@ERRB-04'] }, () => {
    expect(() => sends(spMotor, [])).toThrow('noBidsFound');
  });

  it('stops when no bid has a number and points', { tags: ['@ERRB-03'] }, () => {
    expect(() => sends(spMotor, [bid('', 10), bid('128', 0)])).toThrow('noValidBetsFound');
  });

  it.each([0, -5, Number.NaN])(
    'stops on half sangam with a total of %d',
    { tags: ['@ERRB-05'] },
    (points) => {
      for (const definition of [halfSangam, halfSangamA, halfSangamB]) {
        expect(() =>
          sends(definition, [sangamBid({ openDigit: '5', closePana: '128' }, points)]),
        ).toThrow('invalidAmount');
      }
      expect(() => sends(spMotor, [bid('128', points)])).toThrow('noValidBetsFound');
    },
  );

  it('leaves unusable bids out of payload and amount', () => {
    const { amount, payload } = sends(spMotor, [bid('128', 10), bid('', 5), bid('129', 20001)]);
    expect(amount).toBe(10);
    expect(payload).toEqual({ bets: [{ pana: '128', points: 10, bet_type: 'open' }] });
  });
});
