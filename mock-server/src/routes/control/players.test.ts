import { mainPlayer, poorPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { betBody, buildTestApp } from '../../../test/build-app.ts';

const main = '/__mock/worlds/kalyan-matka';
const player = `${main}/players/${mainPlayer.mobile}`;
const jodi = (points: number) => betBody(3, [{ jodi: '12', points }]);

describe('/worlds/{id}/players/', { tags: ['@MOCK-26'] }, () => {
  it('a player of the control API is listed with the wallet, and another number is not found', async () => {
    const { anonymous } = await buildTestApp({ scenario: 'fresh' });
    const listed = (await anonymous(`GET ${main}/players/`)).json();
    expect(listed).toContainEqual((await anonymous(`GET ${player}/`)).json());
    expect(listed).toContainEqual(
      expect.objectContaining({ mobile: poorPlayer.mobile, points: 50 }),
    );
    const unknown = await anonymous(`GET ${main}/players/9000000000/`);
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { detail: expect.stringContaining('9000000000') },
    ]);
  });

  it('a player of the control API gets the balance that is set by one entry of the ledger', async () => {
    const { anonymous } = await buildTestApp({ scenario: 'fresh' });
    const set = async (points: number) =>
      (await anonymous(`PUT ${player}/balance/`, { points })).json().points;
    const before = (await anonymous(`GET ${player}/ledger/`)).json().length;
    expect(await set(250.25)).toBe(250.25);
    const ledger = (await anonymous(`GET ${player}/ledger/`)).json();
    expect(ledger).toHaveLength(before + 1);
    expect(ledger).toContainEqual({
      at: '2026-11-20T12:00:00.000+05:30',
      kind: 'set',
      points: -9749.75,
      balance: 250.25,
      bet_id: null,
    });
    expect(await set(250.25)).toBe(250.25);
    expect((await anonymous(`GET ${player}/ledger/`)).json()).toHaveLength(before + 1);
  });

  it.each([
    [37.5, true],
    [0.07, true],
    [0.1 + 0.2, true],
    [999_999_999.99, true],
    [37.505, false],
    [99.999, false],
    [0.001, false],
    [1.0001, false],
    [999_999_999.995, false],
  ])('a balance of %d points is accepted: %s', async (points, isTaken) => {
    const { anonymous } = await buildTestApp();
    const response = await anonymous(`PUT ${player}/balance/`, { points });
    const refusal = `points takes a number from 0 to 1000000000 with at most two decimals, not ${points}. Example: {"points":250}.`;
    expect([response.statusCode, response.json()]).toEqual(
      isTaken
        ? [200, expect.objectContaining({ points: Math.round(points * 100) / 100 })]
        : [400, { points: [refusal] }],
    );
  });

  it('a player of the control API has bets, the newest first, settled as far as results are out', async () => {
    const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
    const call = as(mainPlayer.mobile);
    for (const points of [10, 20]) await call('POST /betting/', jodi(points));
    const bets = async () =>
      (await anonymous(`GET ${player}/bets/`))
        .json()
        .map(
          ({ bet_details: { amount, bet_status } }: { bet_details: Record<string, unknown> }) => [
            amount,
            bet_status,
          ],
        );
    expect(await bets()).toEqual([
      [20, 'PENDING'],
      [10, 'PENDING'],
    ]);
    const draw = { market: 'Kalyan Matka', pana: '128' };
    await anonymous(`PUT ${main}/draws/`, { ...draw, session: 'open' });
    await anonymous(`PUT ${main}/draws/`, { ...draw, session: 'close', pana: '129' });
    const now = '2026-11-20T20:00:00+05:30';
    await anonymous(`PUT ${main}/clock/`, { mode: 'fixed', now });
    expect(await bets()).toEqual([
      [20, 'won'],
      [10, 'won'],
    ]);
    const kinds = (await anonymous(`GET ${player}/ledger/`))
      .json()
      .map(({ points, bet_id }: { points: number; bet_id: number | null }) => [points, bet_id]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        [-10, 1],
        [-20, 2],
        [950, 1],
        [1900, 2],
      ]),
    );
  });
});
