import { mainPlayer } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
// Loaded here: the first import of it would count as time of a test.
import './replay.ts';

const world = '/__mock/worlds/kalyan-matka';
const app_id = 'kalyan-matka';

describe('the journal', { tags: ['@MOCK-27'] }, () => {
  it('keeps no tokens, in whichever answer', async () => {
    const { anonymous, app, world: own } = await buildTestApp();
    const { access, refresh } = app.tokens.issueLoginTokens(own, { playerId: 1, appId: app_id });
    const login = {
      app_id,
      grant_type: 'otp',
      mobile_number: mainPlayer.mobile,
      otp: mainPlayer.otp,
    };
    await anonymous('POST /users/login/', login);
    await anonymous('POST /token/refresh/', { refresh });
    await anonymous(`GET /markets/?app_id=${app_id}&token=${access}`);
    await anonymous(`POST ${world}/faults/`, {
      effect: 'status',
      times: 1,
      body: { sent: `Bearer ${access}` },
    });
    await anonymous(`GET /homepage/?app_id=${app_id}`);
    const journal = (await anonymous(`GET ${world}/journal/`)).body;
    expect(journal).not.toMatch(/eyJ/);
    expect(journal).not.toContain(mainPlayer.otp);
    expect((await anonymous(`POST ${world}/replay/`)).json().differences).toEqual([]);
  });

  it('keeps all that is no secret', async () => {
    const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
    const call = as(mainPlayer.mobile);
    const bets = [{ digit: '1', points: 1, bet_type: 'open' }];
    const bet = { bet_type_id: 1, market_id: 7, amount: 1, payload: { bets } };
    await call('POST /betting/', bet, { 'idempotency-key': 'a-key.1' });
    await call(
      'GET /bets/history/?page=1&bet_status=won&bet_status=lost&session_type=open&market_names=Kalyan%20Matka&market_names=Milan+Day',
    );
    await call(
      `GET /markets/results/monthly/?market_name=SITA+MORNING&month=11&year=2026&app_id=${app_id}`,
    );
    await anonymous(`PUT ${world}/draws/`, {
      market: 'Kalyan Matka',
      session: 'open',
      pana: '128',
    });
    await anonymous(`PUT ${world}/markets/Kalyan%20Matka/`, { suspended: true });
    await anonymous(`PUT ${world}/tokens/`, { accessSeconds: 60, refreshSeconds: 90 });
    const journal = (await anonymous(`GET ${world}/journal/`)).json();
    expect(
      journal.map(({ url, request, key, redacted }: Record<string, unknown>) => [
        url,
        request,
        key,
        redacted,
      ]),
    ).toEqual([
      ['/betting/', bet, 'a-key.1', undefined],
      [
        '/bets/history/?page=1&bet_status=won&bet_status=lost&session_type=open&market_names=Kalyan%20Matka&market_names=Milan+Day',
        undefined,
        undefined,
        undefined,
      ],
      [
        `/markets/results/monthly/?market_name=SITA+MORNING&month=11&year=2026&app_id=${app_id}`,
        undefined,
        undefined,
        undefined,
      ],
      [
        `${world}/draws/`,
        { market: 'Kalyan Matka', session: 'open', pana: '128' },
        undefined,
        undefined,
      ],
      [`${world}/markets/Kalyan%20Matka/`, { suspended: true }, undefined, undefined],
      [`${world}/tokens/`, { accessSeconds: 60, refreshSeconds: 90 }, undefined, undefined],
    ]);
  });
});
