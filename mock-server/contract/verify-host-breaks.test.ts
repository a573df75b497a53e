import { type EndpointName, endpointTitle } from '@matka/contracts/api/endpoints';
import type { HostReport } from '@matka/contracts/host-kit/host-report';
import { verifyHost } from '@matka/contracts/host-kit/run';
import { mainPlayer } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OutgoingResponse, startHostVariant } from './host-variant.ts';
import { editPlaces } from './mutation/edit-places.ts';
import { appId, createTestHost, now, optionsFor, today } from './test-host.ts';

/** A defect of a host, and how the report has to name it. */
interface Defect {
  title: string;
  endpoint: EndpointName;
  /** Description of an interaction that fails. */
  interaction: string;
  /** Matches one of its reasons. */
  reason: RegExp;
  change: (outgoing: OutgoingResponse) => OutgoingResponse;
}

/** Changes each value at a path of successful responses. */
const at =
  (path: string, change: (value: unknown) => unknown) =>
  (outgoing: OutgoingResponse): OutgoingResponse => {
    if (outgoing.status >= 400) return outgoing;
    const edited = editPlaces(outgoing.body, path, (container, key) => {
      container[key] = change(container[key]);
      return true;
    });
    return edited ? { ...outgoing, body: edited.body } : outgoing;
  };

const asNumber = (value: unknown) => (value === null ? null : Number(value));
const nothing = () => undefined;

/** The defects of one run have different endpoints. */
const runs: Defect[][] = [
  [
    {
      title: 'a balance for people',
      endpoint: 'login',
      interaction: 'a login by password',
      reason: /^\$\.user\.points is the text “1,000 points”, expected a number: .* a wallet of 0/,
      change: at('$.user.points', () => '1,000 points'),
    },
    {
      title: 'an empty token',
      endpoint: 'refresh',
      interaction: 'a refresh with a valid refresh token',
      reason: /\$\.access is an empty text/,
      change: at('$.access', () => ''),
    },
    {
      title: 'a home page that is not an array',
      endpoint: 'homepage',
      interaction: 'the home page',
      reason: /\$.*(Map|Array|list)/i,
      change: at('$', (list) => (list as unknown[])[0]),
    },
    {
      title: 'panas as numbers',
      endpoint: 'markets',
      interaction: 'a market with its open result',
      reason: /^\$\[\d+\]\.open_pana is \d+, expected a text of three digits/,
      change: at('$[*].open_pana', asNumber),
    },
    {
      title: 'no names of bet types',
      endpoint: 'betTypes',
      interaction: 'the 22 bet types by id',
      reason: /^\$\[0\]\.name is missing, expected a text \(and 21 more like it\)/,
      change: at('$[*].name', nothing),
    },
    {
      title: 'combinations under another name',
      endpoint: 'suggestions',
      interaction: 'suggestions for SP Motor',
      reason: /\$\.suggestions.*combinations/,
      change: at('$.suggestions', (inner) => ({ panels: inner })),
    },
    {
      title: 'no current balance',
      endpoint: 'betting',
      interaction: 'one bet on a close digit',
      reason: /\$\.user_balance.*current_balance/,
      change: at('$.user_balance.current_balance', nothing),
    },
    {
      title: 'rows under another name',
      endpoint: 'bettingHistory',
      interaction: "the player's bets",
      reason: /\$.*data/,
      change: at('$', (page) => ({ ...(page as object), data: undefined, results: [] })),
    },
    {
      title: 'a page without has_next',
      endpoint: 'history',
      interaction: 'the won bets',
      reason: /\$\.pagination.*has_next/,
      change: at('$.pagination.has_next', nothing),
    },
    {
      title: 'weeks that are flat',
      endpoint: 'results',
      interaction: 'the chart of a market',
      reason: /\$\.calendar_weeks\[0\]/,
      change: at('$.calendar_weeks', (weeks) => (weeks as unknown[]).flat()),
    },
    {
      title: 'multipliers for people',
      endpoint: 'payouts',
      interaction: 'the game rates',
      reason: /^\$\.data\[0\]\.payout_config\.multiply_by is the text “9x”.* 0 as the rate/,
      change: at('$.data[*].payout_config.multiply_by', () => '9x'),
    },
    {
      title: 'a bet that should not exist',
      endpoint: 'bet',
      interaction: 'a bet that does not exist',
      reason: /^status is 200, expected 404/,
      change: (outgoing) => ({ ...outgoing, status: 200 }),
    },
    {
      title: 'validation errors without fields',
      endpoint: 'register',
      interaction: 'an invalid registration by mpin',
      reason: /^\$ names no field of the form/,
      change: (outgoing) => ({ ...outgoing, body: { detail: 'Bad form.' } }),
    },
  ],
  [
    {
      title: 'times for people',
      endpoint: 'markets',
      interaction: 'the markets',
      reason:
        /^\$\[0\]\.open_time is the text “11:30 AM”.* \(and 12 more like it\): .* no opening time of a market$/m,
      change: at('$[*].open_time', () => '11:30 AM'),
    },
    {
      title: 'jodis as numbers',
      endpoint: 'suggestions',
      interaction: 'suggestions for Group Jodi',
      reason: /^\$\.suggestions\.combinations holds numbers/,
      change: at('$.suggestions.combinations[*]', asNumber),
    },
    {
      title: 'errors under another name',
      endpoint: 'betting',
      interaction: 'a bet of zero points',
      reason: /\$.*error/,
      change: (outgoing) =>
        outgoing.status < 400 ? outgoing : { ...outgoing, body: { detail: 'No.' } },
    },
    {
      title: 'statuses in lower case',
      endpoint: 'history',
      interaction: 'a page of the passbook',
      reason: /\$\.data\[0\]\.bet_details\.bet_status.*PENDING/,
      change: at('$.data[*].bet_details.bet_status', (status) => String(status).toLowerCase()),
    },
    {
      title: 'a time as a number',
      endpoint: 'bet',
      interaction: 'a bet of the player',
      reason: /^\$\.timestamps\.created_at is 1700000000/,
      change: at('$.timestamps.created_at', () => 1_700_000_000),
    },
    {
      title: 'HTML',
      endpoint: 'payouts',
      interaction: 'the game rates',
      reason: /text\/html/,
      change: () => ({ status: 200, body: '<html></html>', type: 'text/html' }),
    },
    {
      title: 'an internal error',
      endpoint: 'homepage',
      interaction: 'the home page',
      reason: /500/,
      change: () => ({ status: 500, body: {}, type: 'application/json' }),
    },
    {
      title: 'a limit as a word',
      endpoint: 'betTypes',
      interaction: 'the limits of the bet types',
      reason: /^\$\[\d+\]\.config\.max_digits is the text “six”, expected a number of at least 1/,
      change: at('$[*].config.max_digits', () => 'six'),
    },
    {
      title: 'has_result on a day without results',
      endpoint: 'results',
      interaction: 'a day of the chart without results',
      reason: /^\$\.calendar_weeks\[0\]\[\d\]\.has_result is true/,
      change: at('$.calendar_weeks[*][*].has_result', () => true),
    },
  ],
];

let app: FastifyInstance;
const reports: HostReport[] = [];

beforeAll(async () => {
  app = await createTestHost();
  for (const defects of runs) {
    const host = await startHostVariant(app, {
      rewriteResponse: (endpoint, outgoing) =>
        defects.find((defect) => defect.endpoint === endpoint)?.change(outgoing) ?? outgoing,
    });
    const report = await verifyHost(
      optionsFor(host.url, {
        account: { appId, ...mainPlayer },
        allowWrites: true,
        allowBets: true,
        maxStake: 1000,
      }),
      { today, now },
    );
    reports.push(report);
    await host.close();
  }
});
afterAll(() => app.close());

describe('a host that breaks the contract', () => {
  const cases = runs.flatMap((defects, run) => defects.map((defect) => ({ ...defect, run })));

  it.each(cases)(
    'fails with its reason: $title ($endpoint)',
    ({ endpoint, interaction, reason, run }) => {
      const line = reports[run]?.lines.find(({ description }) => description === interaction);
      expect(line).toMatchObject({ call: endpointTitle(endpoint), outcome: 'failed' });
      expect(line?.reasons.join('\n')).toMatch(reason);
    },
  );

  it.each(runs.keys().toArray())('passes at all other endpoints, in run %i', (run) => {
    const broken = runs[run]?.map(({ endpoint }) => endpointTitle(endpoint)) ?? [];
    const failed = reports[run]?.lines.filter(({ outcome }) => outcome === 'failed') ?? [];
    expect(failed.length).toBeGreaterThanOrEqual(broken.length);
    expect(failed.filter(({ call }) => !broken.includes(call))).toEqual([]);
  });
});
