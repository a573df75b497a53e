import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { betBody, buildTestApp } from '../../../test/build-app.ts';

const world = '/__mock/worlds/kalyan-matka';

it('the day of a market lists the ends of bidding, the results, their origin, and the settled bets', async () => {
  const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
  const kalyan = async () => {
    const line = (await anonymous(`GET ${world}/day/`)).json();
    return { line, market: line.markets.find(({ id }: { id: number }) => id === 7) };
  };
  const bet = betBody(1, [{ digit: '1', points: 10, bet_type: 'open' }]);
  await as(mainPlayer.mobile)('POST /betting/', bet);
  const { line, market } = await kalyan();
  expect(line).toMatchObject({
    day: '2026-11-20',
    from: '2026-11-20T00:30:00.000+05:30',
    to: '2026-11-21T00:30:00.000+05:30',
    now: '2026-11-20T12:00:00.000+05:30',
  });
  expect(market).toMatchObject({ status: 6, statusName: 'Running now', holiday: false });
  expect(market.open).toEqual({
    stops: '2026-11-20T16:00:00.000+05:30',
    at: '2026-11-20T16:10:00.000+05:30',
    pana: null,
    digit: null,
    byHand: false,
    pending: null,
    waiting: 1,
    won: 0,
    lost: 0,
    paid: 0,
  });
  const none = { waiting: 0, won: 0, lost: 0, paid: 0 };
  expect(market.close).toMatchObject(none);
  for (const other of line.markets)
    if (other.id !== 7) expect([other.open, other.close]).toMatchObject([none, none]);
  await anonymous(`PUT ${world}/draws/`, { market: market.name, session: 'open', pana: '128' });
  expect((await kalyan()).market.open).toMatchObject({ pana: null, byHand: true, pending: '128' });
  await anonymous(`POST ${world}/clock/advance/`, { to: '2026-11-20T16:10:00+05:30' });
  const drawn = (await kalyan()).market;
  expect(drawn.open).toMatchObject({ pana: '128', digit: '1', byHand: true, waiting: 0, won: 1 });
  expect(drawn.open.pending).toBeNull();
  expect(drawn.open.paid).toBe(95);
  expect(drawn.close).toMatchObject({ pana: null, byHand: false });
});

it('the day of the markets names a resting market, the demo players and the address of the app', async () => {
  // A Sunday.
  const { anonymous } = await buildTestApp({ now: '2026-11-22T12:00:00+05:30', web: 'http://x:1' });
  const { markets } = (await anonymous(`GET ${world}/day/`)).json();
  expect(markets.some(({ holiday }: { holiday: boolean }) => holiday)).toBe(true);
  const about = (await anonymous('GET /__mock/about/')).json();
  expect(about.web).toBe('http://x:1');
  expect(about.players[0]).toEqual({
    mobile: mainPlayer.mobile,
    password: mainPlayer.password,
    mpin: mainPlayer.mpin,
    otp: mainPlayer.otp,
  });
});
