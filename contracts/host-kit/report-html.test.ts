import { describe, expect, it } from 'vitest';
import { reportHtml } from './report-html.ts';
import { counted, failed, line, skipped } from './report-test-support.ts';

describe('the page of a report', () => {
  const exchange = () => ({
    request: 'GET /markets/',
    status: 200,
    response: '<b>',
    reading: '',
  });
  const reason = 'status is 401, expected a status from 200 to 299';
  const pageHtml = () =>
    reportHtml(
      counted(
        [
          line({ call: 'GET /homepage/', description: 'the "home" page', exchange }),
          failed('POST /users/login/', 'a login', reason),
          failed('GET /markets/', 'the markets', reason),
          skipped('later', 'no market'),
          skipped('unknown', 'a name', { unmet: true }),
          line({ call: 'GET /homepage/', description: 'bare' }),
        ],
        { unseen: [{ call: 'GET /homepage/', places: ['banners', 'links'] }] },
      ),
    );

  it('opens failures and what was not recognised, and shows exchanges', () => {
    const html = pageHtml();
    const head = (mark: string, word: string, what: string) =>
      `<summary><span class="mark ${mark}">${word}</span><span class="what">${what}</span></summary>`;
    expect(html).toContain(
      `<details class="line" open>${head('failed', 'Differs', 'a login')}<div class="inner"><ul class="why"><li>${reason}</li><li>and 1 interaction that builds on it (also of GET /markets/)</li></ul></div></details>`,
    );
    expect(html).toContain(
      `<details class="line" open>${head('failed', 'Not recognised', 'unknown')}`,
    );
    expect(html).toContain(
      `<details class="line">${head('passed', 'Passed', 'the &#34;home&#34; page')}<div class="inner"><h4>Request</h4><pre>GET /markets/</pre><div class="pair"><div><h4>Response 200</h4><pre>&#60;b&#62;</pre></div><div></div></div></div></details>`,
    );
    expect(html).toContain(
      '<div class="line"><span class="mark passed">Passed</span><span class="what">bare</span></div>',
    );
    expect(html).toContain(`<details class="line">${head('skipped', 'Not tried', 'later')}`);
  });

  it('tells at another call what a failure builds on, closed', () => {
    const html = pageHtml();
    expect(html).toMatch(
      /<details class="line"><summary><span class="mark failed">Differs<\/span><span class="what">the markets<\/span><\/summary>.*<li>builds on POST \/users\/login\/: a login<\/li>/,
    );
  });

  it('has counts, bars, and the calls that fail first', () => {
    const html = pageHtml();
    expect(html.match(/<h2><b>\w+<\/b> [\w/]+<\/h2>/g)).toEqual([
      '<h2><b>GET</b> /markets/</h2>',
      '<h2><b>POST</b> /users/login/</h2>',
      '<h2><b>GET</b> /homepage/</h2>',
    ]);
    const tile = (name: string, count: number, text: string) =>
      `<div class="tile ${name}"><strong>${count}</strong><span>${text}</span></div>`;
    expect(html).toContain(
      [
        tile('skipped', 2, 'not tried'),
        tile('failed', 2, 'differ'),
        tile('failed', 1, 'not recognised'),
        tile('passed', 2, 'passed'),
      ].join('\n'),
    );
    expect(html).toContain('<i class="passed" style="flex:2" title="2 passed"></i>');
    expect(html).toContain('<i class="failed" style="flex:1" title="1 differs"></i>');
    expect(html).toContain(
      '<p class="unseen">Never seen: <code>banners</code> <code>links</code></p>',
    );
  });

  it('compares with the mock where that was asked for, and has no empty parts', () => {
    const plain = counted([line({ outcome: 'planned' })]);
    expect(reportHtml(plain)).not.toMatch(
      /Host and mock|class="unseen"|not recognised|class="line" open/,
    );
    expect(reportHtml(plain)).toContain('not tried or planned');
    expect(reportHtml({ ...plain, differences: [] })).toContain('<li>no difference</li>');
    expect(reportHtml({ ...plain, differences: ['a < b'] })).toContain('<li>a &#60; b</li>');
  });
});
