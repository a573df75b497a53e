import type { LocalServer } from '@matka/contracts/sources/http/http-server';
import { verifyHost } from '@matka/contracts/sources/plan/verify-host';
import { startProxySession } from '@matka/contracts/sources/proxy/test-support';
import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { folderOfFile } from '../../scripts/testing/temporary-folder.ts';
import type { Mock } from '../create-mock.ts';
import { changeAt } from '../src/host-styles/change.ts';
import type { Transformer } from './hosts/host.ts';
import { allOf, answers, bodies } from './hosts/transform.ts';
import { appId, createTestMock, now, optionsFor, serveMock } from './test-host.ts';

const folder = folderOfFile();
let mock: Mock;
let host: LocalServer | undefined;

beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(async () => {
  await mock.close();
});
afterEach(async () => {
  await host?.close();
  host = undefined;
});

async function startProxy(transform?: Transformer) {
  host = await serveMock(mock, transform);
  return startProxySession(host.url, folder);
}

/** Sends the requests of a player who signs in and opens several screens; returns the tokens. */
async function browse(url: string): Promise<string[]> {
  const { mobile: mobile_number, password } = mainPlayer;
  const login = await fetch(`${url}/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', app_id: appId, mobile_number, password }),
  });
  const { tokens } = (await login.json()) as { tokens: { access: string; refresh: string } };
  const headers = { authorization: `Bearer ${tokens.access}` };
  for (const path of [
    `/markets/?app_id=${appId}`,
    `/bet-types/?app_id=${appId}`,
    `/homepage/?app_id=${appId}`,
    '/bets/history/?bet_status=won&bet_status=lost',
    '/markets/results/monthly/?month=11&year=2026',
    '/admin/payout-multipliers/?page=1',
    `/users/${mobile_number}/wallet/`,
  ])
    await (await fetch(url + path, { headers })).text();
  return [tokens.access, tokens.refresh];
}

it('the drift proxy changes nothing and reports no break in front of a conforming host', async () => {
  const session = await startProxy();
  const { lines, counts } = await verifyHost(
    optionsFor(session.url, {
      account: { appId, ...mainPlayer },
      allowWrites: true,
      allowBets: true,
      maxStake: 1000,
      newMobiles: ['9123456791', '9123456792', '9123456793'],
    }),
    { now },
  );
  const failed = lines.filter(({ outcome }) => outcome === 'failed');
  const { code, report } = await session.end();
  expect(failed).toEqual([]);
  expect(counts.passed).toBeGreaterThan(90);
  expect(report.differences).toEqual([]);
  expect(report.answers.length).toBeGreaterThan(13);
  expect(code).toBe(0);
  expect(session.lines.at(-1)).toMatch(/^\d+ responses of 13 endpoints: 0 differences break/);
});

const defects: [Transformer, string][] = [
  [
    bodies('login', changeAt('user.points', { set: 'many' })),
    'POST /users/login/ 200: $.user.points: another value instead of a number',
  ],
  [
    bodies('markets', changeAt('*.open_time', { set: '9 am' })),
    'GET /markets/ 200: $[*].open_time: another value instead of a text like',
  ],
  [
    bodies('betTypes', changeAt('*.config', 'drop')),
    'GET /bet-types/ 200: $[*].config: nothing instead of an object',
  ],
  [
    answers('homepage', (one) => ({
      ...one,
      raw: '<html>',
      headers: { 'content-type': 'text/html' },
    })),
    'GET /homepage/ 200: content type: something other than application/json',
  ],
  [
    bodies('history', changeAt('data', { set: null })),
    'GET /bets/history/ 200: $.data: null instead of a list',
  ],
  [
    answers('results', (one) => ({ ...one, status: 500 })),
    'GET /markets/results/monthly/ 500: status: no response has a status of 500 or above',
  ],
  [
    bodies('payouts', changeAt('data.*.payout_config.multiply_by', { set: 'ten' })),
    'GET /admin/payout-multipliers/ 200: $.data[*].payout_config.multiply_by: another value instead of a number',
  ],
];

it('the drift proxy prints each difference once and counts its responses', async () => {
  const session = await startProxy(allOf(...defects.map(([transform]) => transform)));
  await browse(session.url);
  await browse(session.url);
  const { code, report } = await session.end();
  for (const [, line] of defects)
    expect(session.lines.filter((printed) => printed.startsWith(`✗ ${line}`))).toHaveLength(1);
  expect(session.lines).toContain(
    '✗ GET /users/…/…/ 404: endpoint: an endpoint that the contract does not know',
  );
  const broken = report.differences.filter((one) => one.breaks);
  expect(broken.map(({ times }) => times)).toEqual(broken.map(() => 2));
  expect(broken).toHaveLength(defects.length + 1);
  expect(code).toBe(1);
});

it('the drift proxy stores no token, name or number, wherever the host sends them', async () => {
  const { mobile } = mainPlayer;
  const session = await startProxy(
    answers('all', (one) => ({
      ...one,
      body: {
        ...(typeof one.body === 'object' ? one.body : {}),
        [mobile]: 1,
        'Asha Patil': { since: 'Kalyan Matka' },
        asha: ['Asha Patil'],
        by_name: { [mobile]: 'Asha Patil' },
      },
    })),
  );
  const tokens = await browse(session.url);
  const { text } = await session.end();
  expect(text).toContain('by_name');
  for (const secret of [...tokens, mobile, mainPlayer.password, appId, 'asha', 'Matka', '128'])
    for (const shown of [text, session.lines.slice(1, -1).join('\n')])
      expect(shown.toLowerCase()).not.toContain(secret.toLowerCase());
});
