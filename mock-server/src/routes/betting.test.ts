import { mainPlayer, newPlayer, poorPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const kalyan = 7;
const digit = (number: string, points: number, side = 'open') => ({
  digit: number,
  points,
  bet_type: side,
});
const submission = (bets: { points: number }[], more: object = {}) => ({
  bet_type_id: 1,
  market_id: kalyan,
  amount: bets.reduce((sum, { points }) => sum + points, 0),
  payload: { bets },
  ...more,
});

describe('POST /betting/', () => {
  it('debits the wallet, answers both balances and the market, and keeps the bets', async () => {
    const { as } = await buildTestApp();
    const call = as(mainPlayer.mobile);
    const answer = await call('POST /betting/', submission([digit('1', 10), digit('2', 15)]));
    expect(answer.json()).toEqual({
      user_balance: { previous_balance: 10000, current_balance: 9975 },
      bet_details: { market: { id: kalyan, name: 'Kalyan Matka' } },
    });
    const { data } = (await call('GET /bets/history/?page=1')).json();
    expect(data.slice(0, 2).map((bet: { bet_details: object }) => bet.bet_details)).toMatchObject([
      { bet_status: 'PENDING', amount: 15, before_amount: 9990, placed_bets: [digit('2', 15)] },
      { bet_status: 'PENDING', amount: 10, before_amount: 10000, placed_bets: [digit('1', 10)] },
    ]);
  });

  it('[MOCK-12] refuses an amount that is not the sum of the points', async () => {
    const { as } = await buildTestApp();
    const call = as(mainPlayer.mobile);
    const answer = await call('POST /betting/', submission([digit('1', 10)], { amount: 9 }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: 'Validation failed: amount 9 is not 10, the sum of the points.',
    });
    const right = await call('POST /betting/', submission([digit('1', 10)]));
    expect(right.json().user_balance.previous_balance).toBe(10000);
  });

  it.each([
    ['points 0', 1, digit('1', 0)],
    ['points 10001', 1, digit('1', 10001)],
    ['half points', 1, digit('1', 1.5)],
    ['points as text', 1, { ...digit('1', 5), points: '5' }],
    ['a digit of two places', 1, digit('11', 5)],
    ['a pana that is not canonical', 5, { pana: '012', points: 5, bet_type: 'open' }],
    ['a double pana on Single Pana', 5, { pana: '112', points: 5, bet_type: 'open' }],
    ['an unknown side', 1, digit('1', 5, 'both')],
    ['a member that is not asked for', 1, { ...digit('1', 5), more: 1 }],
  ])('[MOCK-11] refuses %s with error and leaves the wallet alone', async (_, id, bet) => {
    const { as } = await buildTestApp();
    const call = as(mainPlayer.mobile);
    const body = {
      bet_type_id: id,
      market_id: kalyan,
      amount: bet.points,
      payload: { bets: [bet] },
    };
    const answer = await call('POST /betting/', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: expect.stringMatching(/^Validation failed: /) });
    const right = await call('POST /betting/', submission([digit('1', 10)]));
    expect(right.json().user_balance.previous_balance).toBe(10000);
  });

  it('[API-26] [MOCK-01] names insufficient balance when the wallet holds too little', async () => {
    const { as } = await buildTestApp();
    const answer = await as(newPlayer.mobile)('POST /betting/', submission([digit('1', 1)]));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'Insufficient balance' });
  });

  it('[MOCK-13] lets two bets at once never take more than there is', async () => {
    const { as } = await buildTestApp();
    const call = as(poorPlayer.mobile);
    const both = await Promise.all([
      call('POST /betting/', submission([digit('1', 30)])),
      call('POST /betting/', submission([digit('2', 30)])),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
