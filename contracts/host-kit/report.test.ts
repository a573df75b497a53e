import { describe, expect, it } from 'vitest';
import type { Step } from './plan.ts';
import { createReport, junitXml, reportText } from './report.ts';
import { reportMarkdown } from './report-markdown.ts';
import { summaryLines } from './report-summary.ts';
import {
  counted,
  failed,
  interaction,
  line,
  redact,
  result,
  skipped,
  tried,
} from './report-test-support.ts';

describe('a report', () => {
  it('has a line for each step, by its result', () => {
    const steps: Step[] = [
      tried('passes'),
      tried('fails'),
      tried('has no result'),
      { interaction: interaction('is skipped'), endpoint: 'markets', skipped: 'a secret reason' },
      {
        interaction: interaction('is not recognised'),
        endpoint: 'bet',
        skipped: 'unexpected response to GET /markets/',
        unmet: true,
        buildsOn: 'GET /markets/',
      },
    ];
    const results = [result('passes'), result('fails', ['has the secret', 'and more'])];
    const report = createReport('http://host.test', { steps, results, redact });
    const shared = { call: 'GET /markets/', by: 'reading' };
    expect(report.lines).toEqual([
      { ...shared, description: 'passes', outcome: 'passed', reasons: [] },
      { ...shared, description: 'fails', outcome: 'failed', reasons: ['has the ***', 'and more'] },
      {
        ...shared,
        description: 'has no result',
        outcome: 'failed',
        reasons: ['it was to be tried, and no result names it'],
      },
      { ...shared, description: 'is skipped', outcome: 'skipped', reasons: ['a *** reason'] },
      {
        call: 'GET /betting/{id}/',
        by: 'reading',
        description: 'is not recognised',
        outcome: 'skipped',
        reasons: ['unexpected response to GET /markets/'],
        unmet: true,
        buildsOn: 'GET /markets/',
      },
    ]);
    expect(report.counts).toEqual({ passed: 1, failed: 2, skipped: 2, planned: 0 });
  });

  it('of a plan lists what would be tried', () => {
    const { lines, counts } = createReport('http://host.test', { steps: [tried('a')], redact });
    expect(lines.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([['planned', []]]);
    expect(counts.planned).toBe(1);
  });
});

describe('the text of a report', () => {
  it('tells failures by cause, what builds on them, passes, and skips by reason', () => {
    const reason = 'status is 401, expected a status from 200 to 299';
    const lines = [
      line({ call: 'GET /homepage/', description: 'the home page' }),
      failed('POST /users/login/', 'a login', reason),
      failed('GET /homepage/', 'the banners', reason),
      failed('GET /homepage/', 'the buttons', reason),
      skipped('one market', 'no market is closed'),
      skipped('two markets', 'no market is open'),
      skipped('three markets', 'no market is open'),
      line({ description: 'planned markets', outcome: 'planned' }),
    ];
    expect(reportText(counted(lines)).split('\n')).toEqual([
      'http://host.test',
      'Judged by what the client reads.',
      '',
      'GET /homepage/',
      '  ✗ 2 interactions build on POST /users/login/: a login',
      '  ✓ the home page',
      '',
      'GET /markets/',
      '  + planned markets',
      '  - one market (skipped: no market is closed)',
      '  - 2 interactions (skipped: no market is open)',
      '',
      'POST /users/login/',
      '  ✗ a login',
      `      ${reason}`,
      '      and 2 interactions that build on it (also of GET /homepage/)',
      '',
      'Not tried: 3 interactions',
      '  2 no market is open',
      '  1 no market is closed',
      '1 planned, 3 skipped',
    ]);
  });

  it('tells of one interaction in the singular', () => {
    const reason = 'status is 401, expected a status from 200 to 299';
    const text = reportText(
      counted([
        failed('POST /users/login/', 'a login', reason),
        failed('GET /homepage/', 'x', reason),
      ]),
    );
    expect(text).toContain('  ✗ 1 interaction builds on POST /users/login/: a login');
    expect(text).toContain('and 1 interaction that builds on it (also of GET /homepage/)');
  });

  it('ends with what host and mock differ in, where they were compared', () => {
    const text = (differences: string[]) => reportText(counted([line({})], { differences }));
    expect(text(['GET /markets/: $ differs'])).toContain(
      '\n\nHost and mock\n  GET /markets/: $ differs\n\n1 passed, 0 failed, 0 skipped',
    );
    expect(text([])).toContain('\nHost and mock\n  no difference\n');
    expect(text([])).toContain('the mock by Pact, whose matchers are narrower.');
    expect(reportText(counted([line({})]))).not.toContain('Host and mock');
  });
});

describe('the summary of a report', () => {
  it('tells what was not tried, not recognised and never seen, then the counts', () => {
    const unseen = [{ call: 'GET /markets/', places: ['[*].close_digit', '[*].close_pana'] }];
    const lines = [
      skipped('a', 'reason one'),
      skipped('b', 'reason two', { unmet: true }),
      skipped('c', 'reason two', { unmet: true }),
      failed('GET /markets/', 'd', 'x'),
      line({}),
      line({}),
    ];
    expect(summaryLines(counted(lines, { unseen }))).toEqual([
      'Not tried: 3 interactions',
      '  2 not recognised: reason two',
      '  1 reason one',
      'Never seen:',
      '  GET /markets/ [*].close_digit, [*].close_pana',
      '2 passed, 1 failed, 3 skipped',
    ]);
    expect(summaryLines(counted([skipped('a', 'x')]))[0]).toBe('Not tried: 1 interaction');
    expect(summaryLines(counted([line({})]))).toEqual(['1 passed, 0 failed, 0 skipped']);
  });

  it('has no line longer than 200 characters', () => {
    const cut = (length: number) => summaryLines(counted([skipped('a', 'x'.repeat(length))]))[1];
    expect(cut(196)).toBe(`  1 ${'x'.repeat(196)}`);
    expect(cut(197)).toBe(`  1 ${'x'.repeat(195)}…`);
  });
});

describe('a report for a CI system', () => {
  it('is JUnit XML with a test case for each interaction', () => {
    const lines = [
      line({ description: 'a <b> & "c" \'d\' \u0007' }),
      line({ description: 'bad', outcome: 'failed', reasons: ['one', 'two'] }),
      skipped('later', 'no market'),
      line({ description: 'planned', outcome: 'planned' }),
    ];
    const counts = 'tests="4" failures="1" skipped="2"';
    const start = '    <testcase classname="GET /markets/" name=';
    expect(junitXml(counted(lines)).split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites ${counts}>`,
      `  <testsuite name="matka-api" ${counts}>`,
      `${start}"a &#60;b&#62; &#38; &#34;c&#34; &#39;d&#39; ?"/>`,
      `${start}"bad"><failure message="one">one\ntwo</failure></testcase>`.split('\n')[0],
      'two</failure></testcase>',
      `${start}"later"><skipped message="no market"/></testcase>`,
      `${start}"planned"><skipped message=""/></testcase>`,
      '  </testsuite>',
      '</testsuites>',
      '',
    ]);
  });

  it('is Markdown with a table of the calls', () => {
    const reason = 'status is 404, expected `200`';
    const lines = [
      failed('GET /markets/', 'the <markets>', reason),
      line({ call: 'GET /homepage/' }),
      skipped('later', 'no market'),
    ];
    expect(reportMarkdown(counted(lines))).toBe(
      [
        '## The contract of the Matka API on http://host.test',
        '',
        '\n**Not tried: 1 interaction**\n',
        '- 1 no market',
        '\n**1 passed, 1 failed, 1 skipped**\n',
        '',
        '### Differences',
        '',
        '- **GET /markets/**: the \\<markets\\>',
        '  - status is 404, expected \\`200\\`',
        '',
        '| Call | Passed | Differs | Not tried |',
        '|---|---:|---:|---:|',
        '| GET /homepage/ | 1 | 0 | 0 |',
        '| GET /markets/ | 0 | 1 | 1 |',
        '',
      ].join('\n'),
    );
    expect(reportMarkdown(counted([line({})]))).not.toContain('### Differences');
  });
});
