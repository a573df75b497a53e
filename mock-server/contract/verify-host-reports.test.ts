import { randomBytes } from 'node:crypto';
import { junitXml, reportText } from '@matka/contracts/host-kit/report';
import { reportHtml } from '@matka/contracts/host-kit/report-html';
import { reportMarkdown } from '@matka/contracts/host-kit/report-markdown';
import { verifyHost } from '@matka/contracts/host-kit/run';
import type { HttpRequest } from '@matka/contracts/verifier/http-client';
import { describe, expect, it } from 'vitest';
import { bodies, fieldsIn, inOrder, renamed, set } from './second-host/edit.ts';
import { fridayNoon } from './second-host/options.ts';
import { accounts } from './second-host/players.ts';
import type { Variant } from './second-host/variant.ts';
import { transportTo } from './second-host-transport.ts';
import { optionsFor, today } from './test-host.ts';

const secret = () => randomBytes(9).toString('hex');

/** Secrets of one run; the host returns them wherever it can. */
const secrets = { password: secret(), mpin: '8317', otp: '905172', key: secret() };
const spoken = Object.values(secrets).join(' ');

const telltale: Variant = {
  name: 'telltale',
  description: 'The host repeats every secret that it knows, and has two defects.',
  changed: bodies(
    inOrder(
      (body) => (Array.isArray(body) ? body : { ...fieldsIn(body), echo: spoken }),
      renamed('*.close_time', 'closes_at'),
      set('*.note', spoken),
    ),
  ),
};

const host = transportTo(telltale);
const issued = new Set<string>();

/** The secrets of the host in place of those of the run; its tokens are remembered. */
async function transport(url: URL, request: HttpRequest) {
  const { password, mpin, otp } = accounts.regular;
  const body = String(request.body ?? '')
    .replace(`"${secrets.password}"`, `"${password}"`)
    .replace(`"${secrets.mpin}"`, `"${mpin}"`)
    .replace(`"${secrets.otp}"`, `"${otp}"`);
  const response = await host(url, { ...request, ...(request.body !== undefined && { body }) });
  for (const [token] of response.text.matchAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g)) issued.add(token);
  return response;
}

const options = optionsFor('http://second.host', {
  account: {
    appId: 'surya-club',
    mobile: accounts.regular.mobile,
    password: secrets.password,
    mpin: secrets.mpin,
    otp: secrets.otp,
  },
  newMobiles: ['9555012301', '9555012302', '9555012303'],
  requestOptions: { timeoutMs: 10_000, transport },
  allowWrites: true,
});

const report = await verifyHost(options, { today, now: fridayNoon });

describe('a report', () => {
  const reports = {
    html: reportHtml(report),
    markdown: reportMarkdown(report),
    text: reportText(report),
    junit: junitXml(report),
    json: JSON.stringify(report),
  };

  it.each(Object.entries(reports))('holds no secret: %s', (_, text) => {
    expect(issued.size).toBeGreaterThan(3);
    const { key, ...own } = secrets;
    const all = [...Object.values(own), ...issued, ...options.newMobiles, options.account.mobile];
    expect(all.filter((one) => text.includes(one))).toEqual([]);
    expect(reports.html).toContain(key);
  });

  it('begins its summary with what was not tried', () => {
    const end = reports.text.split('\n\n').at(-1) ?? '';
    expect(reports.text).toContain('\nJudged by what the client reads.\n');
    expect(end).toMatch(/^Not tried: \d+ interactions\n/);
    expect(end).toMatch(/\n\d+ passed, \d+ failed, \d+ skipped$/);
  });

  it('tells fields that no response had', () => {
    expect(reports.text).toMatch(/Never seen:\n(.*\n)*? {2}GET \/markets\/ \[\*\]\.close_time/);
  });

  it('tells a cause once', () => {
    const { text } = reports;
    expect(text.match(/close_time is missing/g)).toHaveLength(1);
    expect(text).toMatch(/and \d+ interactions that build on it/);
  });

  it('tells a cause of several calls once', async () => {
    const unpaid: Variant = {
      name: 'unpaid',
      description: 'No record has its amount.',
      changed: bodies(renamed('data.*.bet_details.amount', 'sum'), 'history', 'bettingHistory'),
    };
    const both = await verifyHost(
      {
        ...options,
        requestOptions: { timeoutMs: 10_000, transport: transportTo(unpaid) },
        account: { appId: 'surya-club', ...accounts.regular },
        call: ['GET /bets/history/', 'GET /betting/history/'],
        only: ['history', "the player's bets"],
      },
      { today, now: fridayNoon },
    );
    const text = reportText(both);
    expect(text.match(/bet_details\.amount is missing/g)).toHaveLength(1);
    expect(text).toMatch(/interactions? builds? on GET \/bet/);
    expect(reportMarkdown(both).match(/amount is missing/g)).toHaveLength(1);
    expect(reportHtml(both)).toContain('builds on GET /bet');
  });

  it('has no line of more than 200 characters', () => {
    expect(reports.text.split('\n').filter((line) => line.trim().length > 200)).toEqual([]);
  });

  it('shows each exchange on its page, and loads nothing', () => {
    const { html } = reports;
    for (const part of ['Request', 'Response 200', 'What the client reads', 'Not tried', 'Differs'])
      expect(html).toContain(part);
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import/);
  });

  it('escapes what a host says', async () => {
    const hostile: Variant = {
      name: 'hostile',
      description: 'Names are HTML.',
      changed: bodies(set('*.name', '<script>alert(1)</script>|`x`'), 'markets'),
    };
    const page = await verifyHost(
      {
        ...options,
        requestOptions: { timeoutMs: 10_000, transport: transportTo(hostile) },
        account: { appId: 'surya-club', ...accounts.regular },
        call: ['GET /markets/'],
      },
      { today, now: fridayNoon },
    );
    expect(reportHtml(page)).not.toContain('<script');
    expect(reportMarkdown(page)).not.toContain('<script');
  });
});

describe('an interaction without a result', () => {
  it('fails', async () => {
    const { createReport } = await import('@matka/contracts/host-kit/report');
    const { committedInteractions } = await import('@matka/contracts/pact/pact-file');
    const [interaction] = committedInteractions();
    if (!interaction) throw new Error('The pact is empty.');
    const steps = [{ interaction, endpoint: 'betting', values: {} } as const];
    const lost = createReport('http://second.host', { steps, results: [], redact: String });
    expect(lost.lines[0]).toMatchObject({ outcome: 'failed' });
    expect(lost.lines[0]?.reasons[0]).toContain('no result names it');
  });
});
