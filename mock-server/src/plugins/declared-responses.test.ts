import { mainPlayer } from '@matka/fixtures/players';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildTestApp, jodiBet } from '../../test/build-app.ts';

const world = '/__mock/worlds/kalyan-matka';

/** The lines that go to stderr until the test ends. */
function linesOnStderr() {
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([line]) => String(line));
}

it('a response that its route does not declare is an error that names the route and the place', async () => {
  const { world: own, anonymous } = await buildTestApp();
  const written = linesOnStderr();
  Object.assign(own, { betTypes: own.betTypes.map((one) => ({ ...one, name: null })) });
  const response = await anonymous('GET /bet-types/?app_id=kalyan-matka');
  const text = 'GET /bet-types/ may not answer 200 like this: 0.name must be string.';
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain(text);
  expect(written()).toContain(`${text}\n`);
});

it('a response of the control API that its route does not declare is an error', async () => {
  const { app, anonymous } = await buildTestApp({ seed: 7, secret: 'own' });
  linesOnStderr();
  vi.spyOn(app.coverage, 'report').mockReturnValue(JSON.parse('{"met":{},"missing":{}}'));
  const { body } = await anonymous('GET /__mock/coverage/');
  expect(body).toContain(
    "GET /__mock/coverage/ may not answer 200 like this: met must have required property 'calls'",
  );
});

it('a status that its route does not declare is an error', async () => {
  const { app, anonymous } = await buildTestApp({ seed: 7, secret: 'own' });
  linesOnStderr();
  vi.spyOn(app.coverage, 'report').mockImplementation(() => {
    throw Object.assign(new Error('I am a teapot'), { statusCode: 418 });
  });
  const { body } = await anonymous('GET /__mock/coverage/');
  expect(body).toContain('may not answer 418 like this: no such status is declared');
});

it.each<[what: string, set: (call: (line: string, body: object) => unknown) => unknown]>([
  ['a fault before the commit', (call) => call(`POST ${world}/faults/`, { effect: 'malformed' })],
  [
    'a fault after the commit',
    (call) => call(`POST ${world}/faults/`, { effect: 'truncated', when: 'after-commit' }),
  ],
  [
    'a fault with a status and a body that no host declares',
    (call) => call(`POST ${world}/faults/`, { effect: 'status', status: 599, body: [1] }),
  ],
  ['host styles that a seed draws', (call) => call(`PUT ${world}/host-style/`, { random: 7 })],
])('%s may send a response that no route declares', async (_what, set) => {
  const { as, anonymous } = await buildTestApp();
  await set(anonymous);
  const written = linesOnStderr();
  for (const line of ['GET /markets/', 'GET /bets/history/', 'GET /bet-types/'])
    await as(mainPlayer.mobile)(line);
  await as(mainPlayer.mobile)('POST /betting/', jodiBet(10));
  expect(written()).toEqual([]);
});
