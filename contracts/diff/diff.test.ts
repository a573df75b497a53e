import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from './cli.ts';
import { matrixText, parseMatrix } from './matrix.ts';

const folder = mkdtempSync(join(tmpdir(), 'matka-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const committed = (path: string): string =>
  readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

// Parsed files are changed freely: each test has a copy of its own.
const openapi = () => JSON.parse(committed('openapi/matka-api.json'));
const pact = () => JSON.parse(committed('pacts/matka-web-matka-api.json'));

function fileOf(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function run(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = main(args, { log: (text) => out.push(text), error: (text) => errors.push(text) });
  return { code, out: out.join('\n'), error: errors.join('\n') };
}

function diff(old: unknown, next: unknown, ...more: string[]) {
  return run(fileOf('old.json', old), fileOf('new.json', next), ...more);
}

describe('two OpenAPI documents', () => {
  it('that are the same have no differences', () => {
    expect(diff(openapi(), openapi())).toEqual({ code: 0, out: 'No differences.', error: '' });
  });

  it('differ by what the client reads, with what a player would see', () => {
    const next = openapi();
    const { properties } = next.components.schemas.Market;
    delete properties.open_pana;
    properties.open_time = { type: 'boolean' };
    delete next.paths['/homepage/'];
    next.paths['/markets/'].get.parameters.push({
      in: 'query',
      name: 'region',
      required: true,
      schema: { type: 'string' },
    });
    const { code, out } = diff(openapi(), next);
    expect(code).toBe(1);
    expect(out).toContain(
      '- `GET /homepage/` (request): the call is gone: the player sees an error',
    );
    expect(out).toContain(
      '- `GET /markets/` (request): ?region is required: the player sees an error',
    );
    expect(out).toContain(
      '$[*].open_time is boolean, before string: the player sees no opening time',
    );
    expect(out).toContain('$[*].open_pana is gone: the player sees stars instead of the open pana');
    expect(out).toMatch(/^4 breaking; /);
  });

  it('keep additions, removals and widenings apart, which break nothing', () => {
    const next = openapi();
    const { properties } = next.components.schemas.Market;
    properties.note = { type: 'string' };
    properties.current_status = { type: ['integer', 'string'] };
    delete next.paths['/markets/'].get.responses['400'];
    const { code, out } = diff(openapi(), next);
    expect(code).toBe(0);
    expect(out).toMatch(/^0 breaking; 1 removed, 1 widened or changed, 1 added\./);
    expect(out).toMatch(/## Removed\n\n- `GET \/markets\/` 400: the response of 400 is gone/);
    expect(out).toMatch(
      /## Widened or changed\n\n.*current_status is number or string, before number/,
    );
    expect(out).toMatch(/## Added\n\n.*note is new/);
  });

  it('are written as Markdown and as a page without markup of their texts', () => {
    const next = openapi();
    next.components.schemas.Market.properties['<b>'] = { type: 'string' };
    const [html, markdown] = [join(folder, 'a.html'), join(folder, 'a.md')];
    diff(openapi(), next, '--html', html, '--markdown', markdown);
    expect(readFileSync(html, 'utf8')).toContain('$[*].&lt;b&gt; is new');
    expect(readFileSync(markdown, 'utf8')).toContain('## Added');
  });
});

describe('two pacts', () => {
  it('differ by what responses no longer have', () => {
    const next = pact();
    for (const { request, response } of next.interactions)
      if (request.path === '/bets/history/' && response.status === 200)
        for (const row of response.body.content.data ?? []) delete row.bet_details.bet_status;
    const { code, out } = diff(pact(), next);
    expect(code).toBe(1);
    expect(out).toContain('bet_status is gone: the player sees Unknown Status of a bet');
  });

  it('name interactions that are new or gone', () => {
    const next = pact();
    const [first] = next.interactions;
    next.interactions[0] = { ...first, description: 'another description' };
    const { code, out } = diff(pact(), next);
    expect(code).toBe(0);
    expect(out).toContain(`(interaction): ${first.description}`);
    expect(out).toContain('(interaction): another description');
  });
});

describe('two reports of hosts', () => {
  const line = (description: string, outcome: string, ...reasons: string[]) => ({
    call: 'GET /markets/',
    description,
    outcome,
    reasons,
    by: 'reading',
  });
  const report = (...lines: object[]) => ({
    baseUrl: 'https://a.example',
    lines,
    counts: { passed: 1, failed: 0, skipped: 0, planned: 0 },
    unseen: [],
  });

  it('differ by what fails and passed before', () => {
    const reason =
      '$[0].name is missing, expected a text: the player sees a market without its name';
    const old = report(line('the markets', 'passed'), line('no markets', 'failed', 'x'));
    const next = report(line('the markets', 'failed', reason), line('no markets', 'passed'));
    const { code, out } = diff(old, next);
    expect(code).toBe(1);
    expect(out).toMatch(/^1 breaking; 0 removed, 1 widened or changed, 0 added/);
    expect(out).toContain('the player sees a market without its name');
  });
});

describe('the matrix', () => {
  const matrix = join(folder, 'matrix.json');
  const report = { lines: [], counts: { passed: 7, failed: 0 } };

  it('says whether a host passes the contract of this folder', () => {
    const ask = (host: string) => run('--can-i-deploy', '--host', host, '--matrix', matrix);
    expect(ask('staging').out).toMatch(
      /^No: staging was never verified with contract [\da-f]{12}\.$/,
    );
    expect(
      run('--add', fileOf('good.json', report), '--host', 'staging', '--matrix', matrix).code,
    ).toBe(0);
    expect(ask('staging')).toMatchObject({ code: 0, error: '' });
    expect(ask('staging').out).toMatch(
      /^Yes: staging passed contract [\da-f]{12} on \d{4}-\d\d-\d\d\.$/,
    );
    const bad = fileOf('bad.json', { lines: [], counts: { passed: 7, failed: 1 } });
    run('--add', bad, '--host', 'staging', '--matrix', matrix);
    expect(ask('staging')).toMatchObject({ code: 1 });
  });

  it('goes to a Pact broker and back', () => {
    const exported = join(folder, 'broker.json');
    expect(run('--export', exported, '--matrix', matrix).code).toBe(0);
    const { summary, matrix: rows } = JSON.parse(readFileSync(exported, 'utf8'));
    expect(summary).toMatchObject({ deployable: false, success: 0, failed: 1, unknown: 0 });
    expect(summary.reason).toMatch(/^The verification for the pact between version /);
    expect(rows[0]).toMatchObject({
      consumer: { name: 'matka-web' },
      provider: { name: 'matka-api', version: { environments: [{ name: 'staging' }] } },
      verificationResult: { success: false },
    });
    const other = join(folder, 'other-matrix.json');
    run('--import', exported, '--matrix', other);
    expect(readFileSync(other, 'utf8')).toBe(readFileSync(matrix, 'utf8'));
  });

  it('gives a Pact broker a verification result of each verdict', () => {
    const results = join(folder, 'results');
    expect(run('--export-results', results, '--matrix', matrix).out).toMatch(/^1 verdicts in /);
    const [name = ''] = readdirSync(results);
    expect(name).toMatch(/^staging-[\da-f]{12}\.json$/);
    expect(JSON.parse(readFileSync(join(results, name), 'utf8'))).toEqual({
      success: false,
      providerApplicationVersion: expect.stringMatching(/^staging-\d{4}-\d\d-\d\d$/),
      verifiedBy: { implementation: 'matka-contracts' },
    });
  });

  it('takes from a Pact broker the newest verdict on each environment', () => {
    const row = (version: object | null, success: boolean | null, verifiedAt: string) => ({
      consumer: { name: 'matka-web', version: { number: 'abc', branch: 'main', _links: {} } },
      provider: { name: 'matka-api', version, _links: {} },
      pact: { createdAt: '2026-11-01T09:00:00+00:00', _links: {} },
      verificationResult: success === null ? null : { success, verifiedAt, _links: {} },
    });
    const environments = ['staging', 'production'].map((name) => ({ uuid: name, name }));
    const broker = {
      summary: { deployable: null, reason: 'There is no verified pact', success: 2, failed: 1 },
      notices: [{ type: 'warning', text: 'There is no verified pact' }],
      matrix: [
        row({ number: '3', environments }, true, '2026-11-20T09:00:00+00:00'),
        row({ number: '2', environments }, false, '2026-11-19T09:00:00+00:00'),
        { ...row({ number: '2', environments: [] }, true, '2026-11-19T09:00:00Z'), ignored: true },
        row(null, null, ''),
      ],
    };
    const imported = join(folder, 'imported.json');
    const known =
      '{ "host": "staging", "contract": "abc", "verdict": "failed", "date": "2026-11-21" }';
    writeFileSync(
      imported,
      `{ "format": "matka-contract-matrix", "version": 1, "rows": [${known}] }`,
    );
    run('--import', fileOf('from-broker.json', broker), '--matrix', imported);
    expect(JSON.parse(readFileSync(imported, 'utf8')).rows).toEqual([
      { host: 'matka-api', contract: 'abc', verdict: 'passed', date: '2026-11-19' },
      { host: 'production', contract: 'abc', verdict: 'passed', date: '2026-11-20' },
      { host: 'staging', contract: 'abc', verdict: 'failed', date: '2026-11-21' },
    ]);
  });

  it('of the repository has the form in which --add writes it', () => {
    const text = readFileSync(new URL('../matrix.json', import.meta.url), 'utf8');
    const rows = parseMatrix(text);
    expect(matrixText(rows)).toBe(text);
    expect(rows.map(({ host }) => host)).toContain('mock');
    for (const { contract, date } of rows)
      expect([contract, date]).toEqual([
        expect.stringMatching(/^[\da-f]{12}$/),
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ]);
  });

  it('of the repository knows that the mock passes its contract', () => {
    // Otherwise: npm run contracts:check -- --update
    const { code, out } = run('--can-i-deploy', '--host', 'mock');
    expect([code, out]).toEqual([0, expect.stringMatching(/^Yes: mock /)]);
  });

  it('takes no report in which nothing was tried', () => {
    const empty = fileOf('empty.json', { lines: [], counts: { passed: 0, failed: 0 } });
    const { code, error } = run('--add', empty, '--host', 'staging', '--matrix', matrix);
    expect(code).toBe(2);
    expect(error).toMatch(/empty\.json: nothing was tried in this report\.$/);
  });
});

describe('contracts:diff exits with 2 and one line for', () => {
  it.each([
    ['truncated JSON', '{"openapi": ', /not complete JSON/],
    ['another file', '{"a": 1}', /neither a pact/],
    ['Swagger', '{"swagger": "2.0", "paths": {}}', /OpenAPI 2/],
    ['another kind', '{"interactions": []}', /Two files of the same kind/],
  ])('%s', (_, content, message) => {
    const { code, error } = diff(openapi(), content);
    expect({ code, lines: error.split('\n').length }).toEqual({ code: 2, lines: 1 });
    expect(error).toMatch(message);
  });

  it('a file that is not there', () => {
    expect(run(join(folder, 'none.json'), join(folder, 'none.json')).error).toMatch(
      /does not exist\.$/,
    );
  });
});
