import { expect, it } from 'vitest';
import { placeText } from '../reading/place.ts';
import { checkExchanges } from './check.ts';
import type { Exchange } from './exchange.ts';
import { market } from './test-support.ts';

const at = '2026-11-20T06:30:00.000Z';

const got = (path: string, body: unknown, query: [string, string][] = []): Exchange => ({
  at,
  request: { method: 'GET', path, query, token: 'foreign' },
  response: { status: 200, contentType: 'application/json', body },
});

const markets = (more: object = {}) => got('/markets/', [market(more)]);
const rates = (pagination: object) =>
  got(
    '/admin/payout-multipliers/',
    {
      data: [{ bet_type: { name: 'Jodi' }, payout_config: { multiply_by: 90 } }],
      pagination: {
        current_page: 1,
        has_previous: false,
        has_next: false,
        total_pages: 1,
        ...pagination,
      },
    },
    [['page', '1']],
  );
const penal = (...combinations: string[]): Exchange[] => [
  got('/bet-types/', [
    { id: 10, name: 'Penal Group', config: { code: 'penal_group', bet_direction: 'both' } },
  ]),
  {
    at,
    request: {
      method: 'POST',
      path: '/betting/suggestions/',
      query: [],
      token: 'foreign',
      body: { bet_type_id: 10, payload: { pana: '111' } },
    },
    response: {
      status: 200,
      contentType: 'application/json',
      body: { suggestions: { combinations } },
    },
  },
];
const family = ['111', '116', '166', '666'];

/** The places of failures and of notes. */
const placesIn = (...exchanges: Exchange[]) => {
  const { findings } = checkExchanges(exchanges).report();
  const of = (kind: string) =>
    findings.filter((one) => one.kind === kind).map(({ place }) => placeText(place));
  return { failures: of('failure'), notes: of('note') };
};

it('a finding calls an id that JavaScript rounds too large, without the rounded number', () => {
  const { findings } = checkExchanges([markets({ id: 9007199254740992 })]).report();
  expect(findings.map(({ place, text }) => `${placeText(place)} ${text}`)).toContainEqual(
    expect.stringContaining('$[0].id is a number larger than a client can read'),
  );
});

it.each<[string, Exchange[], string[]]>([
  [
    'rates on several pages',
    [rates({ has_next: true, total_pages: 4 })],
    ['$.pagination.total_pages'],
  ],
  [
    'a status that the specification lacks',
    [markets({ current_status_name: 'Opening soon', current_status: 1 })],
    ['$[0].current_status_name'],
  ],
  ['a digit without its pana', [markets({ open_digit: '5' })], ['$[0].open_pana']],
  ['a pana without its digit', [markets({ open_pana: '140' })], ['$[0].open_digit']],
  ['a close result alone', [markets({ close_pana: '140', close_digit: '5' })], ['$[0].open_pana']],
  ['numbers in place of texts', [markets({ open_pana: 140, open_digit: 5 })], []],
  ['family:member of Penal Group', penal(...family.map((one) => `111:${one}`)), []],
  ['pana:kind of Penal Group', penal(...family.map((one) => `${one}:SP`)), []],
  [
    'another name of JSON',
    [{ ...markets(), response: { ...markets().response, contentType: 'text/html' } }],
    ['content type'],
  ],
  [
    'a code that the specification lacks',
    [
      got('/bet-types/', [
        { id: 1, name: 'Star', config: { code: 'star', bet_direction: 'both' } },
        { id: 2, name: 'Jodi', config: { code: 'jodi_digits', bet_direction: 'close' } },
      ]),
    ],
    ['$[0].config.code'],
  ],
])('a response that the specification permits is a note: %s', (_, exchanges, notes) => {
  expect(placesIn(...exchanges)).toEqual({ failures: [], notes });
});

it.each<[string, Exchange[], string]>([
  [
    'a digit that differs from the ank of its pana',
    [markets({ open_pana: '140', open_digit: '6' })],
    '$[0].open_digit',
  ],
  [
    'a pana that the game does not have',
    [markets({ open_pana: '041', open_digit: '5' })],
    '$[0].open_pana',
  ],
  [
    'a number that has lost the zero of its pana',
    [markets({ open_pana: 50, open_digit: '5' })],
    '$[0].open_pana',
  ],
  [
    'a status of the specification in another spelling',
    [markets({ current_status_name: 'RUNNING NOW' })],
    '$[0].current_status_name',
  ],
  ['a time that cannot be read', [markets({ open_time: '3:50 PM' })], '$[0].open_time'],
  [
    'another page of rates',
    [rates({ current_page: 2, has_previous: true, total_pages: 2 })],
    '$.pagination.current_page',
  ],
  [
    'a chart without a day that other results show',
    [
      got('/markets/results/monthly/', { markets: { 'Surya Day': [{ open_pana: '140' }] } }, [
        ['date', '2026-11-18'],
      ]),
      got('/markets/results/monthly/', { calendar_weeks: [[null, null, null]] }, [
        ['market_name', 'Surya Day'],
        ['month', '11'],
        ['year', '2026'],
      ]),
    ],
    '$.calendar_weeks[*][*]',
  ],
  [
    'a member of another family',
    penal('111:SP', '116:DP', '166:DP', '665:DP'),
    '$.suggestions.combinations',
  ],
  [
    'an HTML page',
    [{ ...markets(), response: { status: 200, contentType: 'text/html', body: '<html>' } }],
    'content type',
  ],
  [
    'an empty body',
    [
      {
        ...markets(),
        response: { status: 200, contentType: 'application/json', body: undefined },
      },
    ],
    'body',
  ],
])('a response that contradicts the contract is a failure: %s', (_, exchanges, place) => {
  expect(placesIn(...exchanges).failures).toContain(place);
});
