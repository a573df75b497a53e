import { reportText } from '@matka/contracts/report/text-report';
import type { HostOptions } from '@matka/contracts/sources/plan/options';
import { exitCodeOf, verifyHost } from '@matka/contracts/sources/plan/verify-host';
import { mainPlayer } from '@matka/fixtures/players';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mock } from '../create-mock.ts';
import { each, fieldsIn } from '../src/host-styles/json.ts';
import { bettingRows } from './contradictions/sessions.ts';
import { endpointAsked, hostAt, type Transformer } from './hosts/host.ts';
import { allOf, answers, bodies, edits, fresh } from './hosts/transform.ts';
import { transportTo } from './hosts.ts';
import { openReplayMock } from './replay/open-replay-mock.ts';
import { createTestMock, now, optionsFor } from './test-host.ts';

let mock: Mock;

beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** How the kit reaches the mock behind a transformer. */
const requestsTo = (transform: Transformer): HostOptions['requestOptions'] => ({
  timeoutMs: 10_000,
  transport: transportTo(transform(hostAt(mock.url, mock.fetch))),
});

async function run(transform: Transformer, members: Partial<HostOptions> = {}, path = '') {
  const requestOptions = requestsTo(transform);
  const options = optionsFor(`http://host.test${path}`, { requestOptions, ...members });
  const report = await verifyHost(options, { now, loadMock: async () => openReplayMock });
  return { report, code: exitCodeOf(report, options) };
}

const everything: Partial<HostOptions> = {
  allowWrites: true,
  allowBets: true,
  maxStake: 1000,
  allowLockoutRisk: true,
  newMobiles: ['9123456781', '9123456782', '9123456783'],
  account: { appId: 'surya-play', ...mainPlayer },
};

const asItIs: Transformer = (host) => host;

const withExtraField = bodies(
  'markets',
  each('*', (market) => ({ ...fieldsIn(market), uuid: '5e7c' })),
);

const below =
  (path: string): Transformer =>
  (host) =>
  (asked) =>
    host({ ...asked, url: new URL(asked.url.href.replace(path, '')) });

const noting = (asked: unknown[]) =>
  answers('all', (answer, request) => {
    asked.push(endpointAsked(request));
    return answer;
  });

it('a run passes a conforming host with extra fields below another base path', async () => {
  const transform = allOf(withExtraField, below('/api/v9'));
  const only = ['the markets', 'the home page', 'login by'];
  const { report, code } = await run(transform, { ...everything, only }, '/api/v9');
  expect(report.lines.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect([code, report.counts.passed > 4]).toEqual([0, true]);
});

it('a run only reads from a host by default', async () => {
  const requested: unknown[] = [];
  const { report } = await run(noting(requested));
  expect(report.counts.failed).toBe(0);
  expect(requested).not.toContain('betting');
  expect(requested.filter((endpoint) => endpoint === 'register')).toHaveLength(3);
  const skipped = report.lines.filter(({ outcome }) => outcome === 'skipped');
  const registrations = skipped.filter(({ call }) => call === 'POST /users/register/');
  expect(registrations.map(({ reasons }) => reasons[0])).toContain('stores data: --allow-writes');
  expect(skipped.filter(({ call }) => call === 'POST /betting/')[0]?.reasons).toEqual([
    'may cost points: --allow-writes --allow-bets --max-stake POINTS',
  ]);
});

it('a plan signs in once and only reads from a host', async () => {
  const requested: unknown[] = [];
  const { report, code } = await run(noting(requested), { ...everything, list: true });
  expect(code).toBe(0);
  expect(report.counts).toMatchObject({ passed: 0, failed: 0 });
  expect(report.counts.planned).toBeGreaterThan(95);
  expect(new Set(requested)).toEqual(
    new Set(['login', 'markets', 'betTypes', 'history', 'results']),
  );
  expect(requested.filter((endpoint) => endpoint === 'login')).toHaveLength(1);
  expect(reportText(report)).toMatch(/\d+ planned, \d+ skipped$/);
});

it('a run never stakes more than the maximum', async () => {
  let staked = 0;
  const counting = bodies('betting', (body) => {
    const { previous_balance: before, current_balance: after } = fieldsIn(
      fieldsIn(body).user_balance,
    );
    staked += Number(before) - Number(after);
    return body;
  });
  const { report } = await run(counting, {
    ...everything,
    call: ['POST /betting/'],
    maxStake: 5,
  });
  expect(staked).toBeGreaterThan(0);
  expect(staked).toBeLessThanOrEqual(5);
  expect(report.lines.flatMap(({ reasons }) => reasons)).toContain('would exceed --max-stake 5');
});

it('a run tries the selected interactions only, and needs as many as required', async () => {
  const wanted = { call: ['get /markets/'], only: ['the markets', 'game rates'] };
  const { report, code } = await run(asItIs, { ...wanted, require: 2 });
  expect(report.lines.map(({ description }) => description)).toEqual(['the markets']);
  expect(code).toBe(2);
});

it('a run compares a conforming host with the mock', async () => {
  const { report } = await run(withExtraField, {
    call: ['/markets/', '/admin/'],
    only: ['the markets', 'game rates'],
    compareMock: true,
  });
  expect(report.differences?.at(-1)).toMatch(
    /^Host and mock: \d+ same, 0 different, \d+ undecided\.$/,
  );
  expect(reportText(report)).toContain('\nHost and mock\n    POST /');
});

it('a comparison finds no difference in registrations and logins with hidden names and secrets', async () => {
  await mock.reset();
  const { report } = await run(asItIs, { ...everything, call: ['/users/'], compareMock: true });
  expect(report.differences?.[0]).toMatch(
    /^ {2}POST \/users\/register\/ +[1-9]\d* same, 0 different, /,
  );
  expect(report.differences?.at(-1)).toMatch(/^Host and mock: \d+ same, 0 different, /);
});

it('a comparison finds a host that closes its markets for open bets an hour later', async () => {
  const later = edits('markets', '*.current_status', (status) => (status === 4 ? 6 : status));
  const { report } = await run(later, { call: ['/markets/'], compareMock: true });
  expect(report.differences?.join('\n')).toMatch(/✗ GET \/markets\/ .*\n +curl -sS /);
});

it('a run skips an interaction without its precondition', async () => {
  const { report, code } = await run(asItIs, { only: ['an empty list of markets'] });
  expect(report.lines).toEqual([
    {
      call: 'GET /markets/',
      description: 'an empty list of markets',
      by: 'reading',
      outcome: 'skipped',
      reasons: ['there are markets'],
    },
  ]);
  expect(code).toBe(2);
});

/** Limits all but logins, always or from a time on. */
const limiting =
  (isLimited: () => boolean): Transformer =>
  (host) =>
  async (asked) =>
    endpointAsked(asked) !== 'login' && isLimited()
      ? { status: 429, headers: { 'retry-after': '0' }, body: { detail: 'Slow down.' } }
      : host(asked);

async function runWhile(isLimited: (request: number) => boolean, members = {}) {
  let [requests, waited] = [0, 0];
  const lines: string[] = [];
  const counting = limiting(() => {
    requests += 1;
    return isLimited(requests);
  });
  const wait = async (ms: number) => {
    waited += ms;
  };
  const requestOptions = { ...requestsTo(counting), wait };
  const options = optionsFor('http://host.test', { ...members, requestOptions });
  const report = await verifyHost(options, { now, tell: (line) => lines.push(line) });
  return { report, code: exitCodeOf(report, options), requests, waited, lines };
}

it('a run gives up with exit code 2 after eight requests to a host that limits requests for ever', async () => {
  const { report, code, requests, waited, lines } = await runWhile(() => true);
  expect([code, requests, waited, lines.length]).toEqual([2, 8, 60_000, 1]);
  expect(report.counts.failed).toBe(0);
  expect(reportText(report)).toContain('Not finished: the rate of requests stays limited (429)');
});

it('a run counts nothing as failed that it could not try after a host began to limit requests', async () => {
  const { report, code } = await runWhile((request) => request > 40);
  expect([code, report.counts.failed, report.counts.passed > 0]).toEqual([2, 0, true]);
});

it('a run verifies a host that limits each third request to the end', async () => {
  const members = { call: ['GET /markets/', 'GET /bet-types/'] };
  const { code, report } = await runWhile((request) => request % 3 === 0, members);
  expect([code, report.limited]).toEqual([0, undefined]);
});

/** The history takes any token once it has seen a good one. */
const anyTokenForBets = fresh(() => {
  let good: string | undefined;
  return answers('history', (answer, request, host) => {
    const { authorization } = request.headers;
    if (answer.status === 200) good = authorization;
    if (answer.status !== 401 || authorization === undefined || good === undefined) return answer;
    return host({ ...request, headers: { ...request.headers, authorization: good } });
  });
});

const anyMpin = answers('login', (answer, request, host) => {
  const body = fieldsIn(request.body);
  const isWrong = answer.status >= 400 && body.grant_type === 'mpin' && body.mpin;
  return isWrong ? host({ ...request, body: { ...body, mpin: mainPlayer.mpin } }) : answer;
});

it.each<[string, Transformer, string, string]>([
  ['any token for the history', anyTokenForBets, 'tokens', 'GET /bets/history/'],
  ['any MPIN', anyMpin, 'reading', 'POST /users/login/'],
  [
    'bets that cannot be',
    bettingRows['impossible-bets-accepted'] ?? asItIs,
    'rejected bets',
    'POST /betting/',
  ],
])('a run without a walk finds a host that takes %s', async (_, transform, rule, call) => {
  const { report, code } = await run(transform, { ...everything, call: [call] });
  expect(code).toBe(1);
  expect(report.findings).toContainEqual(
    expect.objectContaining({ kind: 'failure', rule, call, place: 'status' }),
  );
});
