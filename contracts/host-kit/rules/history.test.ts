import { describe, expect, it } from 'vitest';
import { bet, page } from '../relations/test-support.ts';
import { findingsIn } from './test-support.ts';

const history = (data: readonly unknown[], query = '', pages = page(data)) =>
  findingsIn('history', pages, { query });
/** What is wrong with one bet of this status, its amounts and details replaced. */
const judged = (details: object, values: object = {}) =>
  history([bet(1, details, { calculated_values: values })]);
const own = '$.data[0].bet_details';

describe('a bet of the history', () => {
  it.each([
    [{}, {}],
    [
      {
        placed_bets: [
          { jodi: '05', points: 2, bet_type: 'open' },
          { jodi: '06', points: 3 },
        ],
      },
      {},
    ],
    [{ placed_bets: [{ pana: '128', bet_type: 'close', points: 5 }], bet_type: undefined }, {}],
    [{ placed_bets: [], jodi: '05' }, {}],
    [{ bet_status: 'won' }, { win_amount: 475, net_profit: 470 }],
    [{ bet_status: 'won' }, { win_amount: 475, net_profit: 475 }],
    [{ bet_status: 'lost' }, { win_amount: 0, net_profit: -5 }],
    [{ bet_status: 'lost' }, {}],
    [{ bet_status: 'lost' }, { win_amount: 475, net_profit: -5 }],
    [{ bet_status: 'lost' }, { win_amount: 475, net_profit: 0 }],
    [{ bet_status: 'lost' }, { win_amount: 0, net_profit: 470 }],
    [{ bet_status: 'lost', placed_bets: [], jodi: '05' }, {}],
    [{ placed_bets: [] }, {}],
    [{ placed_bets: [{ jodi: '05', bet_type: 'open' }] }, {}],
    [{ result_data: { raw_result: null } }, {}],
    [{ amount: 0 }, {}],
    [
      {
        amount: 0.3,
        placed_bets: [
          { jodi: '05', points: 0.1 },
          { jodi: '06', points: 0.2 },
        ],
      },
      {},
    ],
  ])('is right as it is: %j %j', (details, values) => {
    expect(judged(details, values)).toEqual([]);
  });

  it.each([
    [
      { placed_bets: [{ points: 5 }] },
      {},
      '.placed_bets[0].pana',
      'is missing',
      'a number under one of its names',
    ],
    [
      { placed_bets: [{ jodi: '05', points: 5 }, { jodi: '06' }] },
      {},
      '.placed_bets[1].points',
      'is missing',
      'a number',
    ],
    [
      { placed_bets: [{ jodi: '05', points: 2 }, { jodi: '06' }] },
      {},
      '.placed_bets[1].points',
      'is missing',
      'a number',
    ],
    [
      { bet_type: undefined, placed_bets: [{ jodi: '05', points: 5 }] },
      {},
      '.placed_bets[0].bet_type',
      'is missing',
      'open or close',
    ],
    [
      { bet_type: undefined, placed_bets: [], jodi: '05' },
      {},
      '.bet_type',
      'is missing',
      'open or close',
    ],
    [{ before_amount: undefined }, {}, '.before_amount', 'is missing', 'a number'],
    [{ amount: 6 }, {}, '.amount', 'is 6', '5, the sum of its sub-bets'],
    [{ bet_type: 'close' }, {}, '.bet_type', 'is close', 'open, as in its sub-bets'],
    [
      { bet_status: 'lost' },
      { win_amount: 475, net_profit: 470 },
      '.bet_status',
      'is lost beside a win of 475',
      'won',
    ],
  ])('with %j %j names the place', (details, values, place, found, expected) => {
    expect(judged(details, values)).toEqual([[`${own}${place}`, found, expected]]);
  });

  it.each([
    [{}, 'win_amount', 'is missing', 'a number for a bet that won'],
    [{ win_amount: 475 }, 'net_profit', 'is missing', 'a number for a bet that won'],
    [{ net_profit: 470 }, 'win_amount', 'is missing', 'a number for a bet that won'],
    [
      { win_amount: 475, net_profit: -5 },
      'net_profit',
      'is -5 beside a win of 475 on 5',
      'what is left of the win',
    ],
    [
      { win_amount: 475, net_profit: 400 },
      'win_amount',
      'is 475 with a net_profit of 400',
      'the profit and the stake of 5',
    ],
    [{ win_amount: 0, net_profit: 0 }, 'win_amount', 'is 0 for a bet that won', 'what it won'],
  ])('that won with %j names the place', (values, name, found, expected) => {
    const place = `$.data[0].calculated_values.${name}`;
    expect(judged({ bet_status: 'won' }, values)).toContainEqual([place, found, expected]);
  });

  it.each([
    [{}, 4, 5],
    [{}, 5, 5],
    [{ amount: 0 }, 475, 0],
  ])(
    'that won no more than its stake may have lost points: %j %i',
    (details, win_amount, stake) => {
      const placed_bets = [{ jodi: '05', bet_type: 'open' }];
      const values = { win_amount, net_profit: -2 };
      expect(judged({ bet_status: 'won', placed_bets, ...details }, values)).toEqual([
        [
          '$.data[0].calculated_values.win_amount',
          `is ${win_amount} with a net_profit of -2`,
          `the profit and the stake of ${stake}`,
        ],
      ]);
    },
  );

  describe('shows a result', () => {
    const withResult = (raw_result: string, members: object = {}) =>
      judged({ placed_bets: [], result_data: { raw_result }, ...members });
    const result = `${own}.result_data.raw_result`;

    it('with its numbers', () => {
      expect(withResult("{'processed_result': {'digits': ['05']}}")).toEqual([]);
      expect(withResult("{'processed_result': {'combinations': '05'}}")).toEqual([]);
      const digits = (...numbers: string[]) =>
        `{'processed_result': {'digits': [${numbers.map((one) => `'${one}'`)}]}}`;
      expect(withResult(digits('50'), { jodi: '50' })).toEqual([]);
      expect(withResult(digits('05', '5'), { jodi: '05' })).toEqual([]);
      expect(withResult(digits('05'), { bet_status: 'lost' })).toEqual([]);
    });

    it.each([
      [
        "{'processed_result': {'digits': []}}",
        {},
        'has no numbers that are read',
        'digits or combinations',
      ],
      ["{'processed_result': {}}", {}, 'has no numbers that are read', 'digits or combinations'],
      ["{'processed_result': {'digits': ['']}}", {}, 'has an empty number', 'numbers'],
      [
        "{'processed_result': {'digits': ['5']}}",
        { jodi: '05' },
        'has lost a leading zero',
        '05 with its zero',
      ],
    ])('or names what is missing: %s %j', (text, members, found, expected) => {
      expect(withResult(text, members)).toContainEqual([result, found, expected]);
    });

    it('unless the bet is pending, or shows sub-bets', () => {
      const missing = [result, 'is missing', 'a text'];
      const result_data = {};
      expect(judged({ result_data, placed_bets: [], jodi: '05', bet_status: 'lost' })).toEqual([
        missing,
      ]);
      expect(judged({ result_data, placed_bets: [], jodi: '05' })).toEqual([]);
      expect(judged({ result_data, bet_status: 'lost' })).toEqual([]);
      expect(judged({ result_data: { raw: 'x' } })).toEqual([missing]);
    });
  });
});

describe('a page of the history', () => {
  it.each([
    ['bet_status=pending', true],
    ['bet_status=won&bet_status=pending', true],
    ['bet_status=won', false],
    ['market_names=Surya+Day', true],
    ['market_names=Milan', false],
    ['session_type=open', true],
    ['session_type=close', false],
  ])('holds only what was asked for: %s', (query, fits) => {
    const finding = ['$.data[0]', 'does not pass the filter', 'a bet that was asked for'];
    expect(history([bet(1)], query)).toEqual(fits ? [] : [finding]);
  });

  it('holds a bet for the session of any of its sub-bets', () => {
    const placed_bets = [
      { jodi: '05', points: 2, bet_type: 'open' },
      { jodi: '06', points: 3, bet_type: 'close' },
    ];
    expect(history([bet(1, { placed_bets })], 'session_type=close')).toEqual([]);
  });

  it.each([
    [{ current_page: 2, has_previous: true, total_pages: 2 }, 'current_page', 'is 2', '1'],
    [{ has_previous: true }, 'has_previous', 'is true', 'false'],
    [{ has_next: true }, 'has_next', 'is true', 'false'],
    [{ total_pages: 2 }, 'has_next', 'is false', 'true'],
  ])(
    'has the number that was asked for, and says what others there are: %j',
    (members, name, found, expected) => {
      const { data, pagination } = page([bet(1)]);
      expect(history(data, 'page=1', { data, pagination: { ...pagination, ...members } })).toEqual([
        [`$.pagination.${name}`, found, expected],
      ]);
    },
  );

  it('holds the newest bet first, each under an id of its own', () => {
    expect(history([bet(1), bet(2)])).toEqual([]);
    expect(history([bet(1), { ...bet(2), timestamps: bet(1).timestamps }])).toEqual([]);
    expect(history([bet(2), bet(1)])).toEqual([
      [
        '$.data[1].timestamps.created_at',
        'is later than that of the bet before',
        'the newest bet first',
      ],
    ]);
    expect(history([bet(1), { ...bet(2), id: 1 }])).toContainEqual([
      '$.data[1].id',
      'is that of an earlier entry',
      'an id of its own',
    ]);
  });
});

describe('bets without a part', () => {
  it('are not told apart by an id that they do not have', () => {
    for (const id of [null, undefined]) {
      const found = history([
        { ...bet(1), id },
        { ...bet(2), id },
      ]).map(([, what]) => what);
      expect(found).not.toContain('is that of an earlier entry');
    }
  });

  it('are not filtered by a status that cannot be read', () => {
    const found = history([bet(1, { bet_status: '' }), bet(2)], 'bet_status=won');
    expect(found.map(([, what]) => what)).not.toContain('does not pass the filter');
  });

  it('are named at their own place', () => {
    expect(history([bet(1), bet(2, { result_data: { raw: 'x' } })])).toEqual([
      ['$.data[1].bet_details.result_data.raw_result', 'is missing', 'a text'],
    ]);
  });
});

describe('a single bet', () => {
  const judgedAt = (path: string, record: object) => findingsIn('bet', record, { path });

  it('is the one that was asked for', () => {
    expect(judgedAt('/betting/1/', bet(1))).toEqual([]);
    expect(judgedAt('/betting/a%2Db/', { ...bet(1), id: 'a-b' })).toEqual([]);
    expect(judgedAt('/betting/2/', bet(1))).toEqual([['$.id', 'is 1', '2']]);
    expect(judgedAt('/betting/12/', bet(1))).toEqual([['$.id', 'is 1', '12']]);
    expect(judgedAt('/', bet(1))).toEqual([]);
    expect(judgedAt('/betting/1/', { ...bet(1), id: null })).toEqual([
      ['$.id', 'is null', expect.any(String)],
    ]);
    expect(judgedAt('/betting/1/', bet(1, { amount: 6 }))).toEqual([
      ['$.bet_details.amount', 'is 6', '5, the sum of its sub-bets'],
    ]);
  });
});
