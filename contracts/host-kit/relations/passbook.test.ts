import { describe, expect, it } from 'vitest';
import { bet, hostWith, linesOf, page, placed } from './test-support.ts';

describe('the passbook', () => {
  const passbook = 'the passbook tells the balances of the receipts';
  const at = { timestamps: { created_at: '2026-11-20T12:00:00+05:30' } };
  const lines = (records: readonly unknown[], results = [placed(100)]) =>
    linesOf(passbook, hostWith({ '/bets/history/': page(records) }), { results });
  const record = (id: number, before_amount: unknown, amount = 5, rest: object = at) =>
    bet(id, { before_amount, amount }, rest);

  it.each<[string, readonly unknown[]]>([
    ['the balance before', [record(1, 100), bet(9)]],
    ['the balances of each sub-bet', [record(1, 97, 2), record(2, 100, 3)]],
    ['the balance before for each sub-bet', [record(1, 100, 2), record(2, 100, 3)]],
    ['no balance', [record(1, undefined)]],
    ['no bet', []],
    ['fractions', [record(1, 95.1, 0.1)]],
  ])('may tell %s', async (_, records) => {
    expect(await lines(records)).toEqual([]);
  });

  const wrong = (found: number) =>
    `$.data[*].bet_details.before_amount is ${found} for the newest bet, expected a balance that leads to 95: the player reads other amounts in the passbook than in the wallet`;

  it('does not tell another', async () => {
    expect(await lines([record(1, 95), record(9, 100, 5, {})])).toEqual([wrong(95)]);
    expect(await lines([record(1, 102, 2), record(2, 105, 3)])).toEqual([wrong(102)]);
  });

  it('is compared with the latest receipt that can be read', async () => {
    const unread = (status: number, members: object = {}) =>
      placed(50, 5, {
        response: {
          status,
          headers: {},
          text: status === 200 ? '{}' : (placed(50).exchange?.response.text ?? ''),
        },
        ...members,
      });
    const results = [
      placed(90),
      placed(100),
      unread(300),
      unread(200),
      placed(50, 5, { endpoint: 'bet' }),
    ];
    expect(await lines([record(1, 100)], results)).toEqual([]);
    expect(await lines([record(1, 90)], results)).toEqual([wrong(90)]);
  });

  it('needs a bet and a history', async () => {
    expect(await lines([], [])).toBe(
      'the kit placed no bet: --allow-writes --allow-bets --max-stake POINTS',
    );
    expect(await linesOf(passbook, hostWith({}), { results: [placed(100)] })).toEqual({
      unread: 'GET /bets/history/',
    });
  });
});
