import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { openStyledMock } from '../../test/styled-mock.ts';

const { mock, send, signIn, bet } = await openStyledMock();

const { mobile } = mainPlayer;

it.each([
  ['bet-ids-as-uuids', '..%2F__mock%2Fworlds%2Fkalyan-matka%2Fplayers', 404],
  ['bet-ids-as-uuids', '1', 404],
  ['bet-ids-as-uuids', '6f1d0c52-9b7e-4e0a-8a63-000000000001', 200],
  ['bet-ids-as-uuids', '6f1d0c52-9b7e-4e0a-8a63-000000000001%2F..', 404],
  ['bet-ids-as-uuids', '6f1d0c52-9b7e-4e0a-8a63-999999999999', 404],
  ['big-bet-ids', '1', 404],
  ['big-bet-ids', '400000000000001', 200],
  ['big-bet-ids', '4e14', 404],
])(
  'a world with the host style %s answers a request for the bet id %s with %i',
  async (style, id, status) => {
    await mock.world().setHostStyle([style]);
    const { bearer } = await signIn();
    expect((await send('GET', `/betting/${id}/`, undefined, bearer)).status).toBe(status);
    const named = { 'x-mock-world': mock.world().id };
    const anonymous = (await send('GET', `/betting/${id}/`, undefined, named)).status;
    expect(anonymous).toBe(id.includes('%2F') ? 404 : 401);
  },
);

it.each([
  ['other-market-ids', 1],
  ['other-market-ids', 5007.5],
  ['other-market-ids', { toString: null }],
  ['market-ids-as-texts', '7a'],
  ['other-bet-type-ids', 7],
])('a world with the host style %s refuses the id %j, which it never showed', async (style, id) => {
  await mock.world().setHostStyle([style]);
  const { bearer } = await signIn();
  const before = (await mock.world().player(mobile)).points;
  const sent = style === 'other-bet-type-ids' ? { bet_type_id: 3 } : { market_id: id };
  expect((await bet(bearer, 7, sent)).status).toBe(400);
  expect((await mock.world().player(mobile)).points).toBe(before);
});

const letters = ['market-ids-with-letters', 'bet-type-ids-with-letters'];

it.each([[[]], [['numbers-as-texts']]])(
  'a world with lettered ids of markets and bet types accepts the listed ids only, also with %j',
  async (more) => {
    await mock.world().setHostStyle([...letters, ...more]);
    const { bearer } = await signIn();
    const idOf = async (path: string, given: string) =>
      (await send('GET', `${path}?app_id=${mock.world().id}`)).body.find(
        ({ name }: { name: string }) => name === given,
      ).id;
    const market_id = await idOf('/markets/', 'Kalyan Matka');
    const bet_type_id = await idOf('/bet-types/', 'Jodi Digits');
    expect([market_id, bet_type_id]).toEqual([
      expect.stringMatching(/^65f0c0ffee00\d{12}$/),
      expect.stringMatching(/^65f0be77c0de\d{12}$/),
    ]);
    expect((await bet(bearer, market_id, { bet_type_id })).status).toBe(200);
    for (const wrong of [{ market_id: 3 }, { bet_type_id: 3 }, { market_id: `${market_id}0` }])
      expect((await bet(bearer, market_id, { bet_type_id, ...wrong })).status).toBe(400);
  },
);

it('a receipt has the same text id of its market as the list', async () => {
  await mock.world().setHostStyle(['market-ids-as-texts']);
  const { bearer } = await signIn();
  const { status, body } = await bet(bearer, '00000003', {});
  expect([status, body.bet_details.market.id]).toEqual([200, '00000003']);
});

it('a limit of the rate of requests refuses every call with 429', async () => {
  await mock.world().setHostStyle(['rate-limit']);
  const calls = Array.from({ length: 13 }, () =>
    send('GET', `/bet-types/?app_id=${mock.world().id}`),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 429]);
});
