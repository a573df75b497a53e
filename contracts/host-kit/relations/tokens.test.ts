import { describe, expect, it } from 'vitest';
import { linesOf, now, placed, type TestHost, token } from './test-support.ts';
import { tokenEnd } from './tokens.ts';

const second = 1000;
const year = 365 * 24 * 3600;
const inSeconds = now / second;
const works = 'the access token of a login says when it ends, and works';
const points = 'the points of a login are those after the bets';
const refreshed = 'the access token of a refresh says when it ends, and works';
const again = 'a refresh token works more than once';

describe('the end of a token', () => {
  it('is the exp in the second of its three parts', () => {
    const three = token({ exp: 12 });
    expect(tokenEnd(three)).toBe(12);
    expect(tokenEnd(three.split('.').slice(0, 2).join('.'))).toBeUndefined();
    expect(tokenEnd(`${three}.more`)).toBeUndefined();
    expect(tokenEnd('')).toBeUndefined();
  });

  it('is a number', () => {
    expect(tokenEnd(token({ exp: '12' }))).toBeUndefined();
    expect(tokenEnd(token({}))).toBeUndefined();
    expect(tokenEnd('a.b.c')).toBeUndefined();
  });
});

/** A host that signs in with a token and points, and accepts some tokens at `/markets/`. */
const loginOf =
  (
    access: string,
    { shown = 100, accepts = access }: { shown?: unknown; accepts?: string } = {},
  ): TestHost =>
  (path, { headers }) => {
    if (path === '/users/login/')
      return { body: { user: { points: shown }, tokens: { access, refresh: 'refresh' } } };
    if (path !== '/markets/?app_id=app') return { status: 404 };
    return headers?.authorization === `Bearer ${accepts}` ? { body: [] } : { status: 401 };
  };

describe('the access token of a login', () => {
  it.each([
    ['ends in a year', year],
    ['ended five minutes ago', -300],
  ])('is sound if it %s', async (_, left) => {
    expect(await linesOf(works, loginOf(token({ exp: inSeconds + left })))).toEqual([]);
  });

  const expected = 'expected a JSON web token whose exp counts seconds';
  it.each([
    ['counts milliseconds', now, 'has an exp years ahead', 'is never renewed ahead of time'],
    [
      'ends after a year',
      inSeconds + year + 1,
      'has an exp years ahead',
      'is never renewed ahead of time',
    ],
    [
      'ended more than five minutes ago',
      inSeconds - 301,
      'has expired already',
      'is signed out at the next start',
    ],
  ])('is named if it %s', async (_, exp, found, effect) => {
    expect(await linesOf(works, loginOf(token({ exp })))).toEqual([
      `$.tokens.access ${found}, ${expected}: the player ${effect}`,
    ]);
  });

  it('is named if the host rejects it', async () => {
    expect(await linesOf(works, loginOf(token(), { accepts: 'another' }))).toEqual([
      '$.tokens.access is rejected by GET /markets/, expected a token that works: the player is signed out at once',
    ]);
  });

  it('is not named for another failure of the markets', async () => {
    const broken: TestHost = (path, request) =>
      path === '/users/login/' ? loginOf(token())(path, request) : { status: 500 };
    expect(await linesOf(works, broken)).toEqual([]);
  });
});

/** What is said of the points of a login after a bet of 5 points from a wallet of 100. */
const pointsLines = (shown: unknown, before: number | undefined, results = [placed(100)]) =>
  linesOf(points, loginOf(token(), { shown }), { points: before, results });

describe('the points of a login', () => {
  it.each([
    ['are those of the latest receipt', 95, 100],
    ['are not there', null, 100],
    ['have grown by a win', 140, 100],
    ['were others before, and differ by a point', 96, 100],
    ['have no others to compare with', 105, undefined],
    ['were right before the bets', 90, 100],
    ['were off by another difference before', 150, 200],
  ])('are accepted if they %s', async (_, shown, before) => {
    expect(await pointsLines(shown, before)).toEqual([]);
  });

  it.each([
    ['stay as before the bets', 100, 100, 'is 100 as before the bets', 'points that are spent'],
    ['are off by the same difference', 105, 110, 'is 105', 'other points than those of the wallet'],
    [
      'are off by the same factor',
      9500,
      10_000,
      'is 9500',
      'other points than those of the wallet',
    ],
    ['are rounded up', 95.5, 100, 'is 95.5', 'points that are rounded'],
    ['are rounded down', 94.01, 100, 'is 94.01', 'points that are rounded'],
    [
      'are rounded, and nothing is known of before',
      95.5,
      undefined,
      'is 95.5',
      'points that are rounded',
    ],
  ])('are named if they %s', async (_, shown, before, found, effect) => {
    expect(await pointsLines(shown, before)).toEqual([
      `$.user.points ${found}, expected 95 as on the latest receipt: the player sees ${effect}`,
    ]);
  });

  it('are compared with the first and the last of several receipts', async () => {
    const results = [placed(100), placed(95), placed(90)];
    expect(await pointsLines(85, 100, results)).toEqual([]);
    expect(await pointsLines(100, 100, results)).toEqual([
      '$.user.points is 100 as before the bets, expected 85 as on the latest receipt: the player sees points that are spent',
    ]);
  });

  const noBet = 'the kit placed no bet: --allow-writes --allow-bets --max-stake POINTS';
  it.each([
    ['no bet was placed', []],
    ['the host refused it', [placed(100, 5, { response: { ...text(placed(100)), status: 300 } })]],
    ['it was another call', [placed(100, 5, { endpoint: 'bet' })]],
    [
      'the receipt cannot be read',
      [placed(100, 5, { response: { status: 200, headers: {}, text: '{}' } })],
    ],
    ['a win has made up for the bets', [placed(100), placed(105)]],
    [
      'nothing was sent',
      [{ ...placed(100), exchange: undefined }].map(({ exchange: _, ...rest }) => rest),
    ],
  ])('are not compared where %s', async (_, results) => {
    expect(await pointsLines(100, 100, results)).toEqual(noBet);
  });
});

function text({ exchange }: ReturnType<typeof placed>) {
  return { headers: {}, text: exchange?.response.text ?? '' };
}

/** A host that gives some access tokens for refreshes, one after the other. */
const refreshing = (...tokens: readonly unknown[]): TestHost => {
  const left = [...tokens];
  return (path, request) => {
    if (path !== '/token/refresh/') return loginOf(token())(path, request);
    const isRight = request.method === 'POST' && request.body === '{"refresh":"refresh"}';
    if (!isRight) return { status: 400 };
    return { body: { access: left.shift() } };
  };
};

describe('a refresh', () => {
  it('gives a token that says when it ends, and works', async () => {
    expect(await linesOf(refreshed, refreshing(token()))).toEqual([]);
    expect(await linesOf(refreshed, refreshing(token({})))).toEqual([
      '$.access has no exp, expected a JSON web token whose exp counts seconds: the player is signed out at the next start',
      '$.access is rejected by GET /markets/, expected a token that works: the player is signed out at once',
    ]);
  });

  it.each([undefined, '', 12])('without an access token is not compared: %j', async (access) => {
    expect(await linesOf(refreshed, refreshing(access))).toBe('the refresh gives no access token');
    expect(await linesOf(again, refreshing(access))).toBe('the refresh gives no access token');
  });

  it('works a second time', async () => {
    expect(await linesOf(again, refreshing('one', 'two'))).toEqual([]);
    expect(await linesOf(again, refreshing('one'))).toEqual([
      '$.refresh is rejected when it is used again, expected a token for many refreshes: the player is signed out at the second refresh',
    ]);
  });
});
