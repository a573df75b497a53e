import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const faults = '/__mock/worlds/kalyan-matka/faults/';

it.each<[field: string, rule: object]>([
  ['path', { effect: 'status', path: '/market/' }],
  ['path', { effect: 'status', path: '/markets/?app_id=f' }],
  ['path', { effect: 'status', path: '/betting/?page=1' }],
  ['path', { effect: 'status', path: '/Markets/' }],
  ['path', { effect: 'status', path: '//markets/' }],
  ['path', { effect: 'status', path: '/api/markets/' }],
  ['path', { effect: 'status', path: '/__mock/worlds/' }],
  ['path', { effect: 'status', path: '/w/asha/markets/' }],
  ['path', { effect: 'status', path: '/nowhere/*' }],
  ['path', { effect: 'status', method: 'POST', path: '/markets/' }],
  ['path', { effect: 'status', method: 'GET', path: '/users/login/' }],
  ['path', { effect: 'eventual-history', path: '/markets/' }],
  ['method', { effect: 'eventual-history', method: 'POST' }],
  ['when', { effect: 'delayed-commit', when: 'after-commit' }],
  ['status', { effect: 'reset', status: 500 }],
  ['status', { effect: 'captive-portal', status: 302 }],
  ['body', { effect: 'html', body: '<p>' }],
  ['headers', { effect: 'drop', headers: { 'x-a': 'b' } }],
  ['headers', { effect: 'latency', headers: { 'x-a': 'b' } }],
  ['bytes', { effect: 'malformed', bytes: 5 }],
  ['headers', { effect: 'html', headers: { 'content-type': 'text/plain' } }],
  ['headers', { effect: 'status', headers: { 'content-type': 'text/html' } }],
  ['headers', { effect: 'status', headers: { 'Content-Type': 'TEXT/HTML; charset=utf-8' } }],
  ['headers', { effect: 'malformed', headers: { 'content-type': 'image/svg+xml' } }],
  ['headers', { effect: 'truncated', headers: { 'content-type': 'application/xhtml+xml' } }],
  ['headers', { effect: 'status', headers: { 'content-type': 'text/xml' } }],
  ['headers', { effect: 'status', headers: { 'content-type': '' } }],
  ['headers', { effect: 'status', headers: { 'content-type': 'application/jsonp' } }],
  ['headers', { effect: 'status', headers: { 'Content-Security-Policy': 'x' } }],
  ['headers', { effect: 'status', headers: { 'x-content-type-options': 'x' } }],
  ['headers', { effect: 'status', headers: { 'content-length': '1' } }],
  ['headers', { effect: 'status', headers: { 'Transfer-Encoding': 'chunked' } }],
  ['headers', { effect: 'status', headers: { 'no name': 'x' } }],
  ['headers', { effect: 'status', headers: { '': 'x' } }],
  ['headers', { effect: 'status', headers: { name: 'two\nlines' } }],
  ['headers', { effect: 'status', headers: { name: 'a zero \u0000' } }],
  ['headers', { effect: 'status', headers: { name: 'पाना' } }],
  ['when', { effect: 'eventual-history', when: 'before-commit' }],
  ['milliseconds', { effect: 'latency', milliseconds: 120_001 }],
  ['milliseconds', { effect: 'delayed-commit', milliseconds: 120_001 }],
  ['milliseconds', { effect: 'eventual-history', milliseconds: 86_400_001 }],
  ['bytes', { effect: 'status', bytes: 3 }],
  ['bytes', { effect: 'truncated', bytes: -1 }],
  ['non_field_errors', { effect: 'status', body: 'x'.repeat(10_000) }],
])('a rule that cannot apply as written is refused at its %s: %j', async (field, rule) => {
  const { anonymous } = await buildTestApp();
  const refused = await anonymous(`POST ${faults}`, rule);
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, [field]]);
});

it.each([
  { effect: 'status', path: '/markets' },
  { effect: 'status', path: '/betting/12/' },
  { effect: 'status', path: '/betting/*', method: 'GET' },
  { effect: 'status', path: '/betting/1*' },
  { effect: 'status', path: '/bet*' },
  { effect: 'status', path: '/*' },
  { effect: 'eventual-history', path: '/betting/history/' },
  { effect: 'latency', when: 'after-commit', headers: { 'x-a': 'b' } },
  { effect: 'status', headers: { 'content-type': 'application/problem+json' } },
])('a rule that can apply is accepted: %j', async (rule) => {
  const { anonymous } = await buildTestApp();
  expect((await anonymous(`POST ${faults}`, rule)).statusCode).toBe(201);
});

it('a rule can send a body with its own media type unchanged', async () => {
  const { anonymous } = await buildTestApp();
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  await anonymous(`POST ${faults}`, { effect: 'status', status: 503, body: 'Busy', headers });
  const response = await anonymous('GET /markets/?app_id=kalyan-matka');
  expect([response.headers['content-type'], response.body]).toEqual([
    'text/plain; charset=utf-8',
    'Busy',
  ]);
});

it.each([
  ...['/markets/?app_id=kalyan-matka', '/nowhere/', '/betting/1/', '/__mock/health/'],
  ...['/__mock/worlds/', '/__mock/worlds/kalyan-matka/file/', '/__mock/openapi.json'],
])('a browser runs no response to GET %s as a page', async (path) => {
  const { anonymous } = await buildTestApp();
  const { headers } = await anonymous(`GET ${path}`);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/^sandbox;/);
});

it.each(['html', 'captive-portal'])(
  'a browser runs nothing in the page of the effect %s',
  async (effect) => {
    const { anonymous } = await buildTestApp();
    await anonymous(`POST ${faults}`, { effect });
    const { headers } = await anonymous('GET /markets/?app_id=kalyan-matka');
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toMatch(/^sandbox;/);
  },
);

it.each([
  [5, '5'],
  [0, '0'],
  [-1, '-1'],
  [2.5, '2.5'],
  ['', ''],
  ['Fri, 20 Nov 2026 06:31:00 GMT', 'Fri, 20 Nov 2026 06:31:00 GMT'],
])('a rule can send a header with the value %j', async (value, sent) => {
  const { anonymous } = await buildTestApp();
  const rule = { effect: 'status', status: 429, headers: { 'retry-after': value } };
  expect((await anonymous(`POST ${faults}`, rule)).statusCode).toBe(201);
  const { headers } = await anonymous('GET /markets/?app_id=kalyan-matka');
  expect(headers['retry-after']).toBe(sent);
});

it.each([true, null, ['5'], {}])('a rule cannot send a header with the value %j', async (value) => {
  const { anonymous } = await buildTestApp();
  const rule = { effect: 'status', headers: { 'retry-after': value } };
  expect((await anonymous(`POST ${faults}`, rule)).statusCode).toBe(400);
});
