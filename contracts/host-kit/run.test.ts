import { describe, expect, it } from 'vitest';
import { UsageError } from '../cli/flags.ts';
import { unseenFields } from './coverage.ts';
import type { HostReport, ReportLine } from './host-report.ts';
import type { HostOptions } from './options.ts';
import { hostWith, page, type TestHost, token } from './relations/test-support.ts';
import { exitCodeOf, verifyHost } from './run.ts';
import { clientOptions, hostOptions } from './states/test-support.ts';

const login = { user: { points: 100 }, tokens: { access: token(), refresh: 'refresh' } };
const rates = [{ id: 1, bet_type: 'Single Digit', price: 9.5 }];
const host = hostWith({
  '/users/login/': login,
  '/markets/': [],
  '/bet-types/': [],
  '/bets/history/': page([]),
  '/homepage/': {},
  '/admin/payout-multipliers/': { results: rates },
});

const line = (outcome: ReportLine['outcome'], members: Partial<ReportLine> = {}): ReportLine => ({
  call: 'GET /markets/',
  description: 'x',
  outcome,
  reasons: [],
  by: 'reading',
  ...members,
});

describe('the exit code of a run', () => {
  const codeOf = (lines: readonly ReportLine[], members: Partial<HostOptions> = {}) => {
    const count = (outcome: string) => lines.filter((one) => one.outcome === outcome).length;
    const report: HostReport = {
      baseUrl: '',
      lines: [...lines],
      counts: {
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        planned: count('planned'),
      },
      unseen: [],
    };
    return exitCodeOf(report, hostOptions(host, members));
  };
  const unmet = line('skipped', { unmet: true });

  it('is 0 where all passed that were tried, and of a plan', () => {
    expect(codeOf([line('passed'), line('skipped')])).toBe(0);
    expect(codeOf([line('failed'), unmet], { list: true })).toBe(0);
  });

  it('is 1 where one failed', () => {
    expect(codeOf([line('passed'), line('failed'), unmet])).toBe(1);
  });

  it('is 2 where fewer passed than required', () => {
    expect(codeOf([])).toBe(2);
    expect(codeOf([line('passed')], { require: 2 })).toBe(2);
    expect(codeOf([line('passed'), line('passed')], { require: 2 })).toBe(0);
  });

  it('is 3 where a state could not be recognised, unless that is allowed', () => {
    expect(codeOf([line('passed'), unmet])).toBe(3);
    expect(codeOf([line('passed'), unmet], { allowUnmet: true })).toBe(0);
    expect(codeOf([unmet], { allowUnmet: true })).toBe(2);
  });
});

describe('a run', () => {
  it('lists what it would try, and sends nothing but what the plan needs', async () => {
    const sent: string[] = [];
    const options = hostOptions(host, { list: true, call: ['GET /homepage/'] });
    const { lines, counts } = await verifyHost({
      ...options,
      requestOptions: clientOptions(host, sent).requestOptions,
    });
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map(({ outcome }) => outcome))).toContain('planned');
    expect([counts.passed, counts.failed]).toEqual([0, 0]);
    expect(sent).toContain('POST /users/login/');
    expect(sent).not.toContain('GET /homepage/');
  });

  it('judges what it tries, by reading and by relations, without secrets', async () => {
    const broken: TestHost = (path, request) =>
      path.startsWith('/homepage/')
        ? { status: 500, body: { error: 'of 9123012340' } }
        : host(path, request);
    const { lines, counts, baseUrl } = await verifyHost(
      hostOptions(broken, { call: ['GET /homepage/', 'POST /users/login/'] }),
    );
    expect(baseUrl).toBe('http://host.test');
    const home = lines.filter(({ call }) => call === 'GET /homepage/');
    expect(home.some(({ outcome }) => outcome === 'failed')).toBe(true);
    expect(home.find(({ outcome }) => outcome === 'failed')?.reasons[0]).toMatch(/^status is 500/);
    const shown = home.flatMap(({ exchange }) => (exchange ? [exchange()] : []));
    expect(JSON.stringify(shown)).toContain('of ***');
    expect(new Set(lines.map(({ by }) => by))).toEqual(new Set(['reading', 'relation']));
    expect(counts.failed).toBe(lines.filter(({ outcome }) => outcome === 'failed').length);
  });

  it('of a login that cannot be read fails with that alone', async () => {
    const report = await verifyHost(hostOptions(() => ({ body: { tokens: {} } })));
    expect(report.lines).toEqual([
      {
        call: 'POST /users/login/',
        description: 'the login of the kit, on which every interaction builds',
        by: 'reading',
        outcome: 'failed',
        reasons: [
          '$.tokens.access is missing, expected a text: the player sees a login that fails',
        ],
      },
    ]);
    await expect(verifyHost(hostOptions(() => ({ status: 500 })))).rejects.toThrow(
      /rejects the login with 500/,
    );
  });

  it('is compared with the mock only where there is one', async () => {
    const options = hostOptions(host, { compareMock: true, call: ['GET /homepage/'] });
    await expect(verifyHost(options)).rejects.toThrow(
      new UsageError('--compare-mock needs the whole repository: this folder has no mock.'),
    );
    const { differences } = await verifyHost(options, {
      loadMock: async () => async (interactions) =>
        interactions.map(({ description }) => ({
          description,
          passed: true,
          mismatches: [],
          response: { status: 299, headers: {}, text: '{"own":1}' },
        })),
    });
    expect(differences).toContainEqual(
      expect.stringMatching(/^".*": 200 on the host, 299 on the mock$/),
    );
    expect(differences).toContain('GET /homepage/: $.own is on the mock only');
    const plain = await verifyHost({ ...options, compareMock: false });
    expect(plain.differences).toBeUndefined();
  });
});

it('the fields that no response had are told by endpoint', () => {
  const result = (read: readonly string[]) => ({
    description: 'x',
    passed: true,
    mismatches: [],
    findings: [],
    read: new Set(read),
    exchange: {
      endpoint: 'markets' as const,
      path: '/markets/',
      query: new URLSearchParams(),
      sent: undefined,
      receivedAt: 0,
      response: { status: 200, headers: {}, text: '[]' },
    },
  });
  const [markets, ...others] = unseenFields([result(['$[*].id']), result(['$[*].name'])]);
  expect([markets?.call, others]).toEqual(['GET /markets/', []]);
  expect(markets?.places).toContain('[*].close_digit');
  expect(markets?.places).not.toContain('[*].id');
  expect(markets?.places).not.toContain('[*].name');
  expect(unseenFields([result([])])).toEqual([]);
  expect(unseenFields([])).toEqual([]);
});
