import type { HostReport } from '@matka/contracts/host-kit/report';
import { verifyHost } from '@matka/contracts/host-kit/run';
import { type EndpointName, endpointTitle } from '@matka/contracts/pact/endpoints';
import { mainPlayer } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutgoingResponse, startHostVariant } from './host-variant.ts';
import { editAt } from './mutation/json-paths.ts';
import { appId, createTestHost, optionsFor, today } from './test-host.ts';

/** One way in which a host breaks the contract, and how the report has to name it. */
interface Break {
  says: string;
  call: EndpointName;
  /** An interaction that fails. */
  named: string;
  /** What one of its reasons holds. */
  reason: RegExp;
  change: (outgoing: OutgoingResponse) => OutgoingResponse;
}

/** Changes each value at a place of the successes of a call. */
const at =
  (place: string, change: (value: unknown) => unknown) =>
  (outgoing: OutgoingResponse): OutgoingResponse => {
    if (outgoing.status >= 400) return outgoing;
    const edited = editAt(outgoing.body, place, (holder, key) => {
      holder[key] = change(holder[key]);
    });
    return edited ? { ...outgoing, body: edited.answer } : outgoing;
  };

const asNumber = (value: unknown) => (value === null ? null : Number(value));
const nothing = () => undefined;

/** Rows that stand in one run have calls of their own. */
const runs: Break[][] = [
  [
    {
      says: 'a balance as a text',
      call: 'login',
      named: 'a login by password',
      reason: /\$\.user\.points.*String.*number/,
      change: at('$.user.points', String),
    },
    {
      says: 'a token without text',
      call: 'refresh',
      named: 'a refresh with a good refresh token',
      reason: /\$\.access.*not be empty/,
      change: at('$.access', () => ''),
    },
    {
      says: 'a home page that is no list',
      call: 'homepage',
      named: 'the home page',
      reason: /\$.*(Map|Array|list)/i,
      change: at('$', (list) => (list as unknown[])[0]),
    },
    {
      says: 'panas as numbers',
      call: 'markets',
      named: 'a market with its open result',
      reason: /by its schema: \$\[\*\]\.open_pana a whole number instead of a text/,
      change: at('$[*].open_pana', asNumber),
    },
    {
      says: 'other ids of bet types',
      call: 'betTypes',
      named: 'the 22 bet types by id',
      reason: /Variant at index 0/,
      change: at('$[*].id', (id) => Number(id) + 100),
    },
    {
      says: 'combinations under another name',
      call: 'suggestions',
      named: 'suggestions for SP Motor',
      reason: /\$\.suggestions.*combinations/,
      change: at('$.suggestions', (inner) => ({ panels: inner })),
    },
    {
      says: 'no current balance',
      call: 'betting',
      named: 'one bet on a close digit',
      reason: /\$\.user_balance.*current_balance/,
      change: at('$.user_balance.current_balance', nothing),
    },
    {
      says: 'rows under another name',
      call: 'bettingHistory',
      named: 'the own bets',
      reason: /\$.*data/,
      change: at('$', (page) => ({ ...(page as object), data: undefined, results: [] })),
    },
    {
      says: 'a page without has_next',
      call: 'history',
      named: 'the won bets',
      reason: /\$\.pagination.*has_next/,
      change: at('$.pagination.has_next', nothing),
    },
    {
      says: 'weeks that are flat',
      call: 'results',
      named: 'the chart of a market',
      reason: /\$\.calendar_weeks\[0\]/,
      change: at('$.calendar_weeks', (weeks) => (weeks as unknown[]).flat()),
    },
    {
      says: 'multipliers as texts',
      call: 'payouts',
      named: 'the game rates',
      reason: /\$\.data\[0\]\.payout_config\.multiply_by.*String/,
      change: at('$.data[*].payout_config.multiply_by', String),
    },
    {
      says: 'a bet where there is none',
      call: 'bet',
      named: 'a bet that does not exist',
      reason: /expected 404 but was 200/,
      change: (outgoing) => ({ ...outgoing, status: 200 }),
    },
    {
      says: 'errors of a form without their fields',
      call: 'register',
      named: 'a bad registration by mpin',
      reason: /\$.*mpin/,
      change: (outgoing) => ({ ...outgoing, body: { detail: 'Bad form.' } }),
    },
  ],
  [
    {
      says: 'times without seconds',
      call: 'markets',
      named: 'the markets',
      reason: /^\$\[0\]\.open_time.*to match.* \(and 12 more like it\)$/m,
      change: at('$[*].open_time', (time) => String(time).slice(0, 5)),
    },
    {
      says: 'jodis as numbers',
      call: 'suggestions',
      named: 'suggestions for Group Jodi',
      reason: /\$\.suggestions\.combinations\[0\].*Integer/,
      change: at('$.suggestions.combinations[*]', asNumber),
    },
    {
      says: 'errors under another name',
      call: 'betting',
      named: 'a bet of no points',
      reason: /\$.*error/,
      change: (outgoing) =>
        outgoing.status < 400 ? outgoing : { ...outgoing, body: { detail: 'No.' } },
    },
    {
      says: 'statuses in other letters',
      call: 'history',
      named: 'a page of the passbook',
      reason: /\$\.data\[0\]\.bet_details\.bet_status.*PENDING/,
      change: at('$.data[*].bet_details.bet_status', (status) => String(status).toLowerCase()),
    },
    {
      says: 'a time that is no text',
      call: 'bet',
      named: 'a bet of the player',
      reason: /\$\.timestamps\.created_at.*Integer/,
      change: at('$.timestamps.created_at', () => 1_700_000_000),
    },
    {
      says: 'HTML',
      call: 'payouts',
      named: 'the game rates',
      reason: /text\/html/,
      change: () => ({ status: 200, body: '<html></html>', type: 'text/html' }),
    },
    {
      says: 'a server that breaks down',
      call: 'homepage',
      named: 'the home page',
      reason: /500/,
      change: () => ({ status: 500, body: {}, type: 'application/json' }),
    },
    {
      says: 'a limit as a text',
      call: 'betTypes',
      named: 'the limits of the bet types',
      reason: /Variant at index/,
      change: at('$[*].config.max_digits', String),
    },
    {
      says: 'no way to know a day without results',
      call: 'results',
      named: 'a day of the chart without results',
      reason: /\$\.calendar_weeks/,
      change: at('$.calendar_weeks[*][*].has_result', () => true),
    },
  ],
];

let house: FastifyInstance;
const reports: HostReport[] = [];

beforeAll(async () => {
  house = await createTestHost();
  for (const breaks of runs) {
    const host = await startHostVariant(house, {
      rewriteResponse: (call, outgoing) =>
        breaks.find((one) => one.call === call)?.change(outgoing) ?? outgoing,
    });
    const report = await verifyHost(
      optionsFor(host.url, {
        account: { appId, ...mainPlayer },
        allowWrites: true,
        allowBets: true,
        maxStake: 1000,
      }),
      { today },
    );
    reports.push(report);
    await host.close();
  }
});
afterAll(() => house.close());

describe('a host that breaks the contract', () => {
  const cases = runs.flatMap((breaks, run) => breaks.map((one) => ({ ...one, run })));

  it.each(cases)('is told where, with $says at $call', ({ call, named, reason, run }) => {
    const line = reports[run]?.lines.find(({ description }) => description === named);
    expect(line).toMatchObject({ call: endpointTitle(call), outcome: 'failed' });
    expect(line?.reasons.join('\n')).toMatch(reason);
  });

  it.each(runs.keys().toArray())('is not blamed for what it keeps, in run %i', (run) => {
    const broken = runs[run]?.map(({ call }) => endpointTitle(call)) ?? [];
    const failed = reports[run]?.lines.filter(({ outcome }) => outcome === 'failed') ?? [];
    expect(failed.length).toBeGreaterThanOrEqual(broken.length);
    expect(failed.filter(({ call }) => !broken.includes(call))).toEqual([]);
  });
});
