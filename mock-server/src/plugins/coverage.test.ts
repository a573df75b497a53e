import { betTypes } from '@matka/fixtures/bet-types';
import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

it('the coverage lists the used and the unused endpoints, bet types, phases and error rows', async () => {
  const { anonymous, as } = await buildTestApp({ secret: 'own' });
  const report = async () => (await anonymous('GET /__mock/coverage/')).json();
  const before = await report();
  expect(before.met).toEqual({ calls: {}, betTypes: {}, phases: {}, errorRows: {} });
  expect(before.missing.calls).toHaveLength(13);
  expect(before.missing.betTypes).toHaveLength(betTypes.length);
  const bet = { bet_type_id: 3, market_id: 7, payload: { bets: [{ jodi: '12', points: 5 }] } };
  const call = as(mainPlayer.mobile);
  await call('POST /betting/', { ...bet, amount: 5 });
  await call('POST /betting/', { ...bet, amount: 6 });
  await call('POST /betting/', { ...bet, amount: 9917 });
  const after = await report();
  expect(after.met).toEqual({
    calls: { 'POST /betting/': { 200: 1, 400: 2 } },
    betTypes: { jodi_digits: 1 },
    phases: { 'running-now': 1 },
    errorRows: { 'ERRB-17': 1 },
  });
  expect(after.missing.calls).not.toContain('POST /betting/');
});
