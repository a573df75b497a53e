import { describe, expect, it } from 'vitest';
import { bid, openForTest, sangamBid } from '../../../testing/bid-screens.ts';
import { sampleSubmission } from '../../../testing/stored-submissions.ts';
import { definition as halfSangamA } from '../screens/half-sangam-a.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { definition as singleDigit } from '../screens/single-digit.ts';
import { definition as singlePana } from '../screens/single-pana.ts';
import type { Definition } from './definition.ts';
import { setBids } from './screen.ts';
import { buildRequest, contentOf, holdsBidsOf, isOfScreen, openOf } from './submitted-content.ts';

const rows = [bid('05', 10, 'close'), bid('47', 20, 'close')];

/** A jodi screen with these rows. */
function screenWith(table = rows) {
  const screen = openForTest(jodiDigits);
  setBids(screen.state, table);
  return screen;
}

describe('the content of a submission', () => {
  it('is a copy of the bids with the names of market and type, and the request', () => {
    const screen = screenWith();
    const body = buildRequest(screen, rows, screen.state.form);
    expect(contentOf(screen, rows, body)).toEqual({
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
    'knows whether its request names the session: %s',
    (_, definition: Definition, table, named) => {
      const screen = openForTest(definition);
      const bids = table.map((row) => ({ ...row, digit: row.label, pana: row.label }));
      const body = buildRequest(screen, bids, screen.state.form);
      expect(contentOf(screen, bids, body).namesSession).toBe(named);
    },
  );
});

it('names no bet type where another id is sent than its own', () => {
  const screen = openForTest(halfSangamA);
  const rows = [sangamBid({ openDigit: '5', closePana: '128' }, 10)];
  const nameAt = (id: number) => {
    const opened = { ...screen, betType: { ...screen.betType, id } };
    return contentOf(opened, rows, buildRequest(opened, rows, screen.state.form)).betTypeName;
  };
  expect([nameAt(20), nameAt(99)]).toEqual([screen.betType.name, null]);
});

it('leaves unusable bids out of its content', () => {
  const screen = screenWith();
  const body = buildRequest(screen, rows, screen.state.form);
  const content = contentOf(screen, [...rows, bid('', 5, 'close'), bid('11', 0, 'close')], body);
  expect(content.bids.map(({ label }) => label)).toEqual(['05', '47']);
});

describe('a submission', () => {
  const submission = sampleSubmission({ status: 'unknown' });

  it('belongs to the screen and the market that it was sent from', { tags: ['@FLOW-15'] }, () => {
    const screen = screenWith();
    expect(isOfScreen(screen, submission)).toBe(true);
    expect(isOfScreen(screen, { ...submission, screen: 'single-digit' })).toBe(false);
    expect(isOfScreen({ ...screen, market: { ...screen.market, id: 8 } }, submission)).toBe(false);
  });

  it('is open on its screen until its outcome is known', { tags: ['@FLOW-15'] }, () => {
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
  ] as const)('has its bids in the table or not: %s', { tags: ['@FLOW-14'] }, (_, table, held) => {
    expect(holdsBidsOf(screenWith([...table]), submission)).toBe(held);
    const reversed = { ...submission, bids: submission.bids.toReversed() };
    expect(holdsBidsOf(screenWith([...table]), reversed)).toBe(held);
  });
});
