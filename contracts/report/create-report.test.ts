import { expect, it } from 'vitest';
import { endpointOf } from '../api/endpoints.ts';
import { createCheck } from '../check/check.ts';
import type { Exchange } from '../check/exchange.ts';
import { got, market, page, record } from '../check/test-support.ts';
import { committedInteractions } from '../pact/pact-file.ts';
import { createHostSession } from '../sources/http/host-session.ts';
import type { TriedStep } from '../sources/plan/plan.ts';
import { reportJson } from '../sources/plan/verify-cli.ts';
import { exitCodeOf } from '../sources/plan/verify-host.ts';
import { createReport } from './create-report.ts';
import { junitXml } from './junit-report.ts';
import { checkKnown } from './known-findings.ts';
import { reportHtml } from './report-html.ts';
import { reportMarkdown } from './report-markdown.ts';
import { reportText } from './text-report.ts';

const stepOf = (description: string): TriedStep => {
  const interaction = committedInteractions().find((one) => one.description === description);
  if (!interaction) throw new Error(`There is no interaction "${description}".`);
  const endpoint = endpointOf(interaction.request.method, interaction.request.path);
  if (!endpoint) throw new Error(`"${description}" uses an unknown endpoint.`);
  return { interaction, endpoint, values: {} };
};

/** The report of interactions with the exchange of each, and of exchanges besides. */
function reportOn(
  tried: readonly (readonly [description: string, Exchange])[],
  besides: readonly Exchange[] = [],
  known: Parameters<typeof checkKnown>[0]['findings'] = [],
) {
  const exchanges = [...tried.map(([, one]) => one), ...besides];
  const check = createCheck();
  for (const one of exchanges) check.add(one);
  const account = { appId: 'app', mobile: '9123012340' };
  const session = createHostSession({
    baseUrl: 'http://host.test',
    account,
    requestOptions: { timeoutMs: 1 },
  });
  const steps = tried.map(([description]) => stepOf(description));
  return createReport('http://host.test', {
    steps,
    tried: steps.map((step, exchange) => ({ step, exchange })),
    hostSession: { ...session, check, exchanges },
    known: checkKnown({ host: 'http://host.test', findings: known }, '2026-11-20'),
    redact: (text) => text,
  });
}

const late = { open_time: '9.30 am' };
const milan = market({ ...late, id: 8, name: 'Milan' });
const marketList = got('/markets/', [market(late), milan]);
const triedMarkets = [
  ['the markets', marketList],
  ['a closed market', marketList],
  ['a market with both results', marketList],
] as const;
const options = { list: false, require: 1, allowUnmet: false } as Parameters<typeof exitCodeOf>[1];

it('a cause in several exchanges is one finding that lists all of them', () => {
  const { findings } = reportOn(triedMarkets, [marketList]);
  const failures = findings.filter(({ kind }) => kind === 'failure');
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({
    rule: 'reading',
    call: 'GET /markets/',
    place: [0, 'open_time'],
    exchange: 0,
    exchanges: [0, 1, 2, 3],
  });
});

it('a cause in several exchanges counts once in every report', () => {
  const report = reportOn(triedMarkets, [marketList]);
  expect(report.counts.failed).toBe(1);
  expect(exitCodeOf(report, options)).toBe(1);
  expect(reportText(report)).toMatch(/\d+ passed, 1 failed, /);
  expect(reportText(report).match(/✗/g)).toHaveLength(1);
  expect(reportText(report)).toMatch(/✗ \$\[0\]\.open_time is .*\n +in 4 interactions\n/);
  expect(junitXml(report)).toContain('failures="1"');
  expect(junitXml(report).match(/<failure/g)).toHaveLength(1);
  expect(junitXml(report)).toContain('builds on GET /markets/: $[0].open_time is the text');
  expect(reportHtml(report)).toContain('<strong>1</strong><span>differ</span>');
  expect(reportMarkdown(report)).toMatch(/\| GET \/markets\/ \| \d+ \| 1 \|/);
  const json = JSON.parse(reportJson(report));
  expect(json.counts.failed).toBe(1);
  expect(json.findings).toMatchObject([{ place: '$[0].open_time', exchanges: [0, 1, 2, 3] }]);
  expect(json.lines.filter(({ toldAt }: { toldAt?: string }) => toldAt)).toHaveLength(3);
});

it('a cause in several exchanges passes in every report while it is known', () => {
  const entry = { call: 'GET /markets/', place: '$[*].open_time', rule: 'reading' };
  const report = reportOn(
    triedMarkets,
    [marketList],
    [{ ...entry, reason: 'HOST-12', until: '2027-01-31' }],
  );
  expect(report.counts.failed).toBe(0);
  expect(exitCodeOf(report, options)).toBe(0);
  expect(junitXml(report)).toContain('failures="0"');
  expect(reportText(report)).toContain('0 failed');
  for (const rendered of [reportText, reportHtml, reportMarkdown, junitXml])
    expect(rendered(report)).toMatch(/open\\?_time \(reading\) is known until 2027-01-31: HOST-12/);
});

it('a cause in several exchanges does not hide another cause', () => {
  const other = got('/markets/', [market({ ...late, current_status_name: 'Running  now' }), milan]);
  const bets = got('/bets/history/?page=1', page(record({ details: { amount: 'many' } })));
  const report = reportOn([
    ['the markets', marketList],
    ['a closed market', other],
    ['the first page of the history', bets],
    ['the last page of the history', bets],
  ]);
  const told = report.causes.map(({ first }) => [first.description, first.reasons.length]);
  expect(told).toEqual([
    ['the markets', 1],
    ['a closed market', 1],
    ['the first page of the history', 1],
  ]);
  expect(report.counts.failed).toBe(3);
  expect(junitXml(report)).toContain('failures="3"');
});
