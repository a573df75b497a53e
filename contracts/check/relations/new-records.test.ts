import { describe, expect, it } from 'vitest';
import { checkExchanges } from '../check.ts';
import { betType, got, market, now, page, posted, record, said } from '../test-support.ts';

const older = record({ id: 1 });
const sent = {
  bet_type_id: 1,
  market_id: 7,
  amount: 10,
  payload: { bets: [{ digit: '5', points: 10, bet_type: 'open' }] },
};
const booked = (details: object) =>
  said(
    got('/markets/', [market()]),
    got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
    got('/bets/history/', page(older)),
    posted('/betting/', sent, { user_balance: { previous_balance: 100, current_balance: 90 } }),
    got('/bets/history/', page(record({ id: 2, type: 'Ank', at: now, details }), older)),
  ).failures;

it.each([
  [{ placed_bets: [{ digit: '5', points: 10, bet_type: 'open' }] }],
  [{ placed_bets: [], open_digit: '5', bet_type: 'open' }],
  [{ placed_bets: [{ digit: '5', points: 10 }] }],
])('the check recognises a placed bet in %j', (details) => {
  expect(booked(details)).toEqual([]);
});

it.each([
  [{ placed_bets: [] }, 'shows no number for 5 on Surya Day, Ank, open, 10 points'],
  [{ placed_bets: [{ digit: '6', points: 10, bet_type: 'open' }] }, 'lacks 5 on Surya Day'],
  [{ placed_bets: [{ digit: '5', points: 10, bet_type: 'close' }] }, 'lacks 5 on Surya Day'],
])('the check does not find a placed bet in %j', (details, text) => {
  expect(booked(details).join()).toContain(`$.data[*].bet_details.placed_bets ${text}`);
});

it.each([
  [
    'once with their sum',
    [
      record({
        id: 2,
        type: 'Ank',
        at: now,
        details: { amount: 15, placed_bets: [{ digit: '5', points: 15, bet_type: 'open' }] },
      }),
    ],
    0,
  ],
  [
    'in a record each',
    [10, 5].map((points) =>
      record({
        id: points,
        type: 'Ank',
        at: now,
        details: {
          amount: points,
          before_amount: 90 + points,
          placed_bets: [{ digit: '5', points, bet_type: 'open' }],
        },
      }),
    ),
    0,
  ],
  [
    'once without the second',
    [
      record({
        id: 2,
        type: 'Ank',
        at: now,
        details: { placed_bets: [{ digit: '5', points: 10, bet_type: 'open' }] },
      }),
    ],
    1,
  ],
])('a number that was sent twice may be shown %s', (_, rows, count) => {
  const [bet] = sent.payload.bets;
  const twice = { ...sent, amount: 15, payload: { bets: [bet, { ...bet, points: 5 }] } };
  const { failures } = said(
    got('/markets/', [market()]),
    got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
    got('/bets/history/', page(older)),
    posted('/betting/', twice, { user_balance: { previous_balance: 100, current_balance: 85 } }),
    got('/bets/history/', page(...rows, older)),
  );
  expect(failures.filter((text) => text.includes('placed_bets'))).toHaveLength(count);
});

it.each([
  ['close', 0],
  ['open', 1],
])('a bet that was sent for close is judged in a record for %s', (bet_type, count) => {
  const bets = [{ jodi: '12', points: 10, bet_type: 'close' }];
  const shown = { placed_bets: [{ jodi: '12', points: 10, bet_type }], bet_type };
  const { failures } = said(
    got('/markets/', [market()]),
    got('/bet-types/', [betType(16, 'group_jodi', 'Group', { bet_direction: 'close' })]),
    got('/bets/history/', page(older)),
    posted(
      '/betting/',
      { ...sent, bet_type_id: 16, payload: { bets } },
      { user_balance: { previous_balance: 100, current_balance: 90 } },
    ),
    got('/bets/history/', page(record({ id: 2, type: 'Group', at: now, details: shown }), older)),
  );
  expect(
    failures.filter((text) => text.includes('lacks 12 on Surya Day, Group, close')),
  ).toHaveLength(count);
});

it('the other history may show new bets first', () => {
  const placed = posted('/betting/', sent, {
    user_balance: { previous_balance: 100, current_balance: 90 },
  });
  const again = posted(
    '/betting/',
    { ...sent, market_id: 7 },
    { user_balance: { previous_balance: 90, current_balance: 80 } },
  );
  const bet = (id: number, at: string, before_amount: number) =>
    record({
      id,
      type: 'Ank',
      at,
      details: {
        before_amount,
        placed_bets: [{ digit: '5', points: 10, bet_type: 'open' }],
      },
    });
  const whole = page(bet(3, '2026-11-20T12:02:00+05:30', 90), bet(2, now, 100), older);
  expect(
    said(
      got('/markets/', [market()]),
      got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
      got('/bets/history/', page(older)),
      placed,
      again,
      got('/betting/history/', whole),
      got('/bets/history/', whole),
    ).failures,
  ).toEqual([]);
});

/** Bets a minute apart, by their number. */
const bet = (id: number, digit = '5') =>
  record({
    id,
    type: 'Ank',
    at: new Date(Date.parse(now) + (id - 9) * 60_000).toISOString(),
    details: { placed_bets: [{ digit, points: 10, bet_type: 'open' }] },
  });

/** The pages of a history with some bets, two on each. */
function pagesOf(bets: readonly object[], size = 2) {
  const total = Math.ceil(bets.length / size);
  return Array.from({ length: total }, (_, index) =>
    got(`/bets/history/?page=${index + 1}`, {
      data: bets.slice(index * size, (index + 1) * size),
      pagination: {
        current_page: index + 1,
        has_previous: index > 0,
        has_next: index + 1 < total,
        total_pages: total,
      },
    }),
  );
}

const orders: readonly (readonly [string, (ids: readonly number[]) => readonly number[]])[] = [
  ['oldest first', (ids) => ids.toSorted((a, b) => a - b)],
  ['newest first', (ids) => ids.toSorted((a, b) => b - a)],
  ['without order', (ids) => ids.toSorted((a, b) => ((a * 7) % 5) - ((b * 7) % 5))],
];
const placed = posted('/betting/', sent, {
  user_balance: { previous_balance: 100, current_balance: 90 },
});
const before = [1, 2, 3, 4, 5];

describe.each(orders)('a history that lists its bets %s', (name, inOrder) => {
  const judged = (after: readonly object[], size?: number) =>
    said(
      got('/markets/', [market()]),
      got('/bet-types/', [betType(1, 'single_digits', 'Ank')]),
      ...pagesOf(
        inOrder(before).map((id) => bet(id)),
        size,
      ),
      placed,
      ...pagesOf(after, size),
    );

  it.each([1, 2, 3])(`the new bet is found ${name} on pages of %d`, (size) => {
    expect(
      judged(
        inOrder([...before, 9]).map((id) => bet(id)),
        size,
      ).failures,
    ).toEqual([]);
  });

  it(`a new bet that is missing, or has another number, is a failure: ${name}`, () => {
    expect(judged(inOrder(before).map((id) => bet(id))).failures.join()).toContain('lacks 5 on');
    const other = inOrder([...before, 9]).map((id) => bet(id, id === 9 ? '6' : '5'));
    expect(judged(other).failures.join()).toContain('lacks 5 on');
  });

  it(`a bet that nobody placed is a failure: ${name}`, () => {
    const { failures } = judged(
      inOrder([...before, 8, 9]).map((id) => bet(id)),
      3,
    );
    expect(failures.join()).toMatch(/has 5 on .*, 20 points; accepted 10/);
  });
});

it('the check asks for the other pages of a history whose first page lacks the newest bets', () => {
  const pages = pagesOf([1, 2, 3, 4, 5].map((id) => bet(id)));
  expect(checkExchanges(pages.slice(0, 1)).questions()).toEqual(
    ['2', '3'].map((one) => ({ path: '/bets/history/', query: [['page', one]] })),
  );
  const newestFirst = pagesOf([5, 4, 3, 2, 1].map((id) => bet(id)));
  expect(checkExchanges(newestFirst.slice(0, 1)).questions()).toEqual([]);
});

it('two histories may list the same bets in different orders', () => {
  const rows = [bet(1), bet(2), bet(3)];
  const { failures } = said(
    got('/bets/history/', page(...rows)),
    got('/betting/history/', page(...rows.toReversed())),
  );
  expect(failures).toEqual([]);
});
