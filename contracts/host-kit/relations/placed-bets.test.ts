import { describe, expect, it } from 'vitest';
import type { HostResult } from '../run-on-host.ts';
import {
  bet,
  betTypes,
  hostWith,
  jodi,
  linesAfter,
  linesOf,
  page,
  placed,
  placedBets,
  type RunOfBets,
  request,
  sent,
} from './test-support.ts';

const noBet = 'the kit placed no bet: --allow-writes --allow-bets --max-stake POINTS';

const shown = (id: number, bets: readonly unknown[], details: object = {}, rest: object = {}) =>
  bet(id, { placed_bets: bets, ...details }, rest);
const bare = (id: number, details: object) => shown(id, [], details);

describe('a bet that the kit placed', () => {
  it.each<[string, RunOfBets]>([
    ['as one record', { after: [shown(1, [jodi('05')])] }],
    [
      'as a record of each sub-bet, in any order',
      {
        after: [shown(1, [jodi('05', 7)]), shown(2, [jodi('06')]), shown(3, [jodi('05')])],
        results: [sent([jodi('05'), jodi('06')]), sent([jodi('05', 7)])],
      },
    ],
    ['without sub-bets', { after: [bare(1, { jodi: '05' })] }],
    [
      'without sub-bets, named by its session',
      {
        after: [bare(1, { open_digit: '5' })],
        results: [sent([{ digit: '5', points: 5, bet_type: 'open' }])],
      },
    ],
    [
      'as a sangam without sub-bets',
      {
        after: [bare(1, { open_pana: '128', close_digit: '6' })],
        results: [sent([{ open_pana: '128', close_digit: '6', points: 5, bet_type: 'open' }])],
      },
    ],
    ['without points of its own', { after: [shown(1, [{ jodi: '05' }])] }],
    [
      'without a list around it',
      {
        after: [shown(1, [{ pana: '128', points: 5, bet_type: 'close' }])],
        results: [
          placed(100, 5, {
            sent: { ...request([]), payload: { pana: '128', points: 5, bet_type: 'close' } },
          }),
        ],
      },
    ],
    ['without a market', { after: [shown(1, [jodi('05')], {}, { market: {} })] }],
    [
      'on a market that is not listed',
      { after: [shown(1, [jodi('05')])], results: [sent([jodi('05')], { market_id: 707 })] },
    ],
    [
      'on another session, of a game that has but one',
      {
        after: [shown(1, [jodi('05', 5, 'close')], {}, { bet_type: { name: 'Half Sangam' } })],
        results: [sent([jodi('05')], { bet_type_id: 5 })],
      },
    ],
    [
      'without a session',
      { after: [shown(1, [{ jodi: '05', points: 5 }], { bet_type: undefined })] },
    ],
    [
      'of a session that was not sent',
      { after: [shown(1, [jodi('05')])], results: [sent([{ jodi: '05', points: 5 }])] },
    ],
    [
      'as a game of another name',
      { after: [shown(1, [jodi('05')], {}, { bet_type: { name: 'Jodi Digits' } })] },
    ],
    [
      'as a game of any listed name, if the host lists none of its id',
      {
        after: [shown(1, [jodi('05')], {}, { bet_type: { name: 'Single Ank' } })],
        results: [sent([jodi('05')], { bet_type_id: 9 })],
      },
    ],
    ['without a balance', { after: [shown(1, [jodi('05')], { before_amount: undefined })] }],
    [
      'with the balance of an equal bet',
      {
        after: [shown(1, [jodi('05')], { before_amount: 95 }), shown(2, [jodi('05')])],
        results: [sent([jodi('05')]), sent([jodi('05')])],
      },
    ],
    [
      'beside another bet of the player',
      { after: [shown(1, [jodi('05')]), shown(2, [jodi('07')])] },
    ],
  ])('may stand there %s', async (_, run) => {
    expect(await linesAfter(run)).toEqual([]);
  });

  const place = '$.data[*].bet_details';
  it.each<[string, RunOfBets, string]>([
    [
      'is missing',
      { after: [shown(1, [jodi('50')])] },
      `${place}.placed_bets shows no bet of 5 on 05, expected the bet that was placed: the player reads another bet than was placed`,
    ],
    [
      'is one of before the run',
      { after: [shown(1, [jodi('05')])], before: [shown(1, [jodi('05')])] },
      `${place}.placed_bets shows no bet of 5 on 05, expected the bet that was placed: the player reads another bet than was placed`,
    ],
    [
      'is half of a sangam',
      {
        after: [bare(1, { open_pana: '128', close_digit: '6' })],
        results: [sent([{ pana: '128', points: 5 }])],
      },
      `${place}.placed_bets shows no bet of 5 on 128, expected the bet that was placed: the player reads another bet than was placed`,
    ],
    [
      'is a sangam the other way round',
      {
        after: [shown(1, [{ open_digit: '6', close_pana: '128', points: 5 }])],
        results: [sent([{ open_pana: '128', close_digit: '6', points: 5 }])],
      },
      `${place}.placed_bets shows no bet of 5 on open_pana 128, close_digit 6, expected the bet that was placed: the player reads another bet than was placed`,
    ],
    [
      'has other points',
      { after: [shown(1, [jodi('05', 50)])] },
      `${place}.placed_bets[*].points is 50, expected the 5 that were placed: the player reads other points than were placed`,
    ],
    [
      'is on another market',
      { after: [shown(1, [jodi('05')], {}, { market: { name: 'Tara Night' } })] },
      '$.data[*].market.name is “Tara Night”, expected “Surya Day”, on which it was placed: the player reads another market than was bet on',
    ],
    [
      'is on another session',
      { after: [shown(1, [jodi('05', 5, 'close')])] },
      `${place}.bet_type is close, expected open, which was placed: the player reads another session than was bet on`,
    ],
    [
      'is on another session, told beside the sub-bets',
      { after: [shown(1, [{ jodi: '05', points: 5 }], { bet_type: 'close' })] },
      `${place}.bet_type is close, expected open, which was placed: the player reads another session than was bet on`,
    ],
    [
      'is of another game',
      { after: [shown(1, [jodi('05')], {}, { bet_type: { name: 'Single Ank' } })] },
      '$.data[*].bet_type.name is “Single Ank”, expected “Jodi”: the player reads another game than was played',
    ],
    [
      'has another balance before it',
      { after: [shown(1, [jodi('05')], { before_amount: 95 })] },
      `${place}.before_amount is 95, expected 100, the previous_balance of its receipt: the player reads a wrong passbook`,
    ],
    [
      'stands there twice',
      { after: [shown(1, [jodi('05')]), shown(2, [jodi('05')])] },
      `${place}.placed_bets shows a bet on 05 that was not placed, expected each bet once: the player reads more bets than were placed`,
    ],
    [
      'has the time of the draw',
      {
        after: [
          shown(1, [jodi('05')], {}, { timestamps: { created_at: '2026-11-20T18:00:00+05:30' } }),
        ],
      },
      '$.data[*].timestamps.created_at is 6 h ahead, expected the time at which it was placed: the player reads wrong times',
    ],
  ])('is named if it %s', async (_, run, line) => {
    expect(await linesAfter(run)).toEqual([line]);
  });

  it('is paired with the record that fits best', async () => {
    const after = [
      shown(1, [jodi('05', 7)], {}, { market: { name: 'Tara Night' } }),
      shown(2, [jodi('05', 9)]),
      shown(3, [jodi('05')]),
    ];
    expect(
      await linesAfter({
        after,
        results: [sent([jodi('05')]), sent([jodi('05', 7)]), sent([jodi('05', 9)])],
      }),
    ).toEqual([
      '$.data[*].market.name is “Tara Night”, expected “Surya Day”, on which it was placed: the player reads another market than was bet on',
    ]);
  });

  it('is not twice there if the other record differs, or if the bets of before are not all known', async () => {
    const twice = [shown(1, [jodi('05')]), shown(2, [jodi('05')])];
    expect(await linesAfter({ after: [...twice.slice(0, 1), shown(2, [jodi('05', 6)])] })).toEqual(
      [],
    );
    expect(await linesAfter({ after: twice, before: 'unread' })).toEqual([]);
  });

  it('is dated by the clock of the host, or by that of the kit', async () => {
    const response = (date: string) => {
      const { exchange } = sent([jodi('05')]);
      return placed(100, 5, {
        sent: exchange?.sent,
        response: { status: 200, headers: { date }, text: exchange?.response.text ?? '' },
      });
    };
    const record = shown(
      1,
      [jodi('05')],
      {},
      { timestamps: { created_at: '2026-11-20T10:00:00+05:30' } },
    );
    expect(
      await linesAfter({ after: [record], results: [response('Fri, 20 Nov 2026 04:30:00 GMT')] }),
    ).toEqual([]);
    expect(await linesAfter({ after: [record], results: [response('no date')] })).toEqual([
      '$.data[*].timestamps.created_at is 2 h behind, expected the time at which it was placed: the player reads wrong times',
    ]);
  });

  it('may be on a page that was not read', async () => {
    const others = ['10', '11', '12'].map((number, index) => shown(index + 1, [jodi(number)]));
    const run = { after: others, results: [sent([jodi('05')]), sent([jodi('12')])] };
    expect(await linesAfter({ ...run, total: 2 })).toEqual([]);
    expect(await linesAfter(run)).toHaveLength(1);
    // Of so few bets even the last one may be on another page.
    expect(await linesAfter({ ...run, after: others.slice(0, 2), total: 2 })).toEqual([]);
  });

  it('has names of 40 characters at most', async () => {
    const market = 'M'.repeat(41);
    expect(
      await linesAfter({ after: [shown(1, [jodi('05')], {}, { market: { name: market } })] }),
    ).toEqual([expect.stringContaining(`is “${'M'.repeat(40)}”, expected`)]);
  });
});

describe('the bets of a run', () => {
  const response = (status: number, text = '{}') => ({ response: { status, headers: {}, text } });

  it.each<[string, readonly HostResult[]]>([
    ['none was sent', []],
    ['the host refused it', [placed(100, 5, response(400))]],
    ['the host pointed elsewhere', [placed(100, 5, response(300))]],
    ['the host had not decided', [placed(100, 5, response(199))]],
    ['it was another call', [placed(100, 5, { endpoint: 'bet' })]],
    ['no body was sent', [placed(100, 5, { sent: undefined })]],
  ])('are not looked for where %s', async (_, results) => {
    expect(await linesAfter({ after: [shown(1, [])], results })).toBe(noBet);
  });

  it('are looked for without a proper receipt', async () => {
    const results = [placed(100, 5, { sent: request([jodi('05')]), ...response(200) })];
    expect(
      await linesAfter({ after: [shown(1, [jodi('05')], { before_amount: 95 })], results }),
    ).toEqual([]);
    expect(await linesAfter({ after: [shown(1, [jodi('50')])], results })).toHaveLength(1);
  });

  it('need a history', async () => {
    expect(await linesAfter({ after: [] })).toBe('the history is empty');
    const host = hostWith({ '/markets/?': [] });
    expect(await linesOf(placedBets, host, { results: [sent([jodi('05')])] })).toEqual({
      unread: 'GET /bets/history/',
    });
  });

  it('need no list of markets', async () => {
    const after = shown(1, [jodi('05')], {}, { market: { name: 'Tara Night' } });
    const host = hostWith({ '/bets/history/': page([after]) });
    const lines = await linesOf(placedBets, host, { results: [sent([jodi('05')])], betTypes });
    expect(lines).toEqual([expect.stringContaining('shows no bet of 5 on 05')]);
  });
});
