import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp, jodiBet, loginForm } from '../../test/build-app.ts';
import type { JournalEntry } from './entry.ts';
// Loaded here: the first import of it would count as time of a test.
import './replay.ts';

const world = '/__mock/worlds/kalyan-matka';
const app_id = 'kalyan-matka';

it('the journal keeps no token of any response', { tags: ['@MOCK-27'] }, async () => {
  const { anonymous, app, world: own } = await buildTestApp();
  const { access, refresh } = app.tokens.issueLoginTokens(own, { playerId: 1, appId: app_id });
  await anonymous('POST /users/login/', loginForm());
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

it('the journal keeps every value that is not secret', { tags: ['@MOCK-27'] }, async () => {
  const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
  const draw = { market: 'Kalyan Matka', session: 'open', pana: '128' };
  const ofPlayer: [line: string, body?: object][] = [
    ['POST /betting/', jodiBet(1)],
    [
      'GET /bets/history/?page=1&bet_status=won&bet_status=lost&session_type=open&market_names=Kalyan%20Matka&market_names=Milan+Day',
    ],
    [`GET /markets/results/monthly/?market_name=SITA+MORNING&month=11&year=2026&app_id=${app_id}`],
  ];
  const ofControl: [line: string, body?: object][] = [
    [`PUT ${world}/draws/`, draw],
    [`PUT ${world}/markets/Kalyan%20Matka/`, { suspended: true }],
    [`PUT ${world}/tokens/`, { accessSeconds: 60, refreshSeconds: 90 }],
  ];
  const call = as(mainPlayer.mobile);
  for (const [line, body] of ofPlayer) await call(line, body, { 'idempotency-key': 'a-key.1' });
  for (const [line, body] of ofControl) await anonymous(line, body);
  const journal: JournalEntry[] = (await anonymous(`GET ${world}/journal/`)).json();
  expect(journal.map(({ method, url, request }) => [`${method} ${url}`, request])).toEqual(
    [...ofPlayer, ...ofControl].map(([line, body]) => [line, body]),
  );
  expect(journal.map(({ key, redacted }) => [key, redacted])).toEqual([
    ...ofPlayer.map(() => ['a-key.1', undefined]),
    ...ofControl.map(() => [undefined, undefined]),
  ]);
});
