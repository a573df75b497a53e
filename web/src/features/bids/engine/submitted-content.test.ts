import { expect, it } from 'vitest';
import { isTableOf } from '../../../submissions/placed-drafts.ts';
import { bid, openForTest, sangamBid } from '../../../testing/bid-screens.ts';
import { sampleMarket } from '../../../testing/sample-market.ts';
import { sampleSubmission } from '../../../testing/stored-submissions.ts';
import { definition as halfSangam } from '../screens/half-sangam.ts';
import { definition as halfSangamA } from '../screens/half-sangam-a.ts';
import { definition as halfSangamB } from '../screens/half-sangam-b.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { definition as singleDigit } from '../screens/single-digit.ts';
import { definition as singleDigitBulk } from '../screens/single-digit-bulk.ts';
import { definition as singlePana } from '../screens/single-pana.ts';
import { definition as spMotor } from '../screens/sp-motor.ts';
import type { Definition } from './definition.ts';
import { setBids } from './screen.ts';
import { buildRequest, contentOf, isOfScreen, openOf, sentId } from './submitted-content.ts';

const screenOf = (definition: Definition, betTypeId: number | undefined, marketId?: number) => {
  const screen = openForTest(definition);
  const market = { ...sampleMarket(), id: marketId };
  return { ...screen, betType: { ...screen.betType, id: betTypeId }, market };
};

it.each([
  ['single_digits_bulk', singleDigitBulk, 2],
  ['half_sangam_a', halfSangamA, 20],
  ['half_sangam_b', halfSangamB, 22],
])(
  'a submission of code %s has a forced bet type id',
  { tags: ['@SUBMIT-27', '@SUBMIT-28', '@SUBMIT-29'] },
  (_code, definition, forced) => {
    for (const id of [99, forced, undefined]) expect(sentId(screenOf(definition, id))).toBe(forced);
  },
);

it('a submission of another code on the same screen has the id of its bet type', () => {
  const screen = screenOf(halfSangamB, 23);
  const betType = {
    ...screen.betType,
    config: { ...screen.betType.config, code: 'half_sangam' },
  };
  expect(sentId({ ...screen, betType })).toBe(23);
});

it('a submission of the older Half Sangam has the id of its bet type, or 20 without an id', {
  tags: ['@SUBMIT-30'],
}, () => {
  expect(sentId(screenOf(halfSangam, 23))).toBe(23);
  expect(sentId(screenOf(halfSangam, undefined))).toBe(20);
});

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

it('the submission fails without an id of the bet type', { tags: ['@ERRB-01'] }, () => {
  const screen = screenOf(spMotor, undefined, 7);
  expect(() => buildRequest(screen, [], screen.state.form)).toThrow(
    'Invalid bet type configuration',
  );
});

it('the submission fails without an id of the market', { tags: ['@ERRB-02'] }, () => {
  const screen = screenOf(spMotor, 14, undefined);
  expect(() => buildRequest(screen, [], screen.state.form)).toThrow('Invalid market configuration');
});

it('the submission fails with an empty list of bids', { tags: ['@ERRB-04'] }, () => {
  expect(() => sends(spMotor, [])).toThrow('No bids found');
});

it('the submission fails if no bid has a number and points', { tags: ['@ERRB-03'] }, () => {
  expect(() => sends(spMotor, [bid('', 10), bid('128', 0)])).toThrow('No valid bets found');
});

it.each([0, -5, Number.NaN])(
  'the submission of a half sangam fails with a total of %d',
  { tags: ['@ERRB-05'] },
  (points) => {
    for (const definition of [halfSangam, halfSangamA, halfSangamB]) {
      expect(() =>
        sends(definition, [sangamBid({ openDigit: '5', closePana: '128' }, points)]),
      ).toThrow('Invalid amount');
    }
    expect(() => sends(spMotor, [bid('128', points)])).toThrow('No valid bets found');
  },
);

it('the submission leaves invalid bids out of its payload and amount', () => {
  const { amount, payload } = sends(spMotor, [bid('128', 10), bid('', 5), bid('129', 20001)]);
  expect(amount).toBe(10);
  expect(payload).toEqual({ bets: [{ pana: '128', points: 10, bet_type: 'open' }] });
});

const rows = [bid('05', 10, 'close'), bid('47', 20, 'close')];

/** A jodi screen with these rows. */
function screenWith(table = rows) {
  const screen = openForTest(jodiDigits);
  setBids(screen.state, table);
  return screen;
}

it('the content of a submission has the names, a copy of the bids and the request', () => {
  const screen = screenWith();
  const body = buildRequest(screen, rows, screen.state.form);
  expect(contentOf(screen)).toEqual({
    screen: 'jodi-digits',
    marketName: screen.market.name,
    betTypeName: screen.betType.name,
    namesSession: false,
    bids: [
      { label: '05', points: 10, session: 'close' },
      { label: '47', points: 20, session: 'close' },
    ],
    body,
  });
});

it.each([
  ['a list with sessions', singleDigit, [bid('7', 10)], true],
  ['one bet with a session', singlePana, [bid('128', 10)], true],
  ['a list without sessions', jodiDigits, rows, false],
] as const)(
  'the content of a submission records if its request names the session: %s',
  (_, definition: Definition, table, named) => {
    const screen = openForTest(definition);
    setBids(screen.state, table);
    expect(contentOf(screen).namesSession).toBe(named);
  },
);

it('the content of a submission names no bet type if the request has the id of another', () => {
  const screen = openForTest(halfSangamA);
  setBids(screen.state, [sangamBid({ openDigit: '5', closePana: '128' }, 10)]);
  const nameAt = (id: number) => {
    const opened = { ...screen, betType: { ...screen.betType, id } };
    return contentOf(opened).betTypeName;
  };
  expect([nameAt(20), nameAt(99)]).toEqual([screen.betType.name, null]);
});

it('the content of a submission leaves invalid bids out', () => {
  const screen = screenWith([...rows, bid('', 5, 'close'), bid('11', 0, 'close')]);
  expect(contentOf(screen).bids.map(({ label }) => label)).toEqual(['05', '47']);
});

const submission = sampleSubmission({ status: 'unknown' });

it('a submission belongs to the screen and the market from which it was sent', {
  tags: ['@FLOW-15'],
}, () => {
  const screen = screenWith();
  expect(isOfScreen(screen, submission)).toBe(true);
  expect(isOfScreen(screen, { ...submission, screen: 'single-digit' })).toBe(false);
  expect(isOfScreen({ ...screen, market: { ...screen.market, id: 8 } }, submission)).toBe(false);
});

it('a submission is open on its screen until its outcome is known', {
  tags: ['@FLOW-15'],
}, () => {
  const statuses = ['prepared', 'sending', 'unknown', 'given-up', 'placed', 'refused'] as const;
  const all = statuses.map((status) => ({ ...submission, status }));
  const open = openOf(screenWith(), [...all, { ...submission, screen: 'single-digit' }]);
  expect(open.map(({ status }) => status)).toEqual(['sending', 'unknown', 'given-up']);
});

it.each([
  ['the same rows', rows, true],
  ['the same rows in another order', rows.toReversed(), true],
  ['none', [], false],
  ['one of them', rows.slice(1), false],
  ['more', [...rows, bid('99', 5, 'close')], false],
  ['other points', [bid('05', 10, 'close'), bid('47', 21, 'close')], false],
  ['the other session', [bid('05', 10), bid('47', 20, 'close')], false],
] as const)(
  'a submission is compared with the bids of the table: %s',
  { tags: ['@FLOW-14'] },
  (_, table, held) => {
    expect(isTableOf(submission, table)).toBe(held);
    const reversed = { ...submission, bids: submission.bids.toReversed() };
    expect(isTableOf(reversed, table)).toBe(held);
  },
);
