import { readFileSync } from 'node:fs';
import { magicPassword, mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp, jodiBet, type TestApp } from '../../test/build-app.ts';
import { playerByMobile } from '../db/players.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import { describeTrigger, type MagicInput, magicInputs, matchMagicInput } from './magic-inputs.ts';

/** A row of the document: for, input, requests, what happens, response. */
function documented(row: MagicInput): string {
  const { requirement, description, trigger, rule } = row;
  const { effect, method, milliseconds, when } = rule;
  const requests = {
    form: () => '`/users/*`',
    player: (paths: readonly string[]) =>
      paths.map((path) => `\`${method ? `${method} ` : ''}${path}\``).join(', '),
    amount: () => '`POST /betting/`',
  }[trigger.kind](trigger.kind === 'player' ? trigger.paths : []);
  const none = when === 'after-commit' ? 'none, after the bet was placed' : 'none';
  const response: Partial<Record<FaultRule['effect'], string>> = {
    status: `${rule.status} \`${JSON.stringify(rule.body)}\``,
    malformed: 'the usual one, cut off',
    reset: milliseconds ? `none within ${milliseconds / 1000} s` : none,
  };
  return `| ${requirement} | ${describeTrigger(row)} | ${requests} | ${description} | ${response[effect]} |`;
}

/** Sets a row off through nothing but the API and gives what came back. */
async function setOff({ anonymous, as }: TestApp, { trigger }: MagicInput) {
  const login = {
    app_id: 'kalyan-matka',
    grant_type: 'password',
    password: magicPassword,
  };
  switch (trigger.kind) {
    case 'form':
      return anonymous('POST /users/login/', { ...login, mobile_number: trigger.mobile });
    case 'amount':
      return as(mainPlayer.mobile)('POST /betting/', jodiBet(trigger.amount));
    case 'player': {
      const form = { ...login, mobile_number: trigger.mobile };
      const { tokens } = (await anonymous('POST /users/login/', form)).json();
      const headers = { authorization: `Bearer ${tokens.access}` };
      const [path = ''] = trigger.paths;
      if (path === '/token/refresh/') {
        const refused = await anonymous('GET /bets/history/?page=1', undefined, headers);
        expect(refused.statusCode).toBe(401);
        return anonymous('POST /token/refresh/', { refresh: tokens.refresh });
      }
      const method = path === '/betting/suggestions/' ? 'POST' : 'GET';
      const body = method === 'POST' ? { bet_type_id: 16, payload: { jodi: '12' } } : undefined;
      return anonymous(`${method} ${path.replace('*', '1/')}`, body, headers);
    }
  }
}

const answered = magicInputs.filter(({ rule: { effect } }) => effect === 'status');
const broken = magicInputs.filter(
  ({ rule: { effect, milliseconds } }) => effect === 'reset' && !milliseconds,
);

it.each(answered)(
  'a magic input causes $requirement: $description',
  { tags: ['@MOCK-33'] },
  async (row) => {
    const answer = await setOff(await buildTestApp({ scenario: 'fresh' }), row);
    expect(answer.statusCode).toBe(row.rule.status);
    expect(answer.json()).toEqual(row.rule.body);
  },
);

it.each(broken)(
  'a magic input breaks the connection for $requirement: $description',
  { tags: ['@MOCK-33'] },
  async (row) => {
    await expect(setOff(await buildTestApp({ scenario: 'fresh' }), row)).rejects.toThrow();
  },
);

it('magic inputs answer a login with a body that is not JSON', {
  tags: ['@MOCK-33'],
}, async () => {
  const row = magicInputs.find(({ requirement }) => requirement === 'ERRL-07');
  if (!row) throw new Error('The row is missing');
  const answer = await setOff(await buildTestApp(), row);
  expect(() => JSON.parse(answer.body)).toThrow();
});

it('magic inputs place no bet, except the one whose response is lost', {
  tags: ['@MOCK-33'],
}, async () => {
  const test = await buildTestApp({ scenario: 'fresh' });
  const rows = [...answered, ...broken].filter(({ trigger }) => trigger.kind === 'amount');
  for (const row of rows) await setOff(test, row).catch(() => undefined);
  const { data } = (await test.as(mainPlayer.mobile)('GET /bets/history/?page=1')).json();
  expect(data.map((bet: { bet_details: { amount: number } }) => bet.bet_details.amount)).toEqual([
    9919,
  ]);
});

it('magic inputs cover every row of the error catalogue that a host can cause', {
  tags: ['@MOCK-33'],
}, () => {
  const covered = new Set(magicInputs.map(({ requirement }) => requirement));
  const range = (area: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => `${area}-${String(from + i).padStart(2, '0')}`);
  // Left out is what never comes from a host: the order of texts and the pre-checks of the sender.
  const expected = [
    ...range('ERRL', 1, 7),
    ...range('ERRL', 9, 19),
    ...range('ERRR', 1, 5),
    ...range('ERRS', 1, 7),
    ...range('ERRF', 1, 12),
    'ERRB-07',
    ...range('ERRB', 9, 18),
  ];
  expect(expected.filter((clause) => !covered.has(clause))).toEqual([]);
});

it('the document lists the magic inputs as the code has them', { tags: ['@MOCK-33'] }, () => {
  const page = readFileSync(new URL('../../magic-inputs.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| [A-Z]/.test(line));
  expect(rows).toEqual(magicInputs.map(documented));
  expect(page).toContain(`password \`${magicPassword}\``);
});

it.each([
  ['6100000007', 'GET', '/betting/1/', 'ERRF-07'],
  ['6100000007', 'POST', '/betting/1/', undefined],
  ['6100000007', 'GET', '/markets/', undefined],
  ['6100000003', 'POST', '/markets/', 'ERRF-03'],
  ['6100000003', 'GET', '/bet-types/', undefined],
  ['9876543210', 'GET', '/markets/', undefined],
])('the magic input of the player %s for %s %s is %s', async (mobile, method, path, expected) => {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  const playerId = playerByMobile(world.db, mobile)?.id ?? 0;
  const request = { method, body: undefined, playerId };
  expect(matchMagicInput(world, request, path)?.requirement).toBe(expected);
});

it('magic amounts apply to bets alone, at the address with and without its last slash', async () => {
  const { as } = await buildTestApp({ scenario: 'fresh' });
  const call = as(mainPlayer.mobile);
  for (const path of ['/betting/', '/betting'])
    expect((await call(`POST ${path}`, jodiBet(9914))).statusCode).toBe(403);
  const suggestion = { bet_type_id: 16, amount: 9914, payload: { jodi: '12' } };
  expect((await call('POST /betting/suggestions/', suggestion)).statusCode).toBe(200);
});

it('magic inputs leave every other player and amount alone', async () => {
  const { as } = await buildTestApp({ scenario: 'fresh' });
  expect((await as(mainPlayer.mobile)('POST /betting/', jodiBet(9900))).statusCode).toBe(200);
});
