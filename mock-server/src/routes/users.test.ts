import { type DemoPlayer, mainPlayer, players } from '@matka/fixtures/players';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { changeSettings } from '../worlds/world.ts';

const app = { app_id: 'kalyan-matka' };
const login = (mobile: string, credential: object) => ({
  ...app,
  mobile_number: mobile,
  ...credential,
});
const byPassword = ({ password }: DemoPlayer) => ({ grant_type: 'password', password });
const byMpin = ({ mpin }: DemoPlayer) => ({ grant_type: 'mpin', mpin });
const byOtp = ({ otp }: DemoPlayer) => ({ grant_type: 'otp', otp });

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

it.each(players)(
  'POST /users/login/ signs $firstName in by password, by MPIN and by OTP',
  { tags: ['@MOCK-05'] },
  async (player) => {
    const { anonymous } = await buildTestApp();
    for (const credential of [byPassword(player), byMpin(player), byOtp(player)]) {
      const answer = await anonymous('POST /users/login/', login(player.mobile, credential));
      expect(answer.statusCode).toBe(200);
      expect(answer.json().user).toEqual({
        id: expect.any(Number),
        first_name: player.firstName,
        last_name: player.lastName,
        name: `${player.firstName} ${player.lastName}`,
        mobile_number: player.mobile,
        points: player.balanceHundredths / 100,
      });
    }
  },
);

it.each([
  ['a wrong password', mainPlayer.mobile, { grant_type: 'password', password: 'Wrong@2026' }],
  ['a wrong MPIN', mainPlayer.mobile, { grant_type: 'mpin', mpin: '0000' }],
  ['a wrong OTP', mainPlayer.mobile, { grant_type: 'otp', otp: '000000' }],
  ['an unknown mobile number', '9000000001', byPassword(mainPlayer)],
])(
  'POST /users/login/ answers %s with 401 and non_field_errors',
  { tags: ['@API-07'] },
  async (_, mobile, credential) => {
    const { anonymous } = await buildTestApp();
    const answer = await anonymous('POST /users/login/', login(mobile, credential));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      non_field_errors: ['Unable to log in with provided credentials.'],
    });
  },
);

it.each([
  [{ grant_type: 'password' }, { mobile_number: expect.any(Array), password: expect.any(Array) }],
  [
    { grant_type: 'mpin', mobile_number: 9, mpin: null },
    { mobile_number: ['Not a valid string.'], mpin: ['This field may not be null.'] },
  ],
  [{ grant_type: 'face' }, { grant_type: ['"face" is not a valid choice.'] }],
])(
  'POST /users/login/ answers malformed %j with 400 and messages per field',
  { tags: ['@MOCK-01'] },
  async (body, messages) => {
    const { anonymous } = await buildTestApp();
    const answer = await anonymous('POST /users/login/', { ...app, ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(messages);
  },
);

it('POST /users/login/ answers 429 with Retry-After after ten wrong tries, and only for that number', async () => {
  const { anonymous } = await buildTestApp();
  const wrong = login(mainPlayer.mobile, { grant_type: 'otp', otp: '000000' });
  for (let i = 0; i < 10; i += 1) await anonymous('POST /users/login/', wrong);
  const right = login(mainPlayer.mobile, byOtp(mainPlayer));
  const answer = await anonymous('POST /users/login/', right);
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  const [, other] = players;
  const next = await anonymous('POST /users/login/', login(other?.mobile ?? '', byOtp(mainPlayer)));
  expect(next.statusCode).toBe(200);
});

it('POST /users/login/ issues access tokens of 60 minutes and refresh tokens of 30 days', {
  tags: ['@MOCK-28'],
}, async () => {
  const { anonymous } = await buildTestApp();
  const answer = await anonymous('POST /users/login/', login(mainPlayer.mobile, byOtp(mainPlayer)));
  const { access, refresh } = answer.json().tokens;
  const [short, long] = [claimsOf(access), claimsOf(refresh)];
  expect(short).toMatchObject({ type: 'access', app_id: 'kalyan-matka', world: 'kalyan-matka' });
  expect(short.exp - short.iat).toBe(60 * 60);
  expect(long).toMatchObject({ type: 'refresh' });
  expect(long.exp - long.iat).toBe(30 * 24 * 60 * 60);
});

it('POST /users/login/ works without a stored password, MPIN or OTP: the database has salted hashes', {
  tags: ['@MOCK-27'],
}, async () => {
  const { world } = await buildTestApp();
  const stored = world.db.handle.serialize().toString('latin1');
  for (const { password, mpin, otp } of players) {
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(otp);
    expect(stored).not.toContain(`"${mpin}"`);
  }
  const hashes = world.db.handle
    .prepare('SELECT password_hash, mpin_hash FROM players WHERE id <= 3')
    .raw()
    .all()
    .flat();
  expect(new Set(hashes).size).toBe(6);
  for (const hash of hashes) expect(hash).toMatch(/^scrypt\$\d+\$.{8,}\$.{40,}$/);
});

async function signedIn(): Promise<TestApp & { refresh: string; access: string }> {
  const test = await buildTestApp();
  const body = login(mainPlayer.mobile, byOtp(mainPlayer));
  const { tokens } = (await test.anonymous('POST /users/login/', body)).json();
  return { ...test, ...tokens };
}

it('POST /token/refresh/ returns a new access token and nothing else', async () => {
  const { anonymous, refresh } = await signedIn();
  const answer = await anonymous('POST /token/refresh/', { refresh });
  expect(answer.json()).toEqual({ access: expect.any(String) });
  const headers = { authorization: `Bearer ${answer.json().access}` };
  const call = await anonymous('GET /bets/history/?page=1', undefined, headers);
  expect(call.statusCode).toBe(200);
});

it('POST /token/refresh/ answers an expired or unknown refresh token with 401 and detail', {
  tags: ['@API-10'],
}, async () => {
  const { anonymous, world, refresh, access } = await signedIn();
  changeSettings(world, { tokens: { ...world.settings.tokens, refreshSeconds: -1 } });
  const body = login(mainPlayer.mobile, byOtp(mainPlayer));
  const expired = (await anonymous('POST /users/login/', body)).json().tokens.refresh;
  for (const bad of [expired, 'nonsense', `${refresh}x`, access]) {
    const answer = await anonymous('POST /token/refresh/', { refresh: bad });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ detail: expect.any(String), code: 'token_not_valid' });
  }
});

describe('registration', () => {
  const form = {
    ...app,
    grant_type: 'password',
    mobile_number: '9123456780',
    first_name: 'Asha',
    last_name: "D'Souza",
    password: 'Asha@20261',
    confirm_password: 'Asha@20261',
  };
  const { password: _, confirm_password: __, ...rest } = form;

  it.each([
    ['password', form, { grant_type: 'password', password: form.password }],
    [
      'mpin',
      { ...rest, grant_type: 'mpin', mpin: '2581', confirm_mpin: '2581' },
      { grant_type: 'mpin', mpin: '2581' },
    ],
    ['otp', { ...rest, grant_type: 'otp', otp: mainPlayer.otp }, byOtp(mainPlayer)],
  ])(
    'POST /users/register/ lets a new player log in by %s, with points to play with',
    { tags: ['@MOCK-06'] },
    async (_type, body, credential) => {
      const { anonymous } = await buildTestApp();
      expect((await anonymous('POST /users/register/', body)).statusCode).toBe(201);
      const answer = await anonymous('POST /users/login/', login(form.mobile_number, credential));
      expect(answer.json().user).toMatchObject({ first_name: 'Asha', points: 1000 });
    },
  );

  it('POST /users/register/ answers an invalid body with 400 and lists of messages per field', {
    tags: ['@API-03'],
  }, async () => {
    const { anonymous } = await buildTestApp();
    const answer = await anonymous('POST /users/register/', {
      ...app,
      grant_type: 'password',
      mobile_number: '12345',
      first_name: 'A',
      password: 'short',
      confirm_password: 'other',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      mobile_number: ['Enter a valid mobile number.'],
      first_name: ['Enter a valid first name.'],
      last_name: ['This field is required.'],
      password: ['Password must have 8 to 16 characters.'],
      confirm_password: ['Passwords do not match.'],
    });
  });

  it('POST /users/register/ answers a mobile number already registered with 400 at mobile_number', {
    tags: ['@API-04'],
  }, async () => {
    const { anonymous } = await buildTestApp();
    const answer = await anonymous('POST /users/register/', {
      ...form,
      mobile_number: mainPlayer.mobile,
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(['mobile_number']);
  });

  it('a token from before a reset signs nobody in as the new player with the same id', {
    tags: ['@API-10', '@API-46'],
  }, async () => {
    const { anonymous } = await buildTestApp();
    const registered = async (mobile_number: string) => {
      expect(
        (await anonymous('POST /users/register/', { ...form, mobile_number })).statusCode,
      ).toBe(201);
      const credential = { grant_type: 'password', password: form.password };
      const answer = await anonymous('POST /users/login/', login(mobile_number, credential));
      return answer.json();
    };
    const before = await registered('9123456780');
    await anonymous(`POST /__mock/worlds/${app.app_id}/reset/`);
    const after = await registered('9123456781');
    expect(after.user.id).toBe(before.user.id);
    const read = async (access: string) =>
      (await anonymous('GET /bets/history/', undefined, { authorization: `Bearer ${access}` }))
        .statusCode;
    expect([await read(before.tokens.access), await read(after.tokens.access)]).toEqual([401, 200]);
    const { refresh } = before.tokens;
    expect((await anonymous('POST /token/refresh/', { refresh })).json()).toEqual({
      detail: 'User not found',
      code: 'token_not_valid',
    });
  });

  it('POST /users/register/ registers a number once when two requests come together', async () => {
    const { anonymous } = await buildTestApp();
    const both = await Promise.all([1, 2].map(() => anonymous('POST /users/register/', form)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });
});
