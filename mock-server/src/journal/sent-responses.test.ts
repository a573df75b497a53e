import { expect, it } from 'vitest';
import { betBody, buildTestApp } from '../../test/build-app.ts';

const world = '/__mock/worlds/kalyan-matka';
const bet = betBody(1, [{ digit: '1', points: 5, bet_type: 'open' }]);
const after = { when: 'after-commit' };

it.each<[object, number, { status: number; effects: string[] } | undefined]>([
  [{ effect: 'status', ...after }, 200, { status: 500, effects: ['status'] }],
  [{ effect: 'status', status: 503, ...after }, 200, { status: 503, effects: ['status'] }],
  [{ effect: 'status', status: 503 }, 503, { status: 503, effects: ['status'] }],
  [{ effect: 'html', ...after }, 200, { status: 502, effects: ['html'] }],
  [{ effect: 'captive-portal', ...after }, 200, { status: 200, effects: ['captive-portal'] }],
  [{ effect: 'malformed', ...after }, 200, { status: 200, effects: ['malformed'] }],
  [{ effect: 'truncated', ...after }, 200, { status: 200, effects: ['truncated'] }],
  [{ effect: 'reset', ...after }, 200, { status: 0, effects: ['reset'] }],
  [{ effect: 'drop' }, 0, { status: 0, effects: ['drop'] }],
  [{ effect: 'delayed-commit', milliseconds: 0 }, 200, { status: 0, effects: ['delayed-commit'] }],
  [{ effect: 'latency', milliseconds: 0 }, 200, undefined],
])(
  'the journal keeps the response that %j sent beside the response of the handler',
  async (rule, status, sent) => {
    const { anonymous, as } = await buildTestApp({ scenario: 'fresh' });
    await anonymous(`POST ${world}/faults/`, { ...rule, path: '/betting/' });
    const got = await as('9876543210')('POST /betting/', bet).then(
      ({ statusCode }) => statusCode,
      () => 0,
    );
    expect(got).toBe(sent?.status ?? status);
    // A delayed commit is there after its connection was broken.
    const found = async () => {
      const journal = (await anonymous(`GET ${world}/journal/`)).json();
      const [entry] = journal.filter(({ url }: { url: string }) => url === '/betting/');
      return [entry?.status, entry?.sent];
    };
    await expect.poll(found).toEqual([status, sent]);
    const booked = (await anonymous(`GET ${world}/players/9876543210/bets/`)).json();
    expect(booked).toHaveLength(status === 200 ? 1 : 0);
    expect((await anonymous(`POST ${world}/replay/`)).json().differences).toEqual([]);
  },
);

it('the journal keeps the response that a magic amount sent beside the response of the handler', async () => {
  const { anonymous, as } = await buildTestApp();
  const amount = betBody(1, [{ digit: '1', points: 9919, bet_type: 'open' }]);
  await as('9876543210')('POST /betting/', amount).catch(() => undefined);
  const [entry] = (await anonymous(`GET ${world}/journal/`)).json();
  expect([entry.status, entry.sent]).toEqual([200, { status: 0, effects: ['reset'] }]);
});
