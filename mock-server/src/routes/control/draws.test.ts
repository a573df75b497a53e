import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';

const world = '/__mock/worlds/kalyan-matka';
const market = 'Kalyan Matka';

/** Places one bet on Kalyan Matka. */
async function bet({ as }: TestApp, type: number, numbers: object, points = 10): Promise<void> {
  const bets = [{ ...numbers, points }];
  const body = { bet_type_id: type, market_id: 7, amount: points, payload: { bets } };
  const { statusCode } = await as(mainPlayer.mobile)('POST /betting/', body);
  expect(statusCode).toBe(200);
}

const preview = async ({ anonymous }: TestApp, session: string, pana?: string) => {
  const query = new URLSearchParams({ market, session, ...(pana && { pana }) });
  return (await anonymous(`GET ${world}/draws/preview/?${query}`)).json();
};

it('the preview of a draw shows the points that the draw pays then, and changes nothing', async () => {
  const test = await buildTestApp({ scenario: 'fresh' });
  await bet(test, 1, { digit: '1', bet_type: 'open' }, 20);
  await bet(test, 1, { digit: '4', bet_type: 'open' });
  await bet(test, 5, { pana: '128', bet_type: 'open' });
  await bet(test, 1, { digit: '7', bet_type: 'close' });
  const list = await preview(test, 'open');
  expect(list).toMatchObject({ pana: null, digit: null, total: 3, won: 0, paid: 0 });
  expect(list.bets[0]).toMatchObject({
    mobile: mainPlayer.mobile,
    numbers: '1',
    points: 20,
    status: 'PENDING',
    win: null,
  });
  const shown = await preview(test, 'open', '128');
  expect(shown).toMatchObject({ pana: '128', digit: '1', total: 3, won: 2 });
  expect(shown.bets.map(({ win }: { win: number }) => win > 0)).toEqual([true, false, true]);
  expect(await preview(test, 'open', '128')).toEqual(shown);
  await test.anonymous(`PUT ${world}/draws/`, { market, session: 'open', pana: '128' });
  const { events } = (
    await test.anonymous(`POST ${world}/clock/advance/`, { to: '2026-11-20T16:10:00+05:30' })
  ).json();
  const drawn = events.find((event: { market: string }) => event.market === market);
  expect(drawn).toMatchObject({ won: 2, lost: 1, paid: shown.paid });
});

it('the preview of a draw names a winning pana for each bet, and none where the open has decided', async () => {
  const test = await buildTestApp({ scenario: 'fresh' });
  await test.anonymous(`PUT ${world}/draws/`, { market, session: 'open', pana: '128' });
  await bet(test, 3, { jodi: '15' });
  await bet(test, 3, { jodi: '25' });
  const { bets } = await preview(test, 'close');
  const [possible, impossible] = bets;
  expect(impossible.winningPana).toBeNull();
  expect(await preview(test, 'close', possible.winningPana)).toMatchObject({ digit: '5', won: 1 });
});

it('the preview of a draw counts exactly the bets that a correction settles again', async () => {
  const test = await buildTestApp({ scenario: 'fresh' });
  await bet(test, 1, { digit: '1', bet_type: 'open' });
  await bet(test, 1, { digit: '1', bet_type: 'close' });
  await test.anonymous(`PUT ${world}/draws/`, { market, session: 'open', pana: '137' });
  await test.anonymous(`POST ${world}/clock/advance/`, { to: '2026-11-20T20:00:00+05:30' });
  const shown = await preview(test, 'open', '119');
  expect(shown).toMatchObject({ total: 1, won: 1, paid: 95 });
  expect(shown.bets[0].status).toBe('won');
});

it('the preview of a draw refuses an unknown market and a text that is not a pana', async () => {
  const { anonymous } = await buildTestApp();
  const path = `GET ${world}/draws/preview/`;
  for (const [query, field] of [
    ['market=Kalyan%20Matka&session=open&pana=021', 'pana'],
    ['market=Nowhere&session=open', 'market'],
    ['market=Kalyan%20Matka&session=noon', 'session'],
  ] as const) {
    const response = await anonymous(`${path}?${query}`);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  }
});
