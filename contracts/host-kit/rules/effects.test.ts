import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../api/endpoints.ts';
import { findingLines } from '../findings/finding.ts';
import { judgeResponse } from '../findings/judge-response.ts';
import { bet, page } from '../relations/test-support.ts';
import { linesIn } from './test-support.ts';

const own = (details: object, rest: object = {}) => page([bet(1, details, rest)]);
const rate = (multiply_by: number) => ({
  bet_type: { name: 'Jodi' },
  payout_config: { multiply_by },
});
const market = {
  id: 7,
  name: 'Kalyan Matka',
  open_time: '16:00:00',
  close_time: '18:00:00',
  open_result_time: '16:10:00',
  close_result_time: '18:10:00',
  current_status: 6,
  current_status_name: 'Running now',
};
const game = (config: object, name = 'Jodi Digits') => ({
  id: 3,
  name,
  config: { code: 'jodi_digits', bet_direction: 'both', ...config },
});
const home = (members: object) => [
  {
    config_json: {
      theme: { primary_color: 'red', secondary_color: 'red' },
      banners: [],
      buttons: [],
      ...members,
    },
  },
];
const chart = 'market_name=A&month=6&year=2026';
const day = (date: string, members: object = {}) => ({ date, has_result: false, ...members });
const group = (combinations: unknown) => ({ suggestions: { combinations } });
const jodi = { code: 'group_jodi', sent: { payload: { jodi: '11' } } };
const family = ['11', '16', '61', '66'];

type Case = readonly [
  effect: string,
  endpoint: EndpointName,
  body: unknown,
  given?: Parameters<typeof linesIn>[2],
];

const cases: readonly Case[] = [
  [
    'reads “Better luck next time” at a win',
    'history',
    own({ bet_status: 'lost' }, { calculated_values: { win_amount: 9, net_profit: 4 } }),
  ],
  [
    'sees a win that is not shown as one',
    'history',
    own({ bet_status: 'won' }, { calculated_values: { win_amount: 9, net_profit: -5 } }),
  ],
  [
    'reads another win than was paid',
    'history',
    own({ bet_status: 'won' }, { calculated_values: { win_amount: 9, net_profit: 7 } }),
  ],
  ['reads another stake than was placed', 'history', own({ amount: 6 })],
  ['reads that a bet is on the other session', 'history', own({ bet_type: 'close' })],
  ['sees bets that are not wanted', 'history', own({}), { query: 'bet_status=won' }],
  ['does not get to all pages', 'history', page([bet(1)], 2, 2), { query: 'page=1' }],
  ['finds the newest bet at the end', 'history', page([bet(2), bet(1)])],
  ['does not see this bet', 'history', page([bet(1), { ...bet(2), id: 1 }])],
  ['gets another bet than asked for', 'bet', bet(1), { path: '/betting/2/' }],
  [
    'can bet where it is over, or cannot where it is not',
    'markets',
    [{ ...market, current_status_name: 'Open' }],
  ],
  ['sees markets in the wrong colour', 'markets', [{ ...market, current_status: 4 }]],
  ['reads wrong times', 'markets', [{ ...market, open_result_time: '15:00:00' }]],
  ['does not see this market', 'markets', [market, { ...market, name: 'B' }]],
  ['reads a wrong result or none', 'markets', [{ ...market, open_digit: '1' }]],
  ['reads a wrong result or none', 'markets', [{ ...market, open_digit: '1', open_pana: '129' }]],
  ['reads that the bet type is not implemented', 'betTypes', [game({ code: 'jodiDigits' })]],
  ['bets on another game than was meant', 'betTypes', [game({}, 'Single Pana')]],
  ['cannot enter a number', 'betTypes', [game({ min_digit: 2, max_digit: 1 })]],
  [
    'begins with a session that is not offered',
    'betTypes',
    [game({ bet_direction: 'close', default_direction: 'open' })],
  ],
  ['does not see this bet type', 'betTypes', [game({}), game({}, 'Jodi')]],
  ['reads that no bet type is implemented', 'betTypes', [game({ code: 'own' }, 'Mine')]],
  ['reads that there are no suggestions', 'suggestions', group([]), jodi],
  ['bets on fewer numbers than were meant', 'suggestions', group(family.slice(1)), jodi],
  ['bets on a number that was not meant', 'suggestions', group([...family, '99']), jodi],
  ['bets twice on one number', 'suggestions', group([...family, '11']), jodi],
  ['gets no bet for it', 'suggestions', group(family.map(Number)), jodi],
  [
    'sees results under wrong dates',
    'results',
    { calendar_weeks: [[day('2026-06-02'), day('2026-06-01')]] },
    { query: chart },
  ],
  ['sees an empty chart', 'results', { calendar_weeks: [[day('2026-08-03')]] }, { query: chart }],
  ['sees an empty chart', 'results', {}, { query: chart }],
  [
    'sees an empty chart: the weeks come first',
    'results',
    { calendar_weeks: [], days: [day('2026-06-01')] },
    { query: chart },
  ],
  [
    'does not see the result of today',
    'results',
    { calendar_weeks: [[day('2026-06-01', { open_pana: '128', open_digit: '1' })]] },
    { query: chart },
  ],
  [
    'sees a result without numbers',
    'results',
    { calendar_weeks: [[day('2026-06-01', { has_result: true })]] },
    { query: chart },
  ],
  ['reads that the day has no results', 'results', {}, { query: 'date=2026-06-01' }],
  [
    'reads that the day has no results',
    'results',
    { markets: { A: { open_pana: '128' } } },
    { query: 'date=2026-06-01' },
  ],
  ['sees no picture', 'homepage', home({ banners: [{ id: 1, image_url: 'null' }] })],
  [
    'sees the colours of the app instead of those of the host',
    'homepage',
    home({ theme: { primary_color: '12px' } }),
  ],
  [
    'does not see this banner',
    'homepage',
    home({
      banners: [
        { id: 1, title: 'A' },
        { id: 1, title: 'B' },
      ],
    }),
  ],
  [
    'does not see this button',
    'homepage',
    home({
      buttons: [
        { id: 1, name: 'A' },
        { id: 1, name: 'B' },
      ],
    }),
  ],
  ['sees banners flicker', 'homepage', home({ banner_config: { animation_duration: 5 } })],
  ['reads that nothing can be won', 'payouts', page([rate(0)])],
  ['misses the other rates: no screen asks for a second page', 'payouts', page([rate(9)], 1, 2)],
  [
    'sees a wallet that is not theirs',
    'betting',
    { user_balance: { previous_balance: 9, current_balance: 8 } },
    { sent: { amount: 5 } },
  ],
  [
    'reads a number that is not theirs',
    'login',
    {
      user: { name: 'A', points: 5, mobile_number: '9812345678' },
      tokens: { access: 'a', refresh: 'r' },
    },
    { sent: { mobile_number: '9123012340' } },
  ],
];

describe('a report says what the player', () => {
  it.each(cases.map(([effect, endpoint, body, given]) => ({ effect, endpoint, body, given })))(
    '$effect ($endpoint) %#',
    ({ effect, endpoint, body, given }) => {
      const lines = linesIn(endpoint, body, given).map((line) => line.split(': the player ')[1]);
      expect(lines).toContain(effect);
    },
  );

  const refused = (
    endpoint: EndpointName,
    body: unknown,
    members: object = {},
    fields: string[] = [],
  ) =>
    findingLines(
      judgeResponse(
        { status: [400], fields },
        {
          endpoint,
          path: '/',
          query: new URLSearchParams(),
          sent: { mobile_number: '1', first_name: 'Asha' },
          response: {
            status: 400,
            headers: { 'content-type': 'application/json' },
            text: JSON.stringify(body),
          },
          receivedAt: 0,
          ...members,
        },
      ).findings,
    );

  it('sees of a refusal that does not say enough', () => {
    expect(refused('register', { first_name: ['No'] }, {}, ['mobile_number'])).toEqual([
      '$.first_name has a message, although its value is right, expected a message in mobile_number: the player is shown the error at another field',
    ]);
    expect(refused('register', {}, {}, ['mobile_number'])).toEqual([
      '$ names no field of the form, expected messages by field of the form: the player is not shown which field is wrong',
    ]);
    expect(refused('betting', {})).toEqual([
      '$.error is missing, expected a text: the player reads other words than those for the refusal',
    ]);
    expect(refused('betting', { error: 'No' }, { aboveBalance: true })).toEqual([
      '$.error has other words, expected the words "insufficient balance": the player is not shown the dialog with the points that are missing',
    ]);
    expect(refused('results', { error: 5 })).toEqual([
      '$.error is 5, expected a text in error, message or detail: the player is not told what is wrong',
    ]);
  });
});
