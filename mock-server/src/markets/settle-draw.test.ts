import { testClock } from '@matka/fixtures/test-clock';
import { expect, it } from 'vitest';
import { betBody, buildTestApp } from '../../test/build-app.ts';
import { worldWith } from '../../test/world-with-bets.ts';
import { setDraw } from './settle-draw.ts';

const digit = (number: string, points = 10, session = 'open') =>
  betBody(1, [{ digit: number, points, bet_type: session }]);
const jodi = (number: string) => betBody(3, [{ jodi: number, points: 10 }]);

const place = { market_id: 7, market: 'Kalyan Matka', day: '2026-11-20' };
const nothing = { won: 0, lost: 0, paid: 0 };

it('a corrected result reports once the points that it moved, and then the draw', async () => {
  const { set, until, bets, points, broken } = await worldWith(digit('1'), digit('2', 20));
  set('open', '128');
  await until('16:20');
  expect(await bets()).toEqual([
    ['lost', 0],
    ['won', 95],
  ]);
  const at = '2026-11-20T16:20:00.000+05:30';
  const drawn = { ...place, at, session: 'open', pana: '129', digit: '2' };
  expect(set('open', '129')).toEqual([
    { ...drawn, type: 'correction', won: 1, lost: 1, paid: 95 },
    { ...drawn, ...nothing, type: 'draw' },
  ]);
  expect(await bets()).toEqual([
    ['won', 190],
    ['lost', 0],
  ]);
  expect(points()).toBe(10_000 - 30 + 190);
  expect(await broken()).toEqual([]);
});

it.each([
  ['the newer', [digit('1', 20), digit('2')]],
  ['the older', [digit('2'), digit('1', 20)]],
])('a corrected result pays new wins before it takes old wins back: %s', async (_, placed) => {
  const { set, until, spend, points, owed, movements } = await worldWith(...placed);
  set('open', '128');
  await until('16:20');
  spend(points());
  set('open', '129');
  expect(movements()).toEqual([
    ['correction', 95_00, 95_00],
    ['debt', 95_00, 190_00],
    ['correction', -190_00, 0],
  ]);
  expect([points(), owed()]).toEqual([0, 95]);
});

it('a corrected result takes back the points of a wallet, and the rest stays owed until the next win', async () => {
  const { set, until, spend, points, owed, movements, broken } = await worldWith(digit('1'));
  set('open', '128');
  await until('16:20');
  spend(points() - 40);
  expect(set('open', '129')).toMatchObject([{ type: 'correction', lost: 1, paid: -40 }, {}]);
  expect([points(), owed()]).toEqual([0, 55]);
  expect(await broken()).toEqual([]);
  set('open', '128');
  expect([points(), owed()]).toEqual([40, 0]);
  expect(movements()).toEqual([
    ['debt', 55_00, 95_00],
    ['correction', -95_00, 0],
    ['correction', 95_00, 95_00],
    ['debt', -55_00, 40_00],
  ]);
  expect(await broken()).toEqual([]);
});

it('a corrected result adds no points from nothing, however often it is withdrawn and drawn again', async () => {
  const { set, until, spend, points, owed, broken } = await worldWith(digit('1'), digit('2', 20));
  set('open', '128');
  await until('16:20');
  const worth = points();
  let spent = 0;
  for (let round = 0; round < 6; round += 1) {
    spent += points();
    spend(points());
    set('open', [null, '129', '335', '128'][round % 4] ?? null);
    set('open', '128');
    expect(spent + points() - owed()).toBe(worth);
    expect(points()).toBeGreaterThanOrEqual(0);
    expect(await broken()).toEqual([]);
  }
  expect(spent).toBe(worth);
});

it('a corrected result deducts a debt from the win of another market', async () => {
  const other = { ...digit('1', 50), market_id: 12 };
  const { set, setIn, until, spend, points, owed, broken } = await worldWith(digit('1'), other);
  set('open', '128');
  await until('16:20');
  spend(points());
  set('open', '129');
  expect([points(), owed()]).toEqual([0, 95]);
  setIn(12, 'open', '128');
  await until('23:50');
  expect([points(), owed()]).toEqual([475 - 95, 0]);
  expect(await broken()).toEqual([]);
});

it.each(['128', '335'])(
  'a corrected result moves nothing where the outcomes stay the same: %s',
  async (pana) => {
    const { set, until, points, movements } = await worldWith(digit('1'), digit('2'));
    set('open', '128');
    await until('16:20');
    expect(set('open', pana)).toMatchObject([{ type: 'draw', pana, ...nothing }]);
    expect(points()).toBe(10_000 - 20 + 95);
    expect(movements()).toEqual([]);
  },
);

it('a result corrected to nothing makes its bets pending, and the next draw settles them', async () => {
  const world = await worldWith(digit('1'), digit('2'));
  const { set, until, bets, points, pendingInHistory, broken } = world;
  set('open', '128');
  await until('16:20');
  const at = '2026-11-20T16:20:00.000+05:30';
  const drawn = { ...place, at, session: 'open', pana: null, digit: null };
  expect(set('open', null)).toEqual([
    { ...drawn, type: 'correction', won: 0, lost: 0, paid: -95 },
    { ...drawn, ...nothing, type: 'draw' },
  ]);
  expect(await bets()).toEqual([
    ['PENDING', null],
    ['PENDING', null],
  ]);
  expect(await pendingInHistory()).toBe(2);
  expect(points()).toBe(10_000 - 20);
  expect(await broken()).toEqual([]);
  expect(set('open', '129')).toMatchObject([{ type: 'draw', won: 1, lost: 1, paid: 95 }]);
  expect(await pendingInHistory()).toBe(0);
});

it('a corrected open result makes lost jodis pending, or settles them by a known close result', async () => {
  const { set, until, bets, points, broken } = await worldWith(jodi('13'), jodi('23'));
  set('open', '128');
  set('close', '346');
  await until('18:20');
  expect(await bets()).toEqual([
    ['lost', 0],
    ['won', 950],
  ]);
  expect(set('open', null)).toMatchObject([
    { type: 'correction', session: 'open', won: 0, lost: 0, paid: -950 },
    { type: 'draw', session: 'open', ...nothing },
  ]);
  expect((await bets()).map(([status]: string[]) => status)).toEqual(['PENDING', 'PENDING']);
  expect(set('open', '129')).toMatchObject([
    { type: 'draw', session: 'open', ...nothing },
    { type: 'draw', session: 'close', pana: '346', digit: '3', won: 1, lost: 1, paid: 950 },
  ]);
  expect(points()).toBe(10_000 - 20 + 950);
  expect(await broken()).toEqual([]);
});

it('a corrected close result neither changes nor reports an open bet', async () => {
  const { set, until, points } = await worldWith(digit('1'), jodi('13'));
  set('open', '128');
  set('close', '346');
  await until('18:20');
  expect(set('close', '347')).toMatchObject([
    { type: 'correction', session: 'close', won: 0, lost: 1, paid: -950 },
    { type: 'draw', session: 'close', ...nothing },
  ]);
  expect(points()).toBe(10_000 - 20 + 95);
});

it('a draw that is set drops the list of markets that was made before it', async () => {
  const { world } = await buildTestApp({ scenario: 'fresh' });
  const [market] = world.markets;
  if (!market) throw new Error('There are no markets.');
  world.cache.marketsResponse = { body: '[]', from: 0, until: Number.MAX_SAFE_INTEGER };
  setDraw(world, { market, day: '2026-11-21', session: 'open' }, '128');
  expect(world.cache.marketsResponse).toBeUndefined();
});

it('a draw that is set at the very time of its result becomes the result', async () => {
  const { set, until, bets } = await worldWith(digit('1'));
  await until('16:09');
  expect(set('open', '128')).toEqual([]);
  expect(await bets()).toEqual([['PENDING', null]]);
  await until('16:10');
  expect(await bets()).toEqual([['won', 95]]);
});

it('a draw that is set early is pending: the market stays open and blank, and bets are taken', {
  tags: ['@MOCK-26'],
}, async () => {
  const { bet, set, until, shown, results, points, broken } = await worldWith();
  expect(set('open', '128')).toEqual([]);
  set('close', '346');
  expect(await shown()).toEqual([6, null, null, null]);
  expect(await results()).toBeUndefined();
  await bet(digit('1'));
  expect(await broken()).toEqual([]);
  expect(points()).toBe(9_990);
  expect(await until('16:10')).toMatchObject([
    { type: 'draw', session: 'open', pana: '128', won: 1, lost: 0, paid: 95 },
  ]);
  expect(await shown()).toEqual([4, '128', '1', null]);
  await bet(digit('3', 10, 'close'));
  await until('18:10');
  expect(await shown()).toEqual([1, '128', '1', '346']);
  expect(points()).toBe(9_980 + 190);
  expect(await broken()).toEqual([]);
});

it('a draw that is set early can be changed until its time, also to nothing', async () => {
  const { set, until, shown, points } = await worldWith(digit('1'));
  set('open', '128');
  set('open', null);
  expect(await until('16:10')).toMatchObject([{ pana: null, won: 0, lost: 0 }]);
  expect(await shown()).toEqual([4, null, null, null]);
  expect(points()).toBe(9_990);
  expect(set('open', '128')).toMatchObject([{ type: 'draw', won: 1 }]);
});

it('a draw that is set corrects at its time the bets settled before the clock went back', async () => {
  const { set, until, back, shown, points, broken } = await worldWith(digit('1'));
  set('open', '128');
  await until('16:10');
  expect(points()).toBe(9_990 + 95);
  await back(testClock);
  expect(await shown()).toEqual([6, null, null, null]);
  set('open', '129');
  expect(points()).toBe(9_990 + 95);
  expect(await until('16:10')).toMatchObject([
    { type: 'correction', lost: 1, paid: -95 },
    { type: 'draw', pana: '129' },
  ]);
  expect(points()).toBe(9_990);
  expect(await broken()).toEqual([]);
});

const all = [...'0123456789'].map((number) => digit(number));

it('a draw of the seed settles and pays bets when the clock passes it, in every world alike', {
  tags: ['@MOCK-30'],
}, async () => {
  const { until, points } = await worldWith(...all);
  const [drawn] = await until('16:10');
  expect(drawn).toEqual({
    ...place,
    type: 'draw',
    at: '2026-11-20T16:10:00.000+05:30',
    session: 'open',
    pana: expect.stringMatching(/^\d{3}$/),
    digit: expect.stringMatching(/^\d$/),
    won: 1,
    lost: 9,
    paid: 95,
  });
  expect(points()).toBe(10_000 - 100 + 95);
  const again = await (await worldWith()).until('16:10');
  expect(again).toMatchObject([{ pana: drawn?.pana }]);
});

it('a draw of the seed settles nothing twice when the clock is set back and passes it again', async () => {
  const { until, back, points } = await worldWith(...all);
  await until('17:00');
  const after = points();
  await back(testClock);
  await until('17:00');
  expect(points()).toBe(after);
});
